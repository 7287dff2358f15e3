import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsOf, listed } from './chunks.ts'

const page = { fileName: 'page.js', imports: ['common.js'], moduleIds: ['/web/src/page.tsx'] }
const common = { fileName: 'common.js', imports: [], moduleIds: listed }

it('every file that is listed exists', () => {
  expect(listed.filter((file) => !existsSync(file))).toEqual([])
})

it('listed shared code, packages and styles have no fault', () => {
  const others = [
    '/node_modules/react/index.ts',
    '/web/src/shared.module.css',
    '\0virtual:pictures',
  ]
  expect(faultsOf([page, { ...common, moduleIds: [...listed, ...others] }])).toEqual([])
})

it('a file that is newly shared is named', () => {
  const file = fileURLToPath(new URL('../src/components/new.tsx', import.meta.url))
  const moduleIds = [...listed, file]
  expect(faultsOf([page, { ...common, moduleIds }])).toEqual([
    'shared, but not listed: src/components/new.tsx',
  ])
})

it('a file that is no longer shared, or renamed, is named', () => {
  const moduleIds = listed.filter((file) => !file.endsWith('/routes.ts'))
  expect(faultsOf([page, { ...common, moduleIds }])).toEqual([
    'listed, but not shared: src/routes.ts',
  ])
})
