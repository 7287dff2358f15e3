// What goes online: a deployment, and a preview of a proposed change.

import { Problem } from './problem.mjs'

/** Each step with what is online if the step fails. */
const STEPS = [
  ['node scripts/ready.mjs', 'Nothing was deployed: what was online before stays online.'],
  [
    'npx firebase deploy --only firestore,functions',
    'The site from before is online. The rules and the functions that are complete above are new.',
  ],
  [
    'npx firebase deploy --only hosting',
    'The rules and the functions are new. The site from before is online.',
  ],
]

/**
 * @param {string | undefined} project
 * @param {(command: string) => Promise<number>} shell resolves to an exit code
 */
export async function deploy(project, shell) {
  if (!project)
    throw new Problem('No project is named.', 'npm run deploy -- --project <id or alias>')
  for (const [command, online] of STEPS) {
    if (await shell(`${command} --project ${project}`))
      throw new Problem(
        `${command} has failed. ${online}`,
        'Correct what is named above, and deploy again.',
      )
  }
}

/** @typedef {{ status: number | null, stdout: string }} Result of a command */

/**
 * Returns the address of the preview.
 * @param {string | undefined} project
 * @param {string | undefined} channel
 * @param {(command: string, env: NodeJS.ProcessEnv) => Result} execute
 */
export function preview(project, channel, execute) {
  if (!project || !channel)
    throw new Problem(
      'A name is missing.',
      'npm run preview -- --project <id or alias> --channel <name>',
    )
  const deploying = `npx firebase hosting:channel:deploy ${channel} --project ${project}`
  // The CLI builds the site with this variable, which closes the forms (web/src/env.d.ts).
  const { status, stdout } = execute(`${deploying} --expires 14d --no-authorized-domains`, {
    VITE_PREVIEW: '1',
  })
  const url = /https:\/\/[\w-]+--[\w-]+\.web\.app/.exec(stdout)?.[0]
  if (status || !url) throw new Problem('There is no preview.', 'Correct what is named above.')
  return url
}
