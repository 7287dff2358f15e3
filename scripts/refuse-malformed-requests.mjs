// A work-around, loaded into the Firebase CLI (node --import): a request whose address and Host header form no URL,
// such as `GET //`, ends the Hosting emulator with "Invalid URL", and so the whole suite. With this module every HTTP
// server of the CLI answers such a request with 400, and the suite's log names the request.

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
