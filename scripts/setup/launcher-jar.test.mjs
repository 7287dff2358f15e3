import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findJava } from './java.mjs'
import { launcherJar } from './launcher-jar.mjs'

it('Java reads the launcher’s manifest and looks for the class that it names', () => {
  const jar = join(mkdtempSync(join(tmpdir(), 'launcher-')), 'launcher.jar')
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  writeFileSync(jar, launcherJar(main, `/nowhere/${'long folder/'.repeat(12)}emulator.jar`))
  const java = join(findJava(), 'java')
  expect(() => execFileSync(java, ['-jar', jar], { encoding: 'utf8', stdio: 'pipe' })).toThrow(
    `Could not find or load main class ${main}`,
  )
})
