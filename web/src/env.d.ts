/** The year in which the site was built (vite.config.ts). */
declare const BUILD_YEAR: number

/** site.ts’s key; null means that App Check is off (vite.config.ts). */
declare const APP_CHECK_SITE_KEY: string | null

/** What plugins/pictures.ts tells the pages about their pictures. */
declare module 'virtual:pictures' {
  export const moods: Record<string, string>
  /** The widths in which each picture that is a photograph was built. */
  export const photographs: Record<string, readonly number[]>
}
