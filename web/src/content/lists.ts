// Inclusions, exclusions and things to pack: the same on every tour page (spec 2.5 and 9).

export const inclusions = [
  '6 nights’ stay on a sharing basis',
  '6 breakfasts',
  '6 dinners',
  'Motorcycle as chosen',
  'Fuel for the listed route',
  'Lead captain',
  'Mechanic with spares',
  'Backup vehicle',
  'Oxygen and first aid',
  'Paperwork for the fees and permits of Indian guests',
  'Pick-up at Leh airport or bus stand',
] as const

export const exclusions = [
  '5% GST',
  'Bike security deposit of 5000 for classic and 10,000 for himalayan',
  'Travel to and from Leh',
  'Lunches and snacks',
  'Entry, camel and activity fees',
  'Damage and fines',
  'Costs of road closure, weather or sickness',
  'Anything not listed',
] as const

export const thingsToPack = [
  'Rucksack of 60 litres or more',
  'Rain cover',
  'Day bag',
  'Riding jacket with guards',
  'Riding trousers or knee guards',
  'Full-face helmet',
  'Waterproof gloves',
  'Riding boots',
  'Rain suit',
  'Two sets of thermals',
  'Fleece',
  'Down jacket',
  'Four T-shirts',
  'Two pairs of trousers',
  'Six pairs of socks',
  'Cap and balaclava or buff',
  'Sunglasses UV400',
  'Sunscreen and lip balm',
  'Two 1-litre bottles',
  'Power bank',
  'Torch',
  'Personal medicines',
  'ID and driving licence with copies',
  'Cash',
  'Zip bags or a dry bag',
] as const
