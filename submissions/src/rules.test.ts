// firestore.rules repeats the table of fields, because rules cannot import the table. A failure
// names the line that firestore.rules needs. With a condition too many, tests/rules stores no lead.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Field, fieldsOf, formNames } from './fields.ts'

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')

describe.each(formNames)('firestore.rules for %s', (form) => {
  const fields = fieldsOf(form)
  const block = new RegExp(`match /${form}/{id} {(.*?)\\n    }`, 's').exec(rules)?.[1] ?? ''

  it('requires exactly the fields of the table and the timestamp', () => {
    const names = [...fields.map(([name]) => name), 'timestamp'].map((name) => `'${name}'`)
    const line = `hasExactly([${names.join(', ')}])`
    expect(block.includes(line), advice(form, line)).toBe(true)
  })

  it.each(fields)('checks %s as the table says', (name, field) => {
    const line = conditionOf(name, field)
    expect(block.includes(`&& ${line}\n`), advice(form, line)).toBe(true)
  })
})

function advice(form: string, line: string): string {
  return `firestore.rules, match /${form}: write "&& ${line}"`
}

/** The condition of a field; a field that is not required may be empty. */
function conditionOf(name: string, { kind, required, max, choices }: Field): string {
  const value = `request.resource.data.${name}`
  const orEmpty = (condition: string) => (required ? condition : `(${value} == '' || ${condition})`)
  switch (kind) {
    case 'line':
    case 'tel':
      return orEmpty(`isLine(${value}, ${max})`)
    case 'email':
      return orEmpty(`isEmail(${value})`)
    case 'choice':
      return orEmpty(`${value} in [${choices?.map((choice) => `'${choice.value}'`).join(', ')}]`)
    case 'text':
      return required ? `isText(${value}, ${max}) && ${value} != ''` : `isText(${value}, ${max})`
  }
}
