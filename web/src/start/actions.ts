// What a button does without the page's code: it has the attribute ACTION.

import { ACTION } from './attributes.ts'
import { flipDirection, flipTheme } from './preferences.ts'

const ACTIONS = { theme: flipTheme, direction: flipDirection, print: () => window.print() }

type Action = keyof typeof ACTIONS

/** The property of a button that does this. */
export const does = (action: Action) => ({ [ACTION]: action })

export function listenForActions() {
  addEventListener('click', ({ target }) => {
    const action = (target as Element).closest(`[${ACTION}]`)?.getAttribute(ACTION)
    if (action) ACTIONS[action as Action]()
  })
}
