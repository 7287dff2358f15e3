type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Writes values into the fields of their names, but never over what a visitor has typed. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as Control | null
    if (control?.value === '') control.value = value
  }
}
