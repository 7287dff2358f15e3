// What a button with the attribute ACTION does, also before the page's code runs.

import { ACTION } from './attributes.ts'
import { flipDirection, flipTheme } from './preferences.ts'

const ACTIONS = {
  theme: flipTheme,
  direction: flipDirection,
  print: () => window.print(),
  top() {
    scroll(0, 0)
    // The button disappears at the top, and the next Tab goes on in the content.
    document.querySelector('main')!.focus({ preventScroll: true })
  },
}

type Action = keyof typeof ACTIONS

/** The property to spread on the button of an action. */
export const does = (action: Action) => ({ [ACTION]: action })

export function listenForActions() {
  addEventListener('click', ({ target }) => {
    const action = (target as Element).closest(`[${ACTION}]`)?.getAttribute(ACTION)
    if (action) ACTIONS[action as Action]()
  })
}
