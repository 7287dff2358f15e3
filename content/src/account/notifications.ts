type NotificationGroup = {
  title: string
  desc: string
  choices: readonly { name: string; label: string; on?: true }[]
}

export const notificationGroups: readonly NotificationGroup[] = [
  {
    title: 'Account Notifications',
    desc: 'Tell me by e-mail when',
    choices: [
      { name: 'mention', label: 'someone mentions me', on: true },
      { name: 'follow', label: 'someone follows me', on: true },
      { name: 'share', label: 'someone shares my trip' },
      { name: 'message', label: 'someone sends me a message' },
    ],
  },
  {
    title: 'Trip Notifications',
    desc: 'While I am waiting for a departure, tell me when',
    choices: [
      { name: 'road', label: 'a pass opens or closes', on: true },
      { name: 'date', label: 'a date of my trip changes', on: true },
      { name: 'seat', label: 'a place becomes free' },
    ],
  },
  {
    title: 'Marketing Notifications',
    desc: 'Now and then, write to me about',
    choices: [
      { name: 'offers', label: 'sales and offers' },
      { name: 'news', label: 'company news', on: true },
      { name: 'jobs', label: 'weekly jobs' },
      { name: 'tours', label: 'new tours and dates' },
    ],
  },
]
