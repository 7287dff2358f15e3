export type Faq = { id: number; title: string; desc: string }

/** The questions of the home page; the first is open at first. */
export const faqs: readonly Faq[] = [
  {
    id: 1,
    title: 'How do I book a place?',
    desc: 'Send the Get Quote form with your name, e-mail, phone number and destination. We answer with the dates that are open, the choice of motorcycle or seat, and the price. Nothing is paid on this website.',
  },
  {
    id: 2,
    title: 'What licence and how much riding experience do I need?',
    desc: 'Riders need a valid motorcycle licence, carried in the original with a copy. You should be steady on a loaded bike, on gravel and in hairpins before you come to Ladakh. If you would rather not ride, take a pillion seat or a seat in the shared SUV.',
  },
  {
    id: 3,
    title: 'How do you deal with altitude?',
    desc: 'After flying in, the Leh administration asks for 48 hours of rest, and our loops from Leh begin with two nights there. Halts on high passes are kept to 15 to 20 minutes, oxygen travels with the group, and anyone who gets worse goes down. This is information and not medical advice: see a doctor before you travel, and about any medicines.',
  },
  {
    id: 4,
    title: 'Do Indian riders still need a permit for Ladakh?',
    desc: 'Since August 2021 Indian guests need no inner line permit for these circuits, although many still say “permit”. You register and carry the receipt of an environment fee (₹400 in recent sources), with a wildlife fee of ₹20 a day and an optional Red Cross fee. We do the paperwork for the Leh loops.',
  },
  {
    id: 5,
    title: 'What does the price hold?',
    desc: 'On the Leh loops it holds stays on sharing, breakfasts and dinners, the motorcycle you chose or a seat, fuel for the listed route, a captain, a mechanic, a backup vehicle and oxygen. GST of 5%, the refundable bike deposit, travel to and from Leh, lunches and activity fees are extra. Each tour page has the full lists.',
  },
  {
    id: 6,
    title: 'What happens if weather closes a road?',
    desc: 'The captain waits, turns back or takes another road; snow, slides and orders of the administration come before the plan. We tell you what changes as soon as we know. Costs that come from closures or weather, such as an extra night, are not part of the price.',
  },
]
