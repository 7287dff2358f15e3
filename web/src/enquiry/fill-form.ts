import type { Values } from './draft.ts'

type Form = { elements: { namedItem(name: string): unknown } }

/** Writes values into fields that are empty or still have what was `shown`. Returns the new values of these fields. */
export function fillIn({ elements }: Form, values: Values, shown: Values = {}): Values {
  const filled: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const control = elements.namedItem(name) as Pick<HTMLInputElement, 'value'> | null
    if (!control || (control.value !== '' && control.value !== shown[name])) continue
    control.value = value
    // The browser may have normalised the text.
    filled[name] = control.value
  }
  return filled
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values
}
