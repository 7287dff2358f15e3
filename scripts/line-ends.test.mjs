// firebase.json has hashes of the inline scripts and styles of the pages. With other line ends (CRLF) in a clone, the
// hashes would differ.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './commands.mjs'

const hasGit = spawnSync('git', ['--version']).status === 0

// The repository is a new one, because this folder may be an unpacked archive. Without Git nobody clones.
it.runIf(hasGit)('a clone made with autocrlf has the same bytes', { timeout: 20_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  const repository = join(folder, 'repository')
  const clone = join(folder, 'clone')
  git('init', '--quiet', '--bare', repository)
  const here = [`--git-dir=${repository}`, `--work-tree=${root}`]
  git(...here, 'add', '--all', '.')
  git(...here, 'commit', '--quiet', '--message', 'All files')
  git('clone', '--quiet', '--config', 'core.autocrlf=true', repository, clone)

  const files = git('-C', clone, 'ls-files', '-z').split('\0').filter(Boolean)
  const changed = files.filter(
    (file) => !readFileSync(join(clone, file)).equals(readFileSync(join(root, file))),
  )
  rmSync(folder, { recursive: true })
  expect(files).toContain('web/index.html')
  expect(changed).toEqual([])
})

/**
 * Runs Git without the configuration of the machine and of its user.
 * @param {string[]} words
 */
function git(...words) {
  const settings = ['user.name=Test', 'user.email=test@localhost', 'core.compression=0']
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env
  return execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...words], {
    cwd: root,
    env: { ...env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
