import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.mjs'

/**
 * Requires Node 20.19 or newer. Installs a folder's npm packages if these are missing or older than the lock file.
 * @param {string} folder with a package.json
 */
export function installPackages(folder) {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Problem(`This is Node ${node}.`, 'Use Node 20.19 or newer (https://nodejs.org).')
  if (
    changedAtMs(join(folder, 'node_modules/.package-lock.json')) >=
    changedAtMs(join(folder, 'package-lock.json'))
  )
    return

  console.log('Installing packages …')
  // npm reads the .npmrc of the root only in the root, so the options are repeated.
  const options = ['--loglevel=error', '--ignore-scripts', '--no-audit', '--no-fund']
  const failure = registryFailure(folder)
  // Without a registry npm would try for minutes; npm's cache may have all packages.
  if (failure) options.push('--offline')
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' })
  if (status === 0) return
  if (!failure) throw new Problem('npm could not install the packages.', "npm's message is above.")
  throw new Problem(
    `The npm registry does not answer (${failure}), and npm's cache lacks packages.`,
    'Connect to the network, or name another registry: npm config set registry <address>',
  )
}

/**
 * The error code when the registry does not answer; null when it answers, with any status.
 * @param {string} folder
 */
function registryFailure(folder) {
  const { stderr, error } = spawnSync('npm', ['ping', '--fetch-retries=0', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    // npm's own time-out does not end a ping to a server that accepts and stays silent.
    timeout: 10_000,
    killSignal: 'SIGKILL',
  })
  if (error) return /** @type {NodeJS.ErrnoException} */ (error).code ?? error.name
  const [, code] = /code (E\w+)/.exec(stderr) ?? []
  // E404 and the like are answers of a registry that knows no ping.
  return code && !/^E\d/.test(code) ? code : null
}

/** @param {string} path */
function changedAtMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
