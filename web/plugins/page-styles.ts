import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Targets } from 'lightningcss'
import type { Plugin } from 'vite'
import { inLayer, minified, shortener, targetsOf, withoutPrint } from './css-text.ts'
import { olderColours } from './older-colours.ts'
import { type StyleGroup, styleGroups } from './style-groups.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const INDEX = join(src, 'styles/index.css')
const FONTS = join(src, 'styles/fonts.css')
const PAPER = join(src, 'styles/paper.css')

/** The file in which plugins/prerender.ts finds what the pages of each kind need; not part of the site. */
export const PAGE_STYLES = 'page-styles.json'

/** The styles in the document, and the address of the style sheet for what is below the first screen. */
export type PageStyles = { inline: string; below: string | null }

/**
 * The kinds of pages, by the folders of src/pages. The pages of one kind carry the same styles, so that the
 * Content-Security-Policy, one header for all pages, has a hash for each kind and not for each page.
 */
// biome-ignore format: a table
const kinds = {
  home:    ['home'],
  tour:    ['tour', 'tour-sample'],
  listing: ['listing', 'tour-chooser', 'which-ride'],
  stories: ['about', 'blog', 'post'],
  text:    ['contact', 'help', 'legal'],
  account: ['account', 'sign-in', 'countdown', 'not-found'],
}

/**
 * The modules of what is below the first screen or opens later. On Home and on tours their styles are in a file,
 * because the documents would be too large with all styles. The modules of layout, app and styles are in every page,
 * but their styles are in a file only on pages with another module of this list. All other pages need no file.
 */
const belowFirstScreen = [
  'pages/home/home-sections.tsx',
  'pages/tour/tour-facts.tsx',
  'pages/tour/tour-actions.tsx',
  'pages/tour/tour-sections.tsx',
  'pages/tour-sample/sample-sections.tsx',
  'layout/profile-items.tsx',
  'layout/footer.tsx',
  'app/loading.tsx',
  'styles/after-first-screen.ts',
].map((file) => join(src, file))

const kindOfFolder = new Map(
  Object.entries(kinds).flatMap(([kind, folders]) => folders.map((folder) => [folder, kind])),
)

/** The kind of a page; other code that is imported dynamically is a kind of its own. */
export function kindOf(id: string): string {
  const [, folder] = /\/src\/pages\/([^/]+)\/[^/]+-page\.tsx$/.exec(id) ?? []
  if (!folder) return basename(id).replace(/\.tsx?$/, '')
  const kind = kindOfFolder.get(folder)
  if (!kind) throw new Error(`plugins/page-styles.ts has no kind of page for src/pages/${folder}`)
  return kind
}

type File = { fileName: string; source: string }
type Sheet = File & { kinds: readonly string[]; below: readonly string[] }

/**
 * Splits the styles by the pages that need them (style-groups.ts), a file for each group, and adds the files
 * to the code that needs them, so that Vite loads them with that code. Print's styles come last, with what is below
 * the first screen where that is a file: a file of their own would delay the pictures of the first screen
 * (docs/decisions/026). Fonts stay in Vite's own sheet.
 */
export function pageStyles(): Plugin {
  const styles = new Map<string, string>()
  let sheets: Sheet[] = []
  let files: File[] = []
  let ofKinds: Record<string, PageStyles> = {}
  let targets: Targets = {}
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ build }) {
      targets = targetsOf([build.cssTarget || []].flat())
    },
    // Runs after Vite has resolved imports and class names, and before Vite collects the styles.
    transform: {
      filter: { id: /\.css$/ },
      handler(css, id) {
        if (id === FONTS) return null
        if (css.includes('__VITE_ASSET__'))
          throw new Error(`${id} loads a file: give it an address`)
        styles.set(id, css)
        return { code: '', map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const code = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)?.code ?? '')
      const shorten = shortener(
        [...styles.values()],
        code.filter((text) => text.includes('--')),
      )
      const groups = styleGroups({
        entry: join(src, 'app/client.tsx'),
        importsOf: (id) =>
          this.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] },
        isStyle: (id) => styles.has(id) && id !== PAPER,
        kindOf,
        isBelow: (id) => belowFirstScreen.includes(id),
      })
      const small = (css: string) => shorten(minified(css, targets))
      const split = sheetsOf(groups, styles, small)
      sheets = split.sheets
      files = sheets.filter((each) => each.kinds.length > 0)
      ofKinds = {}
      for (const kind of Object.keys(kinds)) {
        const { inline, below } = stylesOfKind(kind, sheets, split.paper)
        if (below) files.push(below)
        ofKinds[kind] = { inline, below: below && `/${below.fileName}` }
      }
    },
    renderChunk(_, chunk) {
      const id = chunk.facadeModuleId
      if (!chunk.isDynamicEntry || !id) return null
      for (const sheet of sheets) {
        if (sheet.kinds.includes(kindOf(id))) chunk.viteMetadata?.importedCss.add(sheet.fileName)
      }
      return null
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
      const source = olderColours(textOf(sheets))
      this.emitFile({ type: 'asset', fileName: 'older.css', source })
      this.emitFile({
        type: 'asset',
        fileName: PAGE_STYLES,
        source: JSON.stringify(ofKinds),
      })
    },
  }
}

/** A sheet for each group, and the styles for print of all of them. */
function sheetsOf(
  groups: readonly StyleGroup[],
  styles: ReadonlyMap<string, string>,
  small: (css: string) => string,
): { sheets: Sheet[]; paper: string } {
  const order = layers(styles.get(INDEX) ?? '', groups)
  let paper = ''
  const sheets = groups.map(({ kinds, below, level, sheets: ids }, index) => {
    const css = ids.map((id) => inLayer(styles.get(id) ?? '', layerName(level))).join('')
    const { screen, print } = withoutPrint(small(css))
    paper += print
    const source = index > 0 ? screen : order + screen
    return { fileName: fileName(kinds, source), source, kinds, below }
  })
  // These rules are in the layer `components` itself, which overrides the layers inside it: so they also override
  // the sheets of groups that are loaded after a navigation within the site.
  paper = `@layer components{@media print{${paper}}}${small(styles.get(PAPER) ?? '')}`
  return { sheets, paper }
}

/** The styles in the documents of a kind of page, and the file for what is below the first screen. */
function stylesOfKind(
  kind: string,
  sheets: readonly Sheet[],
  paper: string,
): { inline: string; below: File | null } {
  const own = sheets.filter((each) => each.kinds.length === 0 || each.kinds.includes(kind))
  const first = textOf(own.filter((each) => !each.below.includes(kind)))
  const below = textOf(own.filter((each) => each.below.includes(kind)))
  if (!below) return { inline: first + paper, below: null }
  const source = below + paper
  return { inline: first, below: { fileName: fileName([`${kind}-below`], source), source } }
}

function textOf(sheets: readonly Sheet[]): string {
  return sheets.map(({ source }) => source).join('')
}

function fileName(kinds: readonly string[], css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return `assets/${kinds.length === 1 ? kinds[0] : 'shared'}-${hash}.css`
}

/**
 * Each level of groups has a cascade layer of its own, so that the order in which a visitor's navigations load the
 * groups does not change the result.
 */
const layerName = (level: number) => (level + 10).toString(36)

/** The order of all layers: the one of styles/index.css, and in the components' layer that of the groups. */
function layers(index: string, groups: readonly StyleGroup[]): string {
  const [order] = /^@layer [^{]+?;/.exec(index) ?? []
  if (!order) throw new Error('src/styles/index.css must begin with the order of its layers')
  const names = new Set(groups.map(({ level }) => layerName(level)))
  return `${order.replaceAll(/\s*([,;])\s*/g, '$1')}@layer components{@layer ${[...names]};}`
}
