/** The year in which the site was built (vite.config.ts). */
declare const BUILD_YEAR: number

/** What plugins/pictures.ts tells the pages about their pictures. */
declare module 'virtual:pictures' {
  export const moods: Record<string, string>
  /** The widths in which each picture that is a photograph was built. */
  export const photographs: Record<string, readonly number[]>
}
