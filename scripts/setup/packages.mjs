import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.mjs'

/**
 * Installs the npm packages of a folder when they are missing or older than the folder's lock file.
 * @param {string} folder with a package.json
 */
export function installPackages(folder) {
  checkNode()
  if (
    changed(join(folder, 'node_modules/.package-lock.json')) >=
    changed(join(folder, 'package-lock.json'))
  )
    return

  console.log('Installing packages …')
  // The .npmrc at the root counts only there, so its options are repeated.
  const options = ['--loglevel=error', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' })
  if (status === 0) return
  throw new Problem('npm could not install the packages.', "npm's message is above.")
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Problem(
    `This is Node ${process.versions.node}.`,
    'Use Node 20.19 or newer (https://nodejs.org).',
  )
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
