// What a visitor may send. One table a form: types, HTML limits, validation, the mail's rows and the
// boundary cases of the tests all come from it; firestore.rules says the same and is tested against it.

/** How a value is typed: on one line, as an address, from a list, or as free text with line breaks. */
export type Kind = 'line' | 'email' | 'tel' | 'choice' | 'text'

export type Field = {
  kind: Kind
  /** What the agency's mail calls it. */
  label: string
  required: boolean
  /** UTF-16 units, as `maxlength` counts them and `size()` in the rules. */
  max: number
  choices?: readonly { value: string; label: string }[]
}

const destinations = [{ value: 'ladakh', label: 'Ladakh' }] as const

// biome-ignore format: a table
export const forms = {
  query: {
    firstName:   { kind: 'line',   label: 'First name',  required: true,  max: 100 },
    lastName:    { kind: 'line',   label: 'Last name',   required: true,  max: 100 },
    email:       { kind: 'email',  label: 'Email',       required: true,  max: 254 },
    phoneNumber: { kind: 'tel',    label: 'Phone',       required: true,  max: 40 },
    destination: { kind: 'choice', label: 'Destination', required: true,  max: 40, choices: destinations },
  },
  contact: {
    name:        { kind: 'line',   label: 'Name',        required: true,  max: 100 },
    email:       { kind: 'email',  label: 'Email',       required: true,  max: 254 },
    subject:     { kind: 'line',   label: 'Subject',     required: true,  max: 200 },
    comment:     { kind: 'text',   label: 'Comment',     required: false, max: 5000 },
  },
} as const satisfies Record<string, Record<string, Field>>

/** A form's name is also the name of its Firestore collection. */
export type FormName = keyof typeof forms
export const formNames = /* @__PURE__ */ Object.keys(forms) as FormName[]
export type FieldName<F extends FormName> = keyof (typeof forms)[F] & string
/** What a form sends, but for the time, which the server writes. */
export type Submission<F extends FormName> = Record<FieldName<F>, string>

/** A form's fields in their order, as plain `Field`s. */
export function fieldsOf<F extends FormName>(form: F): [FieldName<F>, Field][] {
  return Object.entries(forms[form]) as [FieldName<F>, Field][]
}
