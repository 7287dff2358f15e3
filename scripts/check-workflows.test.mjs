import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = new URL('../', import.meta.url)
const workflows = new URL('.github/workflows/', root)
const texts = readdirSync(workflows).map((name) => readFileSync(new URL(name, workflows), 'utf8'))
const all = texts.join('\n')

it('a mistake is named with its file and line, and a workflow without mistakes is not named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const wrong = all.replace('needs: test\n', 'needs: tests\n')
  writeFileSync(join(folder, 'right.yml'), all)
  writeFileSync(join(folder, 'wrong.yml'), wrong)
  const script = new URL('check-workflows.mjs', import.meta.url).pathname
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  expect(status).toBe(1)
  const line = wrong.slice(0, wrong.indexOf('needs: tests')).split('\n').length
  expect(new Set(stderr.match(/\w+\.yml:\d+/g))).toEqual(new Set([`wrong.yml:${line}`]))
})

it('each command of our workflows is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const named = [...all.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name)
  expect(named).toContain('content')
  for (const name of named.filter((each) => each !== 'ci'))
    expect(Object.keys(scripts)).toContain(name)
})

it('a preview is built with closed forms, and the step’s output is the address that the CLI prints', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  expect(scripts.preview).toMatch(/^VITE_PREVIEW=1 firebase hosting:channel:deploy /)
  const [, pipe = ''] =
    /npm run preview [^|]*\|(.*?) >> "\$GITHUB_OUTPUT"/.exec(all.replace(/\s+/g, ' ')) ?? []
  // As the CLI prints the line, with colour codes around the name of the site.
  const input =
    'Channel URL (\u001b[1magency\u001b[22m): https://agency--pr-7-a1b2c3d4.web.app [expires …]\n'
  const { stdout } = spawnSync('bash', ['-c', pipe], { input, encoding: 'utf8' })
  expect(stdout).toBe('url=https://agency--pr-7-a1b2c3d4.web.app\n')
})

it('each action is pinned to a commit', () => {
  for (const [, action] of all.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/)
})

it('only main and pull requests from this repository get credentials', () => {
  const jobs = all.split(/^ {2}(?=\w+:$)/m).filter((job) => job.includes('id-token: write'))
  const conditions = jobs.map(
    (job) => /head\.repo\.full_name == github\.repository|event_name == 'push'/.exec(job)?.[0],
  )
  expect(conditions).toHaveLength(2)
  for (const condition of conditions) expect(condition).toBeTruthy()
  expect(all).toContain('branches: [main]')
  expect(all).not.toMatch(/pull_request_target|secrets\.|credentials_json/)
})
