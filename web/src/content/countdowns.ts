/** The end of Coming Soon's countdown (spec 9), in Indian Standard Time. */
export const COMING_SOON_END = Date.parse('2024-12-31T00:00:00+05:30')
export const COMING_SOON_DAY = '31 December 2024'

/** The seconds from which Maintenance counts down when its page is opened (spec 9). */
export const MAINTENANCE_SECONDS = 3599
