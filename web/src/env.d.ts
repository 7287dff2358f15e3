/** The year in which the site was built (vite.config.ts). */
declare const BUILD_YEAR: number
