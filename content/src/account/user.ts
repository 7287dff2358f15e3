import type { PictureName } from '../pictures.ts'

type User = { firstName: string; lastName: string; picture: PictureName }

/** The traveller of the sample account; nobody signs in (spec 2.7). */
export const user: User = { firstName: 'Asha', lastName: 'Rawat', picture: 'portrait-1' }

/** The sample traveller's profile details (spec 2.7). */
export const details = {
  email: 'asha@traveller.example',
  occupation: 'Architect',
  description: 'Rides in summer, draws in winter.',
  phone: '9100000000',
  website: 'https://asha.example',
} as const

/** The sample traveller's introduction on her profile. */
export const introduction = [
  'I started on a borrowed 350 in the hills behind Shimla and have been looking for the next pass since. I like long days, early starts, and tea at every place that sells it.',
  'Leh was the first place where I slept badly and woke up happy. Next on my list: the dark sky over Hanle, and one road that I have not yet seen on any map.',
] as const
