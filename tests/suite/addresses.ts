// The addresses of the running suite, from the environment that `npm run suite` sets.

export const siteUrl = address('SITE_URL')
export const inboxUrl = address('INBOX_URL')
export const functionsUrl = address('FUNCTIONS_URL')
export const firestoreHost = address('FIRESTORE_EMULATOR_HOST')
export const projectId = address('GCLOUD_PROJECT')

function address(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this inside \`npm run suite -- "…"\``)
  return value
}
