// The topic groups of spec 2.8 (web/content/help.yaml). The guides do not exist, so the topics are plain text.

export { guideGroups } from '../compiled/help/guides.ts'
export type { GuideGroup } from '../entities.ts'
