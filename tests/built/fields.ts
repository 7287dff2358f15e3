import type { HtmlElement } from 'html-validate'
import { all, attribute, one, words } from './tree.ts'

/** The fields of a form in their order, as `label: type`, with `required`: "CVV: number required". */
export function labelledFields(form: HtmlElement): string[] {
  return all(form, 'input, select, textarea').map((field) => {
    const required = attribute(field, 'required') === null ? '' : ' required'
    return `${labelOf(form, field)}: ${typeOf(field)}${required}`
  })
}

function typeOf(field: HtmlElement): string | null {
  return field.is('input') ? (attribute(field, 'type') ?? 'text') : field.tagName
}

/** The label of a field. A hidden field has its name instead of a label. */
export function labelOf(form: HtmlElement, field: HtmlElement): string | null {
  const id = attribute(field, 'id')
  if (id) return words(one(form, `label[for="${id}"]`))
  const around = field.closest('label')
  return around ? words(around) : (attribute(field, 'aria-label') ?? attribute(field, 'name'))
}
