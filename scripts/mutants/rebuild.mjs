import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, shell } from '../commands.mjs'
import { Problem } from '../problem.mjs'
import { log } from './test-runs.mjs'

/** @typedef {import('../with-suite.mjs').Suite} Suite */

const BUNDLE = join(root, 'functions/dist/index.js')
const LOADED = 'Loaded functions definitions from source'

/**
 * Builds parts of the running suite again from their sources.
 * @param {Iterable<import('./plan.mjs').Part>} parts
 * @param {Suite} suite
 * @returns {Promise<boolean>} false when something does not build
 */
export async function rebuild(parts, suite) {
  const wanted = new Set(parts)
  if (wanted.has('web') && (await build('web'))) return false
  if (wanted.has('functions') && !(await rebuildFunctions(suite))) return false
  return !wanted.has('rules') || setRules(suite)
}

/**
 * Broken styles have another hash: with POLICY=write the build writes the hash into the copy's firebase.json.
 * @param {'web' | 'functions'} workspace
 */
function build(workspace) {
  const env = { ...process.env, POLICY: 'write' }
  return shell(`npm run --silent build -w ${workspace} > ${log} 2>&1`, env)
}

/**
 * The emulator loads the code again when a file of the folder is overwritten. A build instead deletes its files
 * and creates new ones, which the emulator's watcher does not report. The bundle is therefore written once more.
 * @param {Suite} suite
 */
async function rebuildFunctions({ logFile }) {
  if (await build('functions')) return false
  const before = timesLoaded(logFile)
  for (let tries = 0; tries < 60; tries++) {
    writeFileSync(BUNDLE, readFileSync(BUNDLE))
    for (let looks = 0; looks < 20; looks++) {
      await wait(100)
      if (timesLoaded(logFile) > before) return true
    }
  }
  throw new Problem('The functions emulator did not load the new build.', `See ${logFile}.`)
}

/** @param {string} logFile */
function timesLoaded(logFile) {
  return readFileSync(logFile, 'utf8').split(LOADED).length - 1
}

/**
 * The emulator watches the file too, but does not say when it has read the file.
 * @param {Suite} suite
 */
async function setRules({ env }) {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const { ok } = await fetch(
    `http://${env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${env.GCLOUD_PROJECT}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  )
  return ok
}
