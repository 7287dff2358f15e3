// The commands of `npm run leads`. They use the suite on this machine or, with --project, a real
// project, with the credentials of `gcloud auth application-default login`.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { importTypeScript } from './import-typescript.mjs'
import { isFree, portsFrom } from './ports.mjs'
import { projectId } from './shell.mjs'
import { PROJECT } from './suite.mjs'
import { Problem } from './user-error.mjs'

const USAGE = `npm run leads -- status
npm run leads -- list [--open | --unanswered] [--limit 50]
npm run leads -- resend query/2fXd… | digest/7pQz… | --all-unsent
npm run leads -- export query/2fXd… [contact/9aBc… digest/7pQz…] [--to leads.csv]
npm run leads -- export --since 2026-11-01 [--to leads.csv]      a day in India
npm run leads -- erase --email asha@example.in
npm run leads -- close | open                                    both forms
                 --project <id or alias>          instead of the suite on this machine`

/** @typedef {typeof import('functions/staff/commands/index.ts')} Staff */
/** @typedef {import('firebase-admin/firestore').Firestore} Firestore */
/** @typedef {import('functions/delivery/delivery-record.ts').DeliveryKey} DeliveryKey */
/** @typedef {{ db: Firestore, staff: Staff, project: string }} Connection */
/** @typedef {Connection & { paths: string[], options: ReturnType<typeof parse>['values'] }} Call */

/**
 * Runs a command. A command without paths refuses other words: such a word may be a project whose
 * `--project` is missing, and the command would run on this machine.
 * @param {string[]} words
 * @param {(project?: string) => Promise<Connection>} [connectTo]
 * @returns {Promise<string>} what the command prints
 */
export async function leads(words, connectTo = connect) {
  const { values: options, positionals } = parse(words)
  const [name = '', ...paths] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Problem('There is no command of this name.', USAGE)
  const unknown = Object.keys(options).filter(
    (one) => ![...command.options, 'project'].includes(one),
  )
  if (unknown.length) throw new Problem(`${name} has no option --${unknown[0]}.`, USAGE)
  if (paths.length && !command.takesPaths)
    throw new Problem(`${name} takes no word ${paths[0]}.`, USAGE)
  // As of an unset variable of the shell.
  if (options.project === '') throw new Problem('--project has no id.', USAGE)
  const connection = await connectTo(options.project && projectId(options.project))
  const answer = await command.run({ ...connection, paths, options })
  // What is piped into a file must be nothing but the CSV.
  return name === 'export' && !options.to ? answer : `${answer}Project: ${connection.project}\n`
}

/**
 * The commands, each with its options and with whether it takes paths.
 * @type {Record<string, { run: (call: Call) => Promise<string>, options: string[], takesPaths?: boolean }>}
 */
const commands = {
  status: {
    options: [],
    run: async ({ db, staff }) => `${(await staff.statusLines(db)).join('\n')}\n`,
  },
  list: {
    options: ['open', 'unanswered', 'limit'],
    run: async ({ db, staff, options }) => {
      const limit = Number(options.limit ?? 50)
      if (!Number.isInteger(limit) || limit < 1)
        throw new Problem('--limit must be a whole number, at least 1.', USAGE)
      if (options.open && options.unanswered)
        throw new Problem('Name --open or --unanswered, not both.', USAGE)
      const filter = options.open ? 'open' : options.unanswered ? 'unanswered' : 'all'
      return `${table(await staff.listLeads(db, { limit, filter }))}\n`
    },
  },
  resend: {
    options: ['all-unsent'],
    takesPaths: true,
    run: async ({ db, staff, paths, options }) => {
      const [key] = keysOf(paths)
      if (options['all-unsent'] ? key : paths.length !== 1)
        throw new Problem('Name one lead or digest to resend, or --all-unsent.', USAGE)
      if (!key) {
        const count = await staff.resendAllUnsent(db)
        return `${count} unsent: the next sweep, within five minutes, sends them.\n`
      }
      const { ok, sendingUntil } = await staff.resend(db, key)
      if (ok) return `${paths[0]} is mailed by the next sweep, within five minutes.\n`
      if (!sendingUntil) throw new Problem(`There is no ${paths[0]}.`, USAGE)
      throw new Problem(
        `${paths[0]} is being sent right now.`,
        `Look at the inbox, or run the command again after ${sendingUntil.toISOString()}.`,
      )
    },
  },
  export: {
    options: ['since', 'to'],
    takesPaths: true,
    run: async ({ db, staff, paths, options }) => {
      const since = staff.startOfIndianDay(options.since ?? '')
      if (options.since && !since) throw new Problem(`There is no day ${options.since}.`, USAGE)
      if (paths.length > 0 === (since !== null))
        throw new Problem('Name either the leads to export or, with --since, the first day.', USAGE)
      const csv = await staff.exportLeads(db, since ?? keysOf(paths))
      if (!options.to) return csv
      try {
        // Excel takes a file without U+FEFF at its beginning for Windows-1252.
        writeFileSync(options.to, `\uFEFF${csv}`)
      } catch (error) {
        throw new Problem(`The file cannot be written: ${error}`, USAGE)
      }
      // A typed quotation mark is doubled, so only a row begins with one mark and a path.
      return `${options.to} has ${csv.match(/^"(query|contact)\//gm)?.length ?? 0} leads.\n`
    },
  },
  erase: {
    options: ['email'],
    run: async ({ db, staff, options }) => {
      const [email, ...others] = options.email?.match(/[^\s,;:<>"]+@[^\s,;:<>"]+/g) ?? []
      if (!email || others.length)
        throw new Problem('Name the e-mail address whose leads to erase.', USAGE)
      const erased = await staff.eraseByEmail(db, email)
      const what = erased.length === 1 ? '1 lead' : `${erased.length} leads`
      if (!erased.length) return `No lead has the address ${email}.\n`
      return `${what} erased, with all data about them: ${erased.join(', ')}.
Delete their mails in the inbox and exported files by hand.\n`
    },
  },
  close: { options: [], run: ({ db }) => setClosed(db, true) },
  open: { options: [], run: ({ db }) => setClosed(db, false) },
}

/**
 * firestore.rules refuse every lead while the forms are closed (docs/decisions/014).
 * @param {Firestore} db
 * @param {boolean} closed
 */
async function setClosed(db, closed) {
  await db.doc('switches/forms').set({ closed })
  return closed
    ? 'Both forms are closed: a visitor who sends a form sees the red message, and phone and e-mail below it.\n'
    : 'Both forms are open.\n'
}

const optionTypes = /** @type {const} */ ({
  open: { type: 'boolean' },
  unanswered: { type: 'boolean' },
  'all-unsent': { type: 'boolean' },
  email: { type: 'string' },
  limit: { type: 'string' },
  since: { type: 'string' },
  to: { type: 'string' },
  project: { type: 'string' },
})
export const optionNames = Object.keys(optionTypes)

/** @param {string[]} words */
function parse(words) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: optionTypes })
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
    staff: /** @type {Staff} */ (await importTypeScript('functions/src/staff/commands/index.ts')),
    project: project ?? `${PROJECT}, on this machine`,
  }
}

/**
 * @param {string[]} paths
 * @returns {DeliveryKey[]}
 */
function keysOf(paths) {
  return paths.map((path) => {
    const [, form, id] = /^(query|contact|digest)\/([^/]+)$/.exec(path) ?? []
    if (!form || !id) throw new Problem(`${path} is not the path of a lead or a digest.`, USAGE)
    return { form: /** @type {DeliveryKey['form']} */ (form), id }
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
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
