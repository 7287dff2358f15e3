// Serves the built site as two deployments at one address, one after the other. In deployment B every file with a hash
// in its name has another name, and the names of deployment A are gone.

import { readdirSync } from 'node:fs'
import { builtFile, dist, serve } from '../suite/serve.mjs'

type Deployment = 'a' | 'b'

// Without Hosting's policy, which would block the connection to the emulated Firestore. A browser may empty its own cache
// at any time, so the test must pass without that cache.
const headers = [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-store' }] }]

/** @param inB texts that deployment B serves in place of built files, by address */
export async function serveDeployments(inB: Record<string, string> = {}) {
  let current: Deployment = 'a'
  const assets = readdirSync(`${dist}/assets`)
  const names = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const contentOf = (path: string) => {
    const isOfB = /\.b\.\w+$/.test(path)
    // A name of the other deployment.
    if (path.startsWith('/assets/') && isOfB !== (current === 'b')) return null
    const file = builtFile(path.replace(/\.b(?=\.\w+$)/, ''))
    // Latin-1 has a character for each byte, so that pictures and fonts stay as they are.
    return file && Buffer.from(deployedText(path, file.toString('latin1')), 'latin1')
  }
  return {
    url: await serve(contentOf, { headers }),
    deploy(next: Deployment) {
      current = next
    },
  }

  function deployedText(path: string, text: string): string {
    const marked = text.replace('<html ', `<html data-deployment="${current}" `)
    if (current === 'a') return marked
    return (inB[path] ?? marked)
      .replace(names, (name) => name.replace(/\.(?=\w+$)/, '.b.'))
      .replace('"version":"', '"version":"b')
  }
}
