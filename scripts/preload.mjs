// Loaded into the programs of the suite (node --import), which it ends with their launcher, and which it lets survive
// malformed requests.

import { Server } from 'node:http'

// Standard input is a pipe from the launcher, and ends with the launcher, even if that is killed. The Firebase CLI then
// ends its emulators as at Ctrl-C.
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGINT'))
  .resume()
  .unref?.()

const { emit } = Server.prototype

/**
 * A work-around: a request whose address and Host header form no URL, such as `GET //`, ends the Hosting emulator with
 * "Invalid URL", and so the whole suite. Such a request is answered with 400, and the suite's log names it.
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
