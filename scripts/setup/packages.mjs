import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.mjs'

/**
 * Installs the npm packages when they are missing or older than the lock file.
 * @param {string} root
 */
export function installPackages(root) {
  checkNode()
  if (
    changed(join(root, 'node_modules/.package-lock.json')) >=
    changed(join(root, 'package-lock.json'))
  )
    return

  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
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
