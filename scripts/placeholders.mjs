// Addresses that stand in this repository until the agency writes its own: their domains end in `.example`,
// which nobody can own (RFC 2606).

/**
 * The placeholders that keep a project from being deployed; the emulators' project may have them.
 * @param {string} project
 * @param {object} site the values of web/content/agency.yaml
 * @param {object} env the values of functions/.env.<project>
 * @returns {string[]}
 */
export function placeholdersOf(project, site, env) {
  if (project === '' || project.startsWith('demo-')) return []
  return [
    ...placeholdersIn(site).map((name) => `${name} in web/content/agency.yaml`),
    ...placeholdersIn(env).map((name) => `${name} in functions/.env.${project}`),
  ]
}

/**
 * The names of the values that are such addresses, as `email` or `social.facebook`.
 * @param {object} values texts, and objects of texts
 * @returns {string[]}
 */
export function placeholdersIn(values) {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value && typeof value === 'object')
      return placeholdersIn(value).map((inner) => `${name}.${inner}`)
    return /\.example\b/.test(String(value)) ? [name] : []
  })
}
