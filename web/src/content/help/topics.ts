/** An entry of the help centre's first page; `icon` is the name of its icon. */
export type HelpCard = {
  icon: 'question' | 'guide' | 'support'
  title: string
  desc: string
  link: string
}

export const helpCards: readonly HelpCard[] = [
  {
    icon: 'question',
    title: 'FAQs',
    desc: 'Short answers on buying, payments and everything around a trip.',
    link: '/helpcenter-faqs',
  },
  {
    icon: 'guide',
    title: 'Guides',
    desc: 'Seven groups of topics, from getting started to your account.',
    link: '/helpcenter-guides',
  },
  {
    icon: 'support',
    title: 'Support request',
    desc: 'A form for the question that nobody has asked before.',
    link: '/helpcenter-support',
  },
]

export type FirstStep = { title: string; desc: string; link: string }

/** The Get Started items, in the order in which a traveller asks these questions. */
export const firstSteps: readonly FirstStep[] = [
  {
    title: 'Find your tour',
    desc: 'All tours at a glance: by motorbike or SUV, from a week around Leh to Bhutan and Georgia.',
    link: '/grid',
  },
  {
    title: 'Read how we ride',
    desc: 'Altitude, permits, seasons and what to pack, told by the people who lead the trips.',
    link: '/blogs',
  },
  {
    title: 'Know who leads you',
    desc: 'The captains, mechanics and drivers from Karnal and Ladakh, and how they ride.',
    link: '/aboutus',
  },
  {
    title: 'Ask for a price',
    desc: 'Write or call. A person in Karnal answers with open dates, bikes and what it costs.',
    link: '/contact',
  },
]
