// Firestore's code in the build, with App Check and without (docs/decisions/011).

import { expect, it } from 'vitest'
import { appCheckSiteKey } from '../../web/src/content/agency.ts'
import { files, read } from './site.ts'

const scripts = [...files].filter((file) => file.endsWith('.js'))

it('App Check’s code and reCAPTCHA’s address are built only for a site key', () => {
  const built = scripts.filter((file) => /recaptcha/i.test(file + read(file)))
  expect(built.length > 0).toBe(appCheckSiteKey !== null)
})

it('without a site key, Firestore’s code is one file', () => {
  const parts = scripts.filter((file) => /FirebaseError|@firebase\//.test(read(file)))
  expect(parts.length > 1).toBe(appCheckSiteKey !== null)
  expect(parts.length).toBeGreaterThan(0)
})
