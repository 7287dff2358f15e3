// The team on About Us (web/content/team.yaml).

export { team } from './compiled/team.ts'
export type { TeamMember } from './entities.ts'
