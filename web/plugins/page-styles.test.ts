import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindOf } from './page-styles.ts'

const pages = new URL('../src/pages/', import.meta.url)

it('every folder of pages has a kind', () => {
  const folders = readdirSync(pages, { withFileTypes: true }).filter((each) => each.isDirectory())
  for (const { name } of folders) expect(kindOf(`/web/src/pages/${name}/any-page.tsx`)).toBeTruthy()
})

it('a page in a folder without a kind is an error', () => {
  expect(() => kindOf('/web/src/pages/new/new-page.tsx')).toThrow(
    'plugins/page-styles.ts has no kind of page for src/pages/new',
  )
})

it('other code is a kind of its own', () => {
  expect(kindOf('/web/src/components/lightbox-view.tsx')).toBe('lightbox-view')
})
