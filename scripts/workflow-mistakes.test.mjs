import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { workflowMistakes } from './workflow-mistakes.mjs'

const root = new URL('../', import.meta.url)
const workflows = new URL('.github/workflows/', root)
const texts = readdirSync(workflows).map((name) => readFileSync(new URL(name, workflows), 'utf8'))
const all = texts.join('\n')

const workflow = `on: push
jobs:
  build:
    if: vars.PROJECT != '' && github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    outputs: { url: '\${{ steps.first.outputs.url }}' }
    steps:
      - id: first
        run: npm test
  deploy:
    needs: build
    runs-on: ubuntu-24.04
    steps:
      - run: npm run deploy
`

it('a workflow without mistakes passes', async () => {
  expect(await workflowMistakes('a.yml', workflow)).toEqual([])
})

it.each([
  ['an unknown job', 'needs: build', 'needs: buld', 11],
  ['an unknown key', 'runs-on:', 'run-on:', 5],
  ['a step that no job has', 'steps.first', 'steps.frist', 6],
  ['an unknown value', 'github.ref', 'github.reff', 4],
  ['an unknown event', 'on: push', 'on: pushed', 1],
  ['a wrong indent', '    steps:\n      - id', '   steps:\n      - id', 7],
])('%s is a mistake at its line', async (_, from, to, line) => {
  const mistakes = await workflowMistakes(`${line}.yml`, workflow.replace(from, to))
  expect(mistakes.join('\n')).toContain(`${line}.yml:${line} `)
})

it('each command of our workflows is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const named = [...all.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name)
  expect(named).toContain('content')
  for (const name of named.filter((each) => each !== 'ci'))
    expect(Object.keys(scripts)).toContain(name)
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
