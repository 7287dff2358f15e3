// The emulators run the deployed firebase.json with three changes: the section `emulators` with the ports, the emulated
// Firestore as one more origin that pages may connect to, and the folder of the functions' `.env` files.

export const HOST = '127.0.0.1'
const PRODUCTION_FIRESTORE = 'https://firestore.googleapis.com'

/**
 * firebase.json for one local suite.
 * @template {{ hosting: { headers: { headers: { key: string, value: string }[] }[] }, functions: object[] }} Config
 * @param {Config} config firebase.json as it is deployed
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} valuesFolder the folder of the functions' `.env` files, relative to the root
 */
export function emulatorConfig(config, ports, valuesFolder) {
  return {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, configDir: valuesFolder })),
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          // Only the Content-Security-Policy names Firestore.
          value: value.replace(PRODUCTION_FIRESTORE, `$& http://${HOST}:${ports.firestore}`),
        })),
      })),
    },
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
