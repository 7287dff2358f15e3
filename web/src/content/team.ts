import type { PictureName } from './pictures.ts'

/** `possition` is spelt as in the specification. */
export type TeamMember = { image: PictureName; name: string; possition: string }

// Samples: the agency replaces names, roles and pictures with those of its own people.
export const team: readonly TeamMember[] = [
  { image: 'team-1', name: 'Harpreet', possition: 'Manager' },
  { image: 'team-2', name: 'Stanzin', possition: 'Road captain' },
  { image: 'team-3', name: 'Rakesh', possition: 'Mechanic' },
  { image: 'team-4', name: 'Kavita', possition: 'Agent' },
  { image: 'team-5', name: 'Tashi', possition: 'Backup driver' },
]
