import type { Values } from './drafts.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Writes each value into the field of its name, unless the visitor has changed what was `shown` there. */
export function fillIn(form: HTMLFormElement, values: Values, shown: Values = {}) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as Control | null
    if (control && (control.value === '' || control.value === shown[name])) control.value = value
  }
}
