import { expect, it } from 'vitest'
import { deploy, preview } from './online.mjs'

it.each([
  ['ready', 1, 'Nothing was deployed'],
  ['--only firestore,functions', 2, 'The site from before is online. The rules'],
  ['--only hosting', 3, 'The rules and the functions are new. The site from before is online.'],
])(
  'a deployment ends at %s if that fails, and says what is online',
  async (failing, count, text) => {
    const { commands, shell } = shellThat((command) => (command.includes(failing) ? 1 : 0))
    await expect(deploy('agency', shell)).rejects.toThrow(text)
    expect(commands).toHaveLength(count)
  },
)

it('a deployment asks what is missing, and deploys the site last', async () => {
  const { commands, shell } = shellThat(() => 0)
  await deploy('agency', shell)
  expect(commands.map((command) => /--only \S+|ready/.exec(command)?.[0])).toEqual([
    'ready',
    '--only firestore,functions',
    '--only hosting',
  ])
  for (const command of commands) expect(command).toMatch(/ --project agency$/)
})

it('a preview is built with closed forms, and has the address that the CLI prints', () => {
  // As the CLI prints the line, with colour codes around the name of the site.
  const stdout =
    'Channel URL (\u001b[1magency\u001b[22m): https://agency--pr-7-a1b2c3d4.web.app [expires …]\n'
  const url = preview('agency', 'pr-7', (command, env) => {
    expect(command).toMatch(/hosting:channel:deploy pr-7 --project agency /)
    expect(env).toEqual({ VITE_PREVIEW: '1' })
    return { status: 0, stdout }
  })
  expect(url).toBe('https://agency--pr-7-a1b2c3d4.web.app')
  expect(() => preview('agency', 'pr-7', () => ({ status: 1, stdout }))).toThrow('no preview')
})

it('without a project nothing is deployed', async () => {
  await expect(deploy(undefined, shellThat(() => 0).shell)).rejects.toThrow('--project')
  expect(() => preview('agency', undefined, () => ({ status: 0, stdout: '' }))).toThrow('--channel')
})

/** @param {(command: string) => number} exitCodeOf */
function shellThat(exitCodeOf) {
  /** @type {string[]} */
  const commands = []
  return {
    commands,
    shell: async (/** @type {string} */ command) => {
      commands.push(command)
      return exitCodeOf(command)
    },
  }
}
