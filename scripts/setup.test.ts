import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { requireUnix } from './setup.mjs'
import { expand, find } from './tools.mjs'

it('on Windows, outside of WSL, the message names WSL 2 and the dev container', () => {
  expect(() => requireUnix('win32')).toThrow(/WSL 2, or the dev container/)
  expect(() => requireUnix('darwin')).not.toThrow()
})

it('a place of a tool stands for the folders of a variable, and for the newest name first', () => {
  const folder = folderWith('jvm/java-9/bin/java', 'jvm/java-21/bin/java', 'other/java', 'file')
  expect(expand(`${folder}/*/java-*/bin/java`)).toEqual([
    `${folder}/jvm/java-21/bin/java`,
    `${folder}/jvm/java-9/bin/java`,
  ])
  vi.stubEnv('PATH', `${folder}/nowhere:${folder}/other`)
  expect(expand('$PATH/java')).toEqual([`${folder}/other/java`])
})

it('JAVA_HOME comes first, and a Java older than 21 is not taken', () => {
  const folder = folderWith('old/bin/java', 'new/bin/java')
  for (const [name, version] of [
    ['old', '17.0.1'],
    ['new', '21.0.2'],
  ]) {
    const java = join(folder, `${name}/bin/java`)
    writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`)
    chmodSync(java, 0o755)
  }
  vi.stubEnv('JAVA_HOME', `${folder}/old`)
  vi.stubEnv('PATH', `${folder}/new/bin:${process.env.PATH}`)
  expect(find('Java 21')).toBe(`${folder}/new/bin/java`)
})

it('a variable that names no file is a problem', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => find('Chromium')).toThrow('CHROMIUM_PATH is /nowhere/chromium')
})

function folderWith(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    vi.unstubAllEnvs()
  })
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}
