import type { Values } from './draft.ts'

type Form = { elements: { namedItem(name: string): unknown } }

/**
 * Writes each value into the field of its name, if the field is empty or still has what was `shown` there.
 * @returns what the fields then have: the browser may normalise a text
 */
export function fillIn({ elements }: Form, values: Values, shown: Values = {}): Values {
  const filled: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const control = elements.namedItem(name) as Pick<HTMLInputElement, 'value'> | null
    if (!control || (control.value !== '' && control.value !== shown[name])) continue
    control.value = value
    filled[name] = control.value
  }
  return filled
}
