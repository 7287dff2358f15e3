/** Enables the buttons, which are disabled in the HTML for visitors without scripts, as they are parsed. */
export function switchOnButtons() {
  const parsing = new MutationObserver(switchOn)
  parsing.observe(document.documentElement, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    parsing.disconnect()
    switchOn()
  })
}

function switchOn() {
  for (const button of document.querySelectorAll('button')) button.disabled = false
}
