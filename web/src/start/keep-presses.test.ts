import { expect, it, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'
import { openPage } from './page-in-tests.ts'

const HTML = `
  <button type="button"><svg></svg></button>
  <a href="/contact">Contact</a><a href="/blogs">Blogs</a><a href="https://other.example">Other</a>
  <details><summary id="closed">How?</summary></details>
  <details open><summary id="open">Why?</summary></details>
  <form id="quote">
    <button type="submit">Send</button>
    <noscript><p data-instead="">Write to us</p></noscript>
  </form>`

it('a press is marked with its time, and no other listener gets the event', () => {
  const { find, click } = openPageThatKeeps()
  const others = vi.fn()
  find('button').addEventListener('click', others)
  const { timeStamp } = click('svg')
  expect(find('button').dataset.pressed).toBe(` ${timeStamp}`)
  expect(others).not.toHaveBeenCalled()
})

it('a press with a modifier key, or of a link to another site, is left to the browser', () => {
  const { find, click } = openPageThatKeeps()
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    expect(click('a', { [key]: true }).defaultPrevented).toBe(false)
  }
  expect(click('[href*=other]').defaultPrevented).toBe(false)
  expect(find('a').dataset.pressed).toBeUndefined()
})

it('a closed question opens, and an open one stays open', () => {
  const { find, click } = openPageThatKeeps()
  expect(click('#closed').defaultPrevented).toBe(false)
  expect(click('#open').defaultPrevented).toBe(true)
  expect(find('#open').dataset.pressed).toBeDefined()
})

it('a link waits a second for the page’s code, and is then followed', () => {
  const { find, click, assign } = openPageThatKeeps()
  expect(click('[href="/contact"]').defaultPrevented).toBe(true)
  vi.advanceTimersByTime(999)
  expect(assign).not.toHaveBeenCalled()
  expect(find('a').dataset.pressed).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(assign.mock.calls).toEqual([['https://site.example/contact']])
  expect(find('a').dataset.pressed).toBeUndefined()
})

it('of two links that were pressed, only the second stays marked and is followed', () => {
  const { find, click, assign } = openPageThatKeeps()
  click('[href="/contact"]')
  vi.advanceTimersByTime(500)
  click('[href="/blogs"]')
  expect(find('[href="/contact"]').dataset.pressed).toBeUndefined()
  expect(find('[href="/blogs"]').dataset.pressed).toBeDefined()
  vi.advanceTimersByTime(5000)
  expect(assign.mock.calls).toEqual([['https://site.example/blogs']])
})

it('a link that is pressed after a form was sent waits ten seconds, so that the page’s code sends the form', () => {
  const { click, submit, assign } = openPageThatKeeps()
  submit()
  click('[href="/contact"]')
  vi.advanceTimersByTime(9_999)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledOnce()
})

it('a static form, which sends nothing, neither delays a link nor makes the browser ask', () => {
  const { find, click, submit, leave, assign } = openPageThatKeeps()
  find('form').removeAttribute('id')
  submit()
  expect(leave()).toBe(false)
  click('[href="/contact"]')
  vi.advanceTimersByTime(1000)
  expect(assign).toHaveBeenCalledOnce()
})

it('a sent form is marked, and after 10 seconds shows its message for visitors without scripts', () => {
  const { find, submit } = openPageThatKeeps()
  const event = submit()
  expect(event.defaultPrevented).toBe(true)
  expect(find('form').dataset.pressed).toBe(` ${event.timeStamp}`)
  vi.advanceTimersByTime(9999)
  expect(find('form').querySelector('[data-instead]')).toBeNull()
  vi.advanceTimersByTime(1)
  expect(find('form > :last-child').outerHTML).toBe('<p data-instead="">Write to us</p>')
})

it('the browser asks before the page is left with a form unsent, until the form shows its message', () => {
  const { submit, leave } = openPageThatKeeps()
  expect(leave()).toBe(false)
  submit()
  expect(leave()).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(leave()).toBe(false)
})

it('a form shows no message once the page’s code runs', () => {
  const { page, find, submit } = openPageThatKeeps()
  submit()
  page.setAttribute('data-alive', '')
  vi.advanceTimersByTime(10_000)
  expect(find('form').querySelector('[data-instead]')).toBeNull()
})

function openPageThatKeeps() {
  const opened = openPage(HTML)
  const { window, find } = opened
  keepPresses()
  // jsdom would follow a link; whether the start script has prevented that is read from the event.
  const dispatch = (selector: string, event: Event) => {
    let prevented = false
    const target = find(selector)
    window.addEventListener(event.type, stop, true)
    target.dispatchEvent(event)
    window.removeEventListener(event.type, stop, true)
    return { defaultPrevented: prevented, timeStamp: event.timeStamp }

    function stop() {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
  }
  return {
    ...opened,
    click: (selector: string, init: MouseEventInit = {}) =>
      dispatch(
        selector,
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
      ),
    submit: () =>
      dispatch('form', new window.SubmitEvent('submit', { bubbles: true, cancelable: true })),
    /** Returns whether the browser asks. */
    leave: () => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true })),
  }
}
