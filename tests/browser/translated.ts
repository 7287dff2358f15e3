// A page in which a translator has put each text into <font> elements, as Google's does.

import type { Page } from '@playwright/test'

/** Puts each text into two elements, also each text that React adds later. The words stay. */
export function translate(page: Page) {
  return page.evaluate(() => {
    const wrapAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (
          !text.data.trim() ||
          parent?.closest('script, style, noscript, svg, textarea, option, font')
        ) {
          continue
        }
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data)
      }
    }
    wrapAll()
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true })
  })
}

/**
 * Uses every control inside <main> that does not leave the page: buttons, checkboxes, each choice of a list, sliders.
 * Resolves to the words of the page after each step.
 */
export function useEveryControl(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    window.print = () => {}
    const seen: string[] = []
    const settle = async () => {
      // A change of theme or direction comes in a timer of the next frame (start/preferences.ts).
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
      const animations = document.getAnimations().filter(({ effect }) => {
        return effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
      })
      await Promise.allSettled(animations.map(({ finished }) => finished))
      const words = document.body.innerText.replace(/\s+/g, ' ')
      if (words !== seen.at(-1)) seen.push(words)
    }
    const controls = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button:enabled, summary, input:enabled, select:enabled), header button',
        ),
      ].filter((control) => control.checkVisibility())
    for (let place = 0; place < controls().length; place++) {
      const control = controls()[place]!
      if (control instanceof HTMLSelectElement) {
        for (let index = 0; index < control.options.length; index++) {
          control.selectedIndex = index
          control.dispatchEvent(new Event('input', { bubbles: true }))
          control.dispatchEvent(new Event('change', { bubbles: true }))
          await settle()
        }
      } else if (control instanceof HTMLInputElement && /range|number/.test(control.type)) {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
        for (const value of [control.min, control.max || '7']) {
          set.call(control, value)
          control.dispatchEvent(new Event('input', { bubbles: true }))
          await settle()
        }
      } else if (!/^(Keep this|Share|Ride it)/.test(control.innerText)) {
        control.click()
        await settle()
      }
    }
    return seen
  })
}
