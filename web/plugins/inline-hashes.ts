import { hashOf } from '../../scripts/deployed-policy.mjs'
import type { InlineHashes } from '../src/head/policy.ts'
import { attributeOf, type Element, isElement, nodesOf, textOf } from './html-tree.ts'

/** The hashes of all scripts and styles that stand in the pages themselves, each once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const node of pages.flatMap((page) => nodesOf(page))) {
    if (isElement(node, 'script') && runs(node)) scripts.add(hashOf(textOf(node)))
    if (isElement(node, 'style')) styles.add(hashOf(textOf(node)))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** Structured data is never run, so the policy need not allow it; a file is allowed by its host. */
function runs(script: Element): boolean {
  return attributeOf(script, 'type') !== 'application/ld+json' && !attributeOf(script, 'src')
}
