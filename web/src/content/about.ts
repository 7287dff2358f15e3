// The agency's words about itself on About Us (web/content/agency.yaml).

export { aboutUs, invitation, manners } from './compiled/about.ts'
