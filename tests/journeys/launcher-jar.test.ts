// The small jar that starts the Google Cloud CLI's Firestore emulator (docs/decisions/005).

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findJava } from '../../scripts/setup/java.mjs'
import { launcherJar } from '../../scripts/setup/launcher-jar.mjs'

it('Java reads the launcher’s manifest and looks for the class that it names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
  const jar = join(folder, 'launcher.jar')
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  writeFileSync(jar, launcherJar(main, `/nowhere/${'long folder/'.repeat(12)}emulator.jar`))
  const java = join(findJava(), 'java')
  expect(() => execFileSync(java, ['-jar', jar], { encoding: 'utf8', stdio: 'pipe' })).toThrow(
    `Could not find or load main class ${main}`,
  )
  rmSync(folder, { recursive: true })
})
