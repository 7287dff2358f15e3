export type GuideGroup = { title: string; topics: readonly string[] }

/** The topic groups of spec 2.8. The guides do not exist, so the topics are plain text. */
export const guideGroups: readonly GuideGroup[] = [
  {
    title: 'Getting started',
    topics: [
      'How the site works',
      'Choosing a tour',
      'Asking for a quote',
      'What a quote holds',
      'Before your first ride',
    ],
  },
  {
    title: 'Your calendar',
    topics: ['Departure dates', 'Changing your dates', 'Seasons and closed roads', 'Reminders'],
  },
  {
    title: 'Your listings',
    topics: ['Saved tours', 'Comparing tours', 'Sharing a tour', 'Tours you have ridden'],
  },
  {
    title: 'How payouts work',
    topics: ['Return of a deposit', 'Refunds', 'Bank details', 'When money arrives'],
  },
  {
    title: 'Your reservations',
    topics: [
      'Confirming a place',
      'Riders and passengers',
      'Changing the motorbike',
      'Adding a night',
      'Cancelling',
    ],
  },
  {
    title: 'Reservation help',
    topics: ['Late arrivals', 'Lost documents', 'Insurance', 'A road is closed'],
  },
  {
    title: 'Your account',
    topics: ['Your profile', 'Passwords', 'Notifications', 'Deleting an account'],
  },
]
