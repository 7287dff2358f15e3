// Loads code that is imported dynamically, together with its styles. plugins/chunk-loader.ts makes each
// `import()` of the built site call loadChunk.

/** The style sheets that the document has, or that are being loaded, by their addresses. */
const styles = new Map<string, Promise<unknown>>()
let isFirstPage = true

/** From now on loadChunk loads styles too. The styles of the first page are in the document. */
export function firstPageIsPrepared() {
  isFirstPage = false
}

/**
 * @param load imports the code
 * @param files the addresses of the code, of all that it imports statically, and of its styles
 * @returns the code, once its styles have loaded
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []) {
  const sheets = files.filter((file) => file.endsWith('.css'))
  for (const file of files) if (!sheets.includes(file)) preload(`/${file}`)
  const [code] = await Promise.all([load(), ...sheets.map((file) => styled(`/${file}`))])
  return code
}

const preloaded = new Set<string>()

/** Starts to fetch a file before the file that imports it has arrived. */
function preload(file: string) {
  if (isFirstPage || preloaded.has(file)) return
  preloaded.add(file)
  append(document.head, 'modulepreload', file)
}

/** After a failure the next call fetches the styles again. */
function styled(file: string): Promise<unknown> {
  const found = styles.get(file)
  if (found) return found
  const loading = isFirstPage ? Promise.resolve() : fetched(file)
  styles.set(file, loading)
  loading.catch(() => styles.delete(file))
  return loading
}

function fetched(file: string) {
  return new Promise<void>((resolve, reject) => {
    // At the end of the page: a sheet with layers that stands before another sheet, such as that of components/
    // below-first-screen.tsx, makes Chromium compute the layout of the whole page anew.
    const link = append(document.body, 'stylesheet', file)
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${file} could not be loaded`))
    }
  })
}

function append(place: HTMLElement, rel: string, href: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel, href })
  place.append(link)
  return link
}
