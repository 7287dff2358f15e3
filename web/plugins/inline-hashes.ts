import { hashOf } from '../../scripts/deployed-policy.mjs'
import type { InlineHashes } from '../src/head/policy.ts'
import { attributeOf, type Element, isElement, nodesOf, textOf } from './html-tree.ts'

/** The hashes of all inline scripts and styles of the pages, without duplicates. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const node of pages.flatMap((page) => nodesOf(page))) {
    if (isElement(node, 'script') && needsHash(node)) scripts.add(hashOf(textOf(node)))
    if (isElement(node, 'style')) styles.add(hashOf(textOf(node)))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** Whether the policy needs the hash of a script: structured data does not run, and a file is allowed by its host. */
function needsHash(script: Element): boolean {
  return attributeOf(script, 'type') !== 'application/ld+json' && !attributeOf(script, 'src')
}
