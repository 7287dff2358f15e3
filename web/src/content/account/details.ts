/** The sample traveller's profile details (spec 2.7). */
export const details = {
  email: 'asha@traveller.example',
  occupation: 'Architect',
  description: 'Rides in summer, draws in winter.',
  phone: '9100000000',
  website: 'https://asha.example',
} as const
