/** Focuses an element in place of its content, which is removed. The element is focusable until it loses the focus. */
export function focusInstead(around: HTMLElement | null) {
  around?.setAttribute('tabindex', '-1')
  around?.focus({ preventScroll: true })
  around?.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true })
}
