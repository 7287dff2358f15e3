/** The day of the build as an ISO day (vite.config.ts). */
declare const BUILD_DAY: string

/** The reCAPTCHA site key of agency.yaml; null means that App Check is off (vite.config.ts). */
declare const APP_CHECK_SITE_KEY: string | null

interface ImportMetaEnv {
  /** Set in the preview of a proposed change (npm run preview), whose forms send nothing. */
  readonly VITE_PREVIEW?: string
}

/** What the pages know of the drawn pictures (pictures/src/draw-all.ts). */
declare module 'pictures/drawn/pictures.json' {
  /** The mood of each picture: a class of picture.module.css. */
  export const moods: Record<import('content/pictures.ts').PictureName, string>
  /** The built widths of each picture that is a photograph, in pixels. */
  export const photographs: Record<string, readonly number[]>
}

/** An icon as data; lucide has types for its index alone. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: import('./components/icons/icon.ts').Shapes

  export = shapes
}

/** The `viewBox` of each tour's two maps, by the slug. */
declare module 'pictures/drawn/maps.json' {
  export const mapBoxes: Readonly<Record<string, { wide: string; narrow: string }>>
}
