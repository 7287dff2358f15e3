// A work-around of the local suite (docs/decisions/005).

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LAUNCHER } from '../../scripts/setup.mjs'
import { findJava } from '../../scripts/tools.mjs'

it('Java reads the launcher’s manifest and looks for the class that the manifest names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  const jar = join(folder, 'launcher.jar')
  writeFileSync(jar, LAUNCHER)
  const java = join(findJava(), 'java')
  expect(() => execFileSync(java, ['-jar', jar], { encoding: 'utf8', stdio: 'pipe' })).toThrow(
    'find or load main class com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  )
  rmSync(folder, { recursive: true })
})
