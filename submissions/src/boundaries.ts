import { type Field, type FormName, fieldsOf, formNames, type Submission } from './fields.ts'

export type Boundary = { name: string; field: string; value: string; accepted: boolean }

type Samples = { [F in FormName]: Submission<F> }

/** Realistic sample values, some repeated by tests. Any other field gets a value for its kind. */
const realisticValues: { [F in FormName]: Partial<Submission<F>> } = {
  query: { firstName: 'Asha', lastName: 'Rawat' },
  contact: {
    name: 'Kabir Sethi',
    email: 'kabir@example.in',
    subject: 'Two bikes in June',
    comment: 'Is the second week free?',
  },
}

/** A valid submission of each form. Tests change values in a copy. */
export const samples = Object.fromEntries(
  formNames.map((form) => [
    form,
    Object.fromEntries(
      fieldsOf(form)
        .map(([name, field]) => [name, sampleOf(field)])
        .concat(Object.entries(realisticValues[form])),
    ),
  ]),
) as Samples

function sampleOf({ kind, label, choices }: Field): string {
  switch (kind) {
    case 'email':
      return 'asha@example.in'
    case 'tel':
      return '98123 45678'
    case 'choice':
      return choices?.[0]?.value ?? ''
    case 'line':
    case 'text':
      return `Sample of ${label}`
  }
}

/** Test values that a form's fields must accept or refuse, on both sides of their limits. */
export function boundariesOf(form: FormName): Boundary[] {
  return fieldsOf(form).flatMap(([field, { label, ...limits }]) =>
    casesOf(limits).map(({ name, ...rest }) => ({ name: `${label}: ${name}`, field, ...rest })),
  )
}

type Case = Omit<Boundary, 'field'>

function casesOf({ kind, required, max, choices }: Omit<Field, 'label'>): Case[] {
  const empty = { name: 'empty', value: '', accepted: !required }
  const control = { name: 'with a NUL', value: 'a\0b', accepted: false }
  switch (kind) {
    case 'line':
    case 'tel':
      return [
        empty,
        control,
        { name: 'one space', value: ' ', accepted: false },
        { name: 'blanks of five kinds', value: '\t \u00A0\u2003\u3000', accepted: false },
        { name: 'a letter between blanks', value: ' a ', accepted: true },
        { name: 'with a tab', value: 'a\tb', accepted: true },
        { name: 'with a line break', value: 'a\nb', accepted: false },
        { name: 'with a line separator', value: 'a\u2028b', accepted: false },
        { name: 'longest', value: 'न'.repeat(max), accepted: true },
        { name: 'with joiners and directions', value: '👩‍🚒 क्‍ष \u202eلـ', accepted: true },
        { name: 'longest in emoji', value: '🏔'.repeat(max / 2), accepted: true },
        { name: 'one too long', value: 'न'.repeat(max + 1), accepted: false },
      ]
    case 'text':
      return [
        empty,
        control,
        { name: 'with line breaks and tabs', value: 'a\n\tb\r\nc', accepted: true },
        { name: 'longest', value: 'न'.repeat(max), accepted: true },
        { name: 'one too long', value: 'न'.repeat(max + 1), accepted: false },
      ]
    case 'email':
      return [
        empty,
        { ...control, value: 'a\0@b' },
        { name: 'shortest', value: 'a@b', accepted: true },
        { name: 'with short and long labels', value: 'a@b.c.example.com', accepted: true },
        { name: 'with all signs', value: "a!#$%&'*+/=?^_`{|}~-.b@c-d.in", accepted: true },
        { name: 'without @', value: 'ab.example', accepted: false },
        { name: 'with a space', value: 'a b@example.in', accepted: false },
        { name: 'two addresses', value: 'a@example.in,b@example.in', accepted: false },
        { name: 'host label of 63', value: `a@${'b'.repeat(63)}.in`, accepted: true },
        { name: 'host label of 64', value: `a@${'b'.repeat(64)}.in`, accepted: false },
        { name: 'longest', value: `${'a'.repeat(max - 5)}@b.in`, accepted: true },
        { name: 'one too long', value: `${'a'.repeat(max - 4)}@b.in`, accepted: false },
      ]
    case 'choice':
      return [
        empty,
        { name: 'listed', value: choices?.[0]?.value ?? '', accepted: true },
        {
          name: 'in capital letters',
          value: choices?.[0]?.value.toUpperCase() ?? '',
          accepted: false,
        },
        { name: 'not listed', value: 'not in the list', accepted: false },
      ]
  }
}
