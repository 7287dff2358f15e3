// Firefox and WebKit open each kind of page, and use each control once. Scripts click, because a click by WebKit's
// driver on the button of a popover can take minutes.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NEXT_SLIDE } from 'content/control-labels.ts'
import { fieldsOf, formNames } from 'submissions'
import { samples } from 'submissions/boundaries'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { find as placeOf } from '../../scripts/find-tools.mjs'
import { siteUrl } from '../suite/addresses.ts'
import { waitForMails } from '../suite/inbox.ts'
import { mark } from '../suite/leads.ts'
import { kinds } from '../suite/screens.ts'

type Json = ReturnType<typeof JSON.parse>
type Browser = {
  open(url: string, width: number): Promise<unknown>
  evaluate(promiseOfString: string): Promise<string>
  act(webDriverActions: unknown[]): Promise<unknown>
  consoleErrors: string[]
}

const processes: ChildProcess[] = []
afterAll(() => processes.forEach((child) => void child.kill()))

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const isWide = (selector: string) => `${find(selector)}?.getBoundingClientRect().width > 300`
const isTop = (heading: string) => `${find('h1')}.textContent === '${heading}' && scrollY === 0`
const TURTUK = '/leh-to-leh-with-turtuk'
const SLIDE = `${find('.react-multi-carousel-item--active')}?.textContent`
const COST = '[aria-labelledby=true-cost]'

/** A click changes a text, or makes a condition true. Then Escape or Back makes the condition false. */
type Control = [path: string, width: number, click: string, change: string, end?: 'Escape' | 'Back']

const controls: readonly Control[] = [
  ['/', 412, '[popovertarget=menu]', isWide('#menu:popover-open'), 'Escape'],
  ['/', 1366, '[popovertarget=profile-menu]', find('#profile-menu:popover-open'), 'Back'],
  ['/contact', 412, 'main [commandfor]', isWide('dialog[open] iframe'), 'Escape'],
  [TURTUK, 412, '[commandfor=large-map]', isWide('dialog[open] svg:has(use)'), 'Back'],
  ['/aboutus', 412, 'main a[aria-haspopup=dialog]', isWide('[open] .ril-image-current'), 'Back'],
  ['/helpcenter-faqs', 412, 'details + details > summary', `String(${find('details + [open]')})`],
  ['/', 412, '[data-action=theme]', `String(${find('html')}.dataset.theme)`],
  ['/', 412, '[data-action=direction]', `${find('html')}.dir`],
  ['/', 1366, `[aria-label="${NEXT_SLIDE}"]`, SLIDE],
  [TURTUK, 412, `${COST} label + label input`, `${find(COST)}?.textContent`],
  ['/grid', 412, 'main h3 a[href="/tour-detail-one/2"]', isTop('Leh to Leh with Hanle'), 'Back'],
]

describe.each([startFirefox, startWebKit])('%o', (start) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await start()
  })

  const get = async (value: string): Promise<Json> =>
    JSON.parse(await browser.evaluate(`(async () => JSON.stringify((${value}) ?? null))()`))
  const until = (condition: string) =>
    vi.waitUntil(() => get(`Boolean(${condition})`), { timeout: 30_000, interval: 100 })
  const visit = async (path: string, width: number) => {
    await browser.open(siteUrl + path, width)
    await until(find('html[data-alive]'))
  }

  it.each(kinds)('%s has one heading, fits in, and shows its pictures', async (path) => {
    for (const width of [412, 1366]) {
      await visit(path, width)
      await get(`[...document.images].map((image) => (image.loading = 'eager'))`)
      await until('[...document.images].every((image) => image.complete)')
      const page = await get(`({
        headings: document.querySelectorAll('h1').length,
        tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        broken: [...document.images].filter((image) => !image.naturalWidth).map(({ src }) => src),
      })`)
      expect(page).toEqual({ headings: 1, tooWide: 0, broken: [] })
    }
    expect(browser.consoleErrors.splice(0)).toEqual([])
  })

  it.each(controls)('%s at %i pixels: a click on %s', async (path, width, opener, change, end) => {
    await visit(path, width)
    await get(`(${find(opener)} ?? ${find('#prices')}).scrollIntoView({ block: 'center' })`)
    await until(end ? find(opener) : change)
    const before = await get(change)
    await get(`${find(opener)}.click()`)
    await until(end ? change : `(${change}) !== ${JSON.stringify(before)}`)
    if (!end) return
    const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE00C' }))
    if (end === 'Back') await get('history.back()')
    else await browser.act([{ type: 'key', id: 'keys', actions: keys }])
    await until(`!(${change}) && !history.state?.open`)
  })

  it.each(['#prices', '#day-2', '#questions'])('a link to %s ends at its target', async (id) => {
    for (const width of [412, 1200]) {
      await visit(TURTUK + id, width)
      await until(`document.fonts.status === 'loaded' && ${find('link[rel=stylesheet]')}?.sheet`)
      const top = await get(`${find(id)}.getBoundingClientRect().top`)
      // On a phone, a day stops below the map.
      expect([width, top >= 0, top <= 241]).toEqual([width, true, true])
    }
  })

  it('an invalid field scrolls into view with its label, below the bar', async () => {
    await visit('/contact', 412)
    await get('scrollTo(0, 1000)')
    await get(`${find('main form [type=submit]')}.click()`)
    await until(`document.activeElement.name === 'name'`)
    const bar = `${find('header')}.getBoundingClientRect().bottom`
    await until(`document.activeElement.labels[0].getBoundingClientRect().top > ${bar}`)
  })

  it.each(formNames)('a lead of the form %s comes to the inbox', async (name) => {
    await visit(name === 'query' ? '/' : '/contact', 412)
    const lead: Record<string, string> = { ...samples[name], lastName: mark() }
    lead.name = lead.lastName!
    for (const [key] of fieldsOf(name)) {
      const field = find(`main [name=${key}]`)
      await get(`(${field}.value = ${JSON.stringify(lead[key])})`)
      for (const type of ['input', 'change'])
        await get(`${field}.dispatchEvent(new Event('${type}', { bubbles: true }))`)
    }
    await get(`${find('main form [type=submit]')}.click()`)
    expect(await waitForMails(lead.name)).toHaveLength(1)
  })
})

/** By WebDriver BiDi. Firefox can reject an address while a frame of the page before fails to load. */
async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--profile', profile, '--remote-debugging-port=0']
  const address = await match(launch(placeOf('Firefox'), args), 'stderr', /BiDi listening on (\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.once('open', resolve))
  const consoleErrors: string[] = []
  const asked: ((answer: Json) => void)[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    asked[message.id]?.(message)
    if (message.params?.level === 'error') consoleErrors.push(message.params.text)
  })
  async function send(method: string, params: object) {
    socket.send(JSON.stringify({ id: asked.length, method, params }))
    const { result, message } = await new Promise<Json>((resolve) => asked.push(resolve))
    if (message) throw new Error(`${method}: ${message}`)
    return result
  }
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = (await send('browsingContext.getTree', {})).contexts[0]!
  return {
    async open(url, width) {
      await send('browsingContext.setViewport', { context, viewport: { width, height: 900 } })
      const move = { context, url, wait: 'complete' }
      await vi.waitFor(() => send('browsingContext.navigate', move), 30_000)
    },
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: true }
      return (await send('script.evaluate', params)).result.value
    },
    act: (actions) => send('input.performActions', { context, actions }),
    consoleErrors,
  }
}

/** WebKitGTK's MiniBrowser on a virtual screen, by WebDriver; asks until the driver listens. */
async function startWebKit(): Promise<Browser> {
  const binary = placeOf('MiniBrowser')
  const screen = launch(placeOf('Xvfb'), ['-displayfd', '1', '-screen', '0', '2000x1200x24'])
  const display = await match(screen, 'stdout', /^(\d+)/)
  const port = 9700 + Number(process.env.PORT_OFFSET ?? 0)
  launch(placeOf('WebKitWebDriver'), ['-p', `${port}`], {
    DISPLAY: `:${display}`,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  })
  async function post(path: string, params: object) {
    const body = JSON.stringify(params)
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: 'POST', body })
    const { value } = JSON.parse(await answer.text())
    if (!answer.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } }
  const { sessionId } = await vi.waitFor(() => post('', { capabilities }), { timeout: 30_000 })
  return {
    async open(url, width) {
      await post(`/${sessionId}/window/rect`, { width, height: 900 })
      await post(`/${sessionId}/url`, { url })
    },
    evaluate: (promise) =>
      post(`/${sessionId}/execute/async`, { script: `${promise}.then(arguments[0])`, args: [] }),
    act: (actions) => post(`/${sessionId}/actions`, { actions }),
    // MiniBrowser prints no console messages while a driver controls it.
    consoleErrors: [],
  }
}

function launch(command: string, args: string[], environment = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...environment } })
  processes.push(child.on('error', console.error))
  return child
}

/** The first group of the first line of a program's output that matches. */
async function match(child: ChildProcess, stream: 'stdout' | 'stderr', pattern: RegExp) {
  for await (const line of createInterface({ input: child[stream]! })) {
    const [, group] = pattern.exec(line) ?? []
    if (group) return group
  }
  throw new Error(`${child.spawnfile} does not start`)
}
