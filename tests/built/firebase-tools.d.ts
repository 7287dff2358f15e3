/** The Firebase CLI's own list of the files that it uploads; the package has no types. */
declare module 'firebase-tools/lib/listFiles' {
  export function listFiles(folder: string, ignore: readonly string[]): string[]
}
