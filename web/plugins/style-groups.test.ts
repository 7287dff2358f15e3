import { expect, it } from 'vitest'
import { type Graph, styleGroups } from './style-groups.ts'

it('styles are grouped by the kinds of pages that need them, the most needed first', () => {
  expect(
    groupsOf({
      'entry.ts': ['base.css', 'bar.tsx', '=>home.tsx', '=>tour.tsx'],
      'bar.tsx': ['bar.css'],
      'home.tsx': ['card.tsx', 'home.css'],
      'tour.tsx': ['card.tsx', 'tour.css', 'map.tsx'],
      'card.tsx': ['card.css'],
      'map.tsx': ['map.css'],
    }),
  ).toEqual([
    ': base.css bar.css',
    'home,tour: card.css',
    'home: home.css',
    'tour: tour.css map.css',
  ])
})

it('styles come after the styles of the files that their own file imports', () => {
  expect(
    groupsOf({
      'entry.ts': ['=>home.tsx'],
      'home.tsx': ['card.tsx', 'home.css'],
      'card.tsx': ['picture.tsx', 'card.css'],
      'picture.tsx': ['picture.css'],
    }),
  ).toEqual(['home: picture.css card.css home.css'])
})

it('pages of one kind share their styles', () => {
  expect(
    groupsOf({
      'entry.ts': ['=>post.tsx', '=>blogs.tsx'],
      'post.tsx': ['post.css'],
      'blogs.tsx': ['blogs.css'],
    }),
  ).toEqual(['blog: post.css blogs.css'])
})

it('styles of code that is loaded later are not among the styles of its page', () => {
  expect(
    groupsOf({
      'entry.ts': ['=>home.tsx'],
      'home.tsx': ['home.css', '=>lightbox.tsx'],
      'lightbox.tsx': ['lightbox.css'],
    }),
  ).toEqual(['home: home.css', 'lightbox: lightbox.css'])
})

it('styles that a kind needs only through a module below its first screen are a group of their own', () => {
  expect(
    groupsOf({
      'entry.ts': ['bar.tsx', 'below-footer.tsx', '=>home.tsx', '=>tour.tsx'],
      'bar.tsx': ['bar.css'],
      'below-footer.tsx': ['footer.css', 'field.css'],
      'home.tsx': ['card.css', 'map.css', 'home.css'],
      'tour.tsx': ['card.css', 'below-days.tsx', 'field.css', 'tour.css'],
      'below-days.tsx': ['card.css', 'map.css', 'days.css'],
    }),
  ).toEqual([
    ': bar.css field.css',
    ' (below: tour): footer.css',
    'home,tour: card.css',
    'home,tour (below: tour): map.css',
    'home: home.css',
    'tour: tour.css',
    'tour (below: tour): days.css',
  ])
})

it('groups that equally many kinds need share a level, and those below the first screen have the next level', () => {
  const levels = styleGroups(
    graphOf({
      'entry.ts': ['bar.css', '=>home.tsx', '=>tour.tsx'],
      'home.tsx': ['home.css'],
      'tour.tsx': ['tour.css', 'below-days.tsx'],
      'below-days.tsx': ['days.css'],
    }),
  ).map(({ level, sheets }) => [level, ...sheets])
  expect(levels).toEqual([
    [0, 'bar.css'],
    [1, 'home.css'],
    [1, 'tour.css'],
    [2, 'days.css'],
  ])
})

it('styles that the entry imports are for every page, also when pages import them', () => {
  expect(
    groupsOf({
      'entry.ts': ['form.css', '=>home.tsx'],
      'home.tsx': ['form.css', 'home.css'],
    }),
  ).toEqual([': form.css', 'home: home.css'])
})

it('files that import each other are visited once', () => {
  expect(
    groupsOf({ 'entry.ts': ['a.ts', 'a.css'], 'a.ts': ['b.ts'], 'b.ts': ['a.ts', 'b.css'] }),
  ).toEqual([': b.css a.css'])
})

/** The groups of a table of files and their imports; `=>` marks a dynamic import. */
function groupsOf(files: Record<string, readonly string[]>): string[] {
  return styleGroups(graphOf(files)).map(({ kinds, below, sheets }) => {
    const part = below.length > 0 ? ` (below: ${below})` : ''
    return `${kinds}${part}: ${sheets.join(' ')}`
  })
}

function graphOf(files: Record<string, readonly string[]>): Graph {
  return {
    entry: 'entry.ts',
    importsOf: (id) => ({
      importedIds: (files[id] ?? []).filter((file) => !file.startsWith('=>')),
      dynamicallyImportedIds: (files[id] ?? [])
        .filter((file) => file.startsWith('=>'))
        .map((file) => file.slice(2)),
    }),
    isStyle: (id) => id.endsWith('.css'),
    kindOf: (id) => (/post|blogs/.test(id) ? 'blog' : id.replace('.tsx', '')),
    isBelow: (id) => id.startsWith('below-'),
  }
}
