// Serves the built site as two deployments at one address, one after the other. In deployment B every file with a hash
// in its name has another name, and the names of deployment A are gone.

import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { dist, fileOf, headersOf, types } from '../suite/serve.mjs'

type Deployment = 'a' | 'b'

export type TwoDeployments = Awaited<ReturnType<typeof serveDeployments>>

/** @param inB texts that deployment B serves in place of built files, by address */
export async function serveDeployments(inB: Record<string, string> = {}) {
  let current: Deployment = 'a'
  const assets = readdirSync(join(dist, 'assets'))
  const names = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = builtFile(pathname, current)
    if (!file) return response.writeHead(404).end()
    const { type, text } = types.get(extname(file)) ?? { type: '', text: false }
    let body: string | Buffer = readFileSync(join(dist, file))
    if (text) body = deployedText(pathname, body.toString())
    response.writeHead(file === '404.html' ? 404 : 200, {
      ...headersOf(pathname),
      'content-type': type,
      // A browser may empty its own cache at any time, so the test must pass without that cache.
      'cache-control': 'no-store',
      // Without Hosting's policy, which would block the connection to the emulated Firestore.
      'content-security-policy': '',
    })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    deploy(next: Deployment) {
      current = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }

  function deployedText(pathname: string, text: string): string {
    const marked = text.replace('<html ', `<html data-deployment="${current}" `)
    if (current === 'a') return marked
    return (inB[pathname] ?? marked)
      .replace(names, (name) => name.replace(/\.(?=\w+$)/, '.b.'))
      .replace('"version":"', '"version":"b')
  }
}

/** The file of web/dist that a deployment serves at an address; null for a name of the other deployment. */
function builtFile(pathname: string, deployment: Deployment): string | null {
  if (!pathname.startsWith('/assets/')) return fileOf(pathname)
  const isOfB = /\.b\.\w+$/.test(pathname)
  return isOfB === (deployment === 'b') ? pathname.slice(1).replace(/\.b(?=\.\w+$)/, '') : null
}
