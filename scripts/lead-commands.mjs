// The commands of `npm run leads`. They use the suite on this machine or, with --project, a real project, with the
// credentials of `gcloud auth application-default login`.

import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { importTypeScript } from './import-typescript.mjs'
import { portsFrom } from './ports.mjs'
import { Problem } from './problem.mjs'
import { isFree, PROJECT } from './suite.mjs'

const USAGE = `npm run leads -- list [--open | --unanswered] [--limit 50]
npm run leads -- resend query/2fXd…
npm run leads -- resend --all-unsent
npm run leads -- export query/2fXd… [contact/9aBc…]
npm run leads -- export --since 2026-11-01      a day in India
npm run leads -- erase --email asha@example.in
npm run leads -- close | open                   both forms
                 --project <id>   a real project instead of the suite on this machine`

/** @typedef {typeof import('../functions/src/staff/index.ts')} Staff */
/** @typedef {import('firebase-admin/firestore').Firestore} Firestore */
/** @typedef {{ db: Firestore, staff: Staff }} Connection */
/** @typedef {Connection & { names: string[], options: ReturnType<typeof read>['values'] }} Call */

/** @type {Record<string, (call: Call) => Promise<string>>} */
const commands = {
  list,
  resend,
  export: exportCsv,
  erase,
  close: setClosed(true),
  open: setClosed(false),
}

/**
 * Runs a command.
 * @param {string[]} words
 * @param {(project?: string) => Promise<Connection>} [connectTo]
 * @returns {Promise<string>} what the command prints
 */
export async function leads(words, connectTo = connect) {
  const { values: options, positionals } = read(words)
  const [name = '', ...names] = positionals
  const command = commands[name]
  if (!command) throw new Problem('There is no command of this name.', USAGE)
  return command({ ...(await connectTo(options.project)), names, options })
}

/** @param {Call} call */
async function list({ db, staff, options }) {
  const limit = Number(options.limit)
  if (!Number.isInteger(limit) || limit < 1)
    throw new Problem('--limit must be a whole number, at least 1.', USAGE)
  return `${table(await staff.listLeads(db, { limit, which: whichOf(options) }))}\n`
}

/** @param {Call['options']} options */
function whichOf({ open, unanswered }) {
  if (open) return 'open'
  return unanswered ? 'unanswered' : 'all'
}

/** @param {Call} call */
async function resend({ db, staff, names, options }) {
  if (options['all-unsent']) {
    const count = await staff.resendAllUnsent(db)
    return `${count} unsent: the next sweep, within five minutes, sends them.\n`
  }
  const [key] = keysOf(names)
  if (names.length !== 1 || !key) throw new Problem('Name one lead to resend.', USAGE)
  const answer = await staff.resend(db, key)
  if (answer.ok) return `${names[0]} is mailed by the next sweep, within five minutes.\n`
  if (answer.reason !== 'being sent') throw new Problem(`There is no ${names[0]}.`, USAGE)
  throw new Problem(
    `${names[0]} is being sent right now.`,
    `Look at the inbox, or run the command again after ${answer.until.toISOString()}.`,
  )
}

/** @param {Call} call */
async function exportCsv({ db, staff, names, options }) {
  const since = staff.startOfIndianDay(options.since ?? '')
  if (names.length > 0 === (since !== null))
    throw new Problem('Name either the leads to export or, with --since, the first day.', USAGE)
  return staff.exportLeads(db, since ? { since } : { keys: keysOf(names) })
}

/** @param {Call} call */
async function erase({ db, staff, options }) {
  if (!options.email?.includes('@'))
    throw new Problem('Name the e-mail address whose leads to erase.', USAGE)
  const erased = await staff.eraseByEmail(db, options.email)
  const what = erased.length === 1 ? '1 lead' : `${erased.length} leads`
  if (!erased.length) return `${what} erased, with all data about them.\n`
  return `${what} erased, with all data about them: ${erased.join(', ')}.
Delete their mails in the inbox and exported files by hand.\n`
}

/** @param {boolean} closed */
function setClosed(closed) {
  return async (/** @type {Call} */ { db, staff }) => {
    await staff.setFormsClosed(db, closed)
    return closed
      ? 'Both forms are closed: a visitor who sends a form sees the red message, and phone and e-mail below it.\n'
      : 'Both forms are open.\n'
  }
}

/** @param {string[]} words */
function read(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        open: { type: 'boolean', default: false },
        unanswered: { type: 'boolean', default: false },
        'all-unsent': { type: 'boolean', default: false },
        email: { type: 'string' },
        limit: { type: 'string', default: '50' },
        since: { type: 'string' },
        project: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Problem(/** @type {Error} */ (error).message, USAGE)
  }
}

/**
 * @param {string} [project]
 * @returns {Promise<Connection>}
 */
async function connect(project) {
  if (project) {
    delete process.env.FIRESTORE_EMULATOR_HOST
  } else {
    const { firestore } = portsFrom(process.env)
    if (await isFree(firestore)) {
      throw new Problem(
        'No suite is running on this machine.',
        `Start it with npm start, or name a project:\n${USAGE}`,
      )
    }
    process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${firestore}`
    // Without this the Admin SDK first looks for a Google Cloud machine, which takes seconds.
    process.env.METADATA_SERVER_DETECTION ??= 'none'
  }
  const db = getFirestore(initializeApp({ projectId: project ?? PROJECT }))
  return {
    db,
    staff: /** @type {Staff} */ (await importTypeScript('functions/src/staff/index.ts')),
  }
}

/**
 * @param {string[]} names
 * @returns {import('../functions/src/lead/lead.ts').LeadKey[]}
 */
function keysOf(names) {
  return names.map((name) => {
    const [, form, id] = /^(query|contact)\/([^/]+)$/.exec(name) ?? []
    if (!form || !id) throw new Problem(`${name} is not the path of a lead.`, USAGE)
    return { form: /** @type {'query' | 'contact'} */ (form), id }
  })
}

/** @param {Record<string, string | number>[]} rows */
function table(rows) {
  const names = Object.keys(rows[0] ?? {})
  if (!names.length) return 'There are no such leads.'
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
