import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it.each([
  ['nothing', 0, 'firestore,functions hosting', ''],
  ['firestore,functions', 1, 'firestore,functions', 'The site from before is online. The rules'],
  ['hosting', 1, 'firestore,functions hosting', 'The rules and the functions are new. The site'],
])('where the deployment of %s fails, it ends there and says what is online', (...expected) => {
  const [failing, code, deployed, text] = expected
  const { status, stdout, stderr } = deploy(`test "$4" != ${failing}`, '--project', 'agency')
  expect(status).toBe(code)
  expect(stdout.match(/(?<=--only )\S+(?= --project agency)/g)?.join(' ')).toBe(deployed)
  expect(stderr).toContain(text)
})

it('without a project nothing is deployed', () => {
  expect(deploy('true')).toMatchObject({ status: 1, stdout: '' })
})

/**
 * Runs deploy.mjs with another `npx`, which prints its arguments.
 * @param {string} result a shell command, whose exit code is that of this `npx`
 * @param {string[]} words
 */
function deploy(result, ...words) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\necho "$@"\n${result}\n`, { mode: 0o755 })
  const script = new URL('deploy.mjs', import.meta.url).pathname
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  return spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' })
}
