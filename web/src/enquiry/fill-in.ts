type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Writes each value into the field of its name, unless the visitor has typed there. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as Control | null
    if (control?.value === '') control.value = value
  }
}
