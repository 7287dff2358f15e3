// The emulators run the deployed firebase.json with three changes: the section `emulators`, the
// emulated Firestore as one more origin for pages, and the folder of the functions' `.env` files.

export const HOST = '127.0.0.1'
const PRODUCTION_FIRESTORE = 'https://firestore.googleapis.com'

/**
 * firebase.json for one local suite.
 * @param {string} deployed the text of firebase.json, in which only the Content-Security-Policy names Firestore
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} valuesFolder the folder of the functions' `.env` files, relative to the root
 */
export function emulatorConfig(deployed, ports, valuesFolder) {
  const local = `$& http://${HOST}:${ports.firestore}`
  const config = JSON.parse(deployed.replaceAll(PRODUCTION_FIRESTORE, local))
  for (const codebase of config.functions) codebase.configDir = valuesFolder
  return {
    ...config,
    emulators: {
      hosting: { host: HOST, port: ports.hosting },
      functions: { host: HOST, port: ports.functions },
      firestore: { host: HOST, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      eventarc: { host: HOST, port: ports.eventarc },
      tasks: { host: HOST, port: ports.tasks },
      hub: { host: HOST, port: ports.hub },
      logging: { host: HOST, port: ports.logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
}
