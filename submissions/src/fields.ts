// What a visitor may send: a table of fields for each form. The types, the HTML limits, the
// validation, the rows of the mail and the boundary cases of the tests come from these tables.
// firestore.rules repeats the limits; rules.test.ts and tests/rules compare the two.

export type Field = {
  /** The control: one line, e-mail address, phone number, list, or text with line breaks. */
  kind: 'line' | 'email' | 'tel' | 'choice' | 'text'
  /** The field's name in the agency's mail. */
  label: string
  required: boolean
  /** The longest value, in UTF-16 units, in which `maxlength` and the rules' `size()` count. */
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

/** The name of a form, which is also the name of its Firestore collection. */
export type FormName = keyof typeof forms
export const formNames = /* @__PURE__ */ Object.keys(forms) as FormName[]
export type FieldName<F extends FormName> = keyof (typeof forms)[F] & string
/** The values that a form sends. The server adds the time. */
export type Submission<F extends FormName> = Record<FieldName<F>, string>

/** The fields of a form with their names, in the order of the table. */
export function fieldsOf<F extends FormName>(form: F): [FieldName<F>, Field][] {
  return Object.entries(forms[form]) as [FieldName<F>, Field][]
}
