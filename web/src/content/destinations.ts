import type { PictureName } from './pictures.ts'

export type Destination = { image: PictureName; place: string; hotels: string }

// The specification names the eight places; the hotel counts are samples that the agency must
// confirm.
export const destinations: readonly Destination[] = [
  { image: 'rome', place: 'Rome', hotels: '3 Hotels' },
  { image: 'singapore', place: 'Singapore', hotels: '5 Hotels' },
  { image: 'paris', place: 'Paris', hotels: '4 Hotels' },
  { image: 'goa', place: 'Goa', hotels: '9 Hotels' },
  { image: 'whistler', place: 'Whistler', hotels: '2 Hotels' },
  { image: 'lumpur', place: 'Lumpur', hotels: '6 Hotels' },
  { image: 'sydney', place: 'Sydney', hotels: '4 Hotels' },
  { image: 'virginia-beach', place: 'Virginia Beach', hotels: '2 Hotels' },
]
