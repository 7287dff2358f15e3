// npm run leads -- list | resend <lead> | export …: what staff ask of the leads. It speaks to the suite
// on this machine, or with --project to a real one, as whoever `gcloud auth application-default login`
// has made you.

import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { runnerImport } from 'vite'
import { root } from './commands.mjs'
import { portsFrom } from './ports.mjs'
import { Problem, run } from './problem.mjs'
import { isFree, PROJECT } from './suite.mjs'

const USAGE = `npm run leads -- list [--open] [--limit 50]
npm run leads -- resend query/2fXd…
npm run leads -- export query/2fXd… [contact/9aBc…]
npm run leads -- export --since 2026-11-01
                 --project <id>   a real project instead of the suite on this machine`

await run(async () => {
  const { values, positionals } = read(process.argv.slice(2))
  const [command, ...names] = positionals
  const db = await connect(values.project)
  const staff = await loadStaff()

  switch (command) {
    case 'list': {
      const limit = Number(values.limit)
      if (!Number.isInteger(limit) || limit < 1) throw new Problem('--limit is no number.', USAGE)
      console.log(table(await staff.listLeads(db, { limit, openOnly: values.open })))
      return 0
    }
    case 'resend': {
      if (names.length !== 1) throw new Problem('One lead is resent at a time.', USAGE)
      const [key] = keysOf(names)
      if (!key || !(await staff.resend(db, key)))
        throw new Problem(`There is no ${names[0]}.`, USAGE)
      console.log(`${names[0]} is mailed by the next sweep, within five minutes.`)
      return 0
    }
    case 'export': {
      const since = new Date(values.since ?? Number.NaN)
      const isDay = !Number.isNaN(since.getTime())
      if (names.length > 0 === isDay) throw new Problem('Export which leads?', USAGE)
      const asked = isDay ? { since } : { keys: keysOf(names) }
      process.stdout.write(await staff.exportLeads(db, asked))
      return 0
    }
    default:
      throw new Problem('There is no such command.', USAGE)
  }
})

/** @param {string[]} words */
function read(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        open: { type: 'boolean', default: false },
        limit: { type: 'string', default: '50' },
        since: { type: 'string' },
        project: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Problem(/** @type {Error} */ (error).message, USAGE)
  }
}

/** @param {string | undefined} project */
async function connect(project) {
  if (project) {
    delete process.env.FIRESTORE_EMULATOR_HOST
  } else {
    const { firestore } = portsFrom(process.env)
    if (await isFree(firestore)) {
      throw new Problem('The suite does not run here.', `npm start, or name a project:\n${USAGE}`)
    }
    process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${firestore}`
    // Spares the Admin SDK the search for Google's machines.
    process.env.METADATA_SERVER_DETECTION ??= 'none'
  }
  return getFirestore(initializeApp({ projectId: project ?? PROJECT }))
}

/** The functions' own code, from its TypeScript. */
async function loadStaff() {
  const { module } = await runnerImport(`${root}functions/src/staff/index.ts`, {
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['submissions'] },
  })
  return /** @type {typeof import('../functions/src/staff/index.ts')} */ (module)
}

/**
 * @param {string[]} names
 * @returns {import('../functions/src/lead.ts').LeadKey[]}
 */
function keysOf(names) {
  return names.map((name) => {
    const [, form, id] = /^(query|contact)\/([^/]+)$/.exec(name) ?? []
    if (!form || !id) throw new Problem(`${name} is no lead.`, USAGE)
    return { form: /** @type {'query' | 'contact'} */ (form), id }
  })
}

/** @param {Record<string, string | number>[]} rows */
function table(rows) {
  const names = Object.keys(rows[0] ?? {})
  if (!names.length) return 'There are none.'
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
