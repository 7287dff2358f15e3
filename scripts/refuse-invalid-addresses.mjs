// Loaded into the Firebase CLI (node --import). Its Hosting emulator ends with "Invalid URL" at a request whose
// address or Host header is no URL, such as `GET //`, and with Hosting the whole suite. Every server of the CLI
// answers 400 to such a request, and the suite's log names the request.

import { Server } from 'node:http'

const { emit } = Server.prototype

/**
 * @this {Server}
 * @param {string} event
 * @param {unknown[]} rest
 */
Server.prototype.emit = function (event, ...rest) {
  if (event !== 'request') return Reflect.apply(emit, this, [event, ...rest])
  const [request, response] = /** @type {Exchange} */ (rest)
  const { method, url = '', headers } = request
  if (URL.canParse(url, `http://${headers.host}`))
    return Reflect.apply(emit, this, [event, ...rest])
  console.error(`Refused: ${method} ${JSON.stringify(url)} at ${JSON.stringify(headers.host)}`)
  response.writeHead(400, { Connection: 'close' }).end()
  return true
}

/** @typedef {[import('node:http').IncomingMessage, import('node:http').ServerResponse]} Exchange */
