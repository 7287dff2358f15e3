import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.mjs'

it.each(['resend deliveries/query_x', 'erase --email nobody', 'list --limit many'])(
  'npm run leads refuses `%s` and prints the usage',
  async (words) => {
    const call = promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...words.split(' ')], {
      cwd: root,
    })
    await expect(call).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    })
  },
)
