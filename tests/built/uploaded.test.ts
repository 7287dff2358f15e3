// The files that the Firebase CLI uploads to Hosting: firebase.json's `ignore` leaves none of the site out.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from 'firebase-tools/lib/listFiles'
import { expect, it } from 'vitest'
import { hosting } from '../../firebase.json'
import { dist } from '../suite/serve.mjs'
import { files, read } from './site.ts'

const uploaded = listFiles(dist, hosting.ignore)

it('every built file is uploaded', () => {
  const built = [...files].filter((file) => statSync(join(dist, file)).isFile())
  expect([...uploaded].sort()).toEqual(built.sort())
})

it('security.txt and favicon.ico are at the addresses that others ask for', () => {
  expect(uploaded).toContain('.well-known/security.txt')
  expect(uploaded).toContain('favicon.ico')
  expect(read('.well-known/security.txt')).toMatch(/^Contact: mailto:/)
})
