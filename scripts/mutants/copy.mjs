import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const LOCK = '.package-lock.json'

/**
 * Copies the files of the working tree that Git tracks or would track into a new folder below the system's
 * temporary folder, and links the installed packages.
 * @param {string} root
 * @returns {string} the folder
 */
export function copyTree(root) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files) {
    // Git still lists a file that has been deleted and not yet committed.
    if (!file || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const folder of ['', ...workspaces])
    linkPackages(join(root, folder), join(copy, folder), workspaces)
  // setup/packages.mjs reinstalls the packages when .package-lock.json is older than the lock file.
  copyFileSync(join(root, 'node_modules', LOCK), join(copy, 'node_modules', LOCK))
  return copy
}

/**
 * Links package by package: npm's links to the workspaces are relative, and must lead into the copy.
 * Caches (`.vite`) are left out, because tools write there.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} workspaces
 */
function linkPackages(from, to, workspaces) {
  const installed = join(from, 'node_modules')
  if (!existsSync(installed)) return
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.') && name !== '.bin') continue
    const target = workspaces.includes(name) ? join('..', basename(name)) : join(installed, name)
    symlinkSync(target, join(to, 'node_modules', name))
  }
}
