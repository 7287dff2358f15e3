import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { find } from './find-tools.mjs'
import { requireUnix } from './setup.mjs'

it('on Windows, outside of WSL, the message names WSL 2 and the dev container', () => {
  expect(() => requireUnix('win32')).toThrow(/WSL 2, or the dev container/)
  expect(() => requireUnix('darwin')).not.toThrow()
})

it('JAVA_HOME comes first, then PATH, and a Java older than 21 is not taken', () => {
  const [old, inHome, onPath] = ['17.0.1', '21.0.2', '25'].map((version) =>
    fileWith('bin/java', `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`),
  )
  stubEnv('PATH', `${dirname(onPath!)}:${process.env.PATH}`)
  for (const [java, found] of [
    [inHome, inHome],
    [old, onPath],
  ]) {
    stubEnv('JAVA_HOME', dirname(dirname(java!)))
    expect(find('Java 21')).toBe(found)
  }
})

it('the emulator is found in the Firebase CLI’s cache, whatever its version', () => {
  const jar = fileWith('a cache/cloud-firestore-emulator-v9.8.7.jar')
  stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '')
  stubEnv('FIREBASE_EMULATORS_PATH', dirname(jar))
  expect(find('the Firestore emulator')).toBe(jar)
})

it('a variable that names no file is a problem', () => {
  stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(() => find('Chromium')).toThrow('CHROMIUM_PATH is /nowhere/chromium')
})

function stubEnv(name: string, value: string) {
  vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

function fileWith(name: string, text = '') {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  mkdirSync(dirname(file))
  writeFileSync(file, text, { mode: 0o755 })
  return file
}
