// The addresses of the running suite and its Firebase project, from the environment that `npm run suite` sets.

export const siteUrl = variable('SITE_URL')
export const inboxUrl = variable('INBOX_URL')
export const functionsUrl = variable('FUNCTIONS_URL')
export const firestoreHost = variable('FIRESTORE_EMULATOR_HOST')
export const projectId = variable('GCLOUD_PROJECT')

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this inside \`npm run suite -- "…"\``)
  return value
}
