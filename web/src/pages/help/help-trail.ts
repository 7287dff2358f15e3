/** The way to a page of the help centre. */
export const helpTrail = (label: string) => [
  { label: 'Help centre', href: '/helpcenter' },
  { label },
]
