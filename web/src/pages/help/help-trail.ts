/** The breadcrumb of a page in the help centre. */
export const helpTrail = (label: string) => [
  { label: 'Help centre', href: '/helpcenter' },
  { label },
]
