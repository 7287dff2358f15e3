// The Content-Security-Policy of the pages, as firebase.json has it.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../firebase.json', import.meta.url))

/** The remedy for a policy that differs from the built pages. */
export const ADVICE = 'run npm run policy, and commit firebase.json'

/** @returns {string} */
export function deployedPolicy(config = readFileSync(file, 'utf8')) {
  /** @type {{ source: string, headers: { key: string, value: string }[] }[]} */
  const entries = JSON.parse(config).hosting.headers
  const everywhere = entries.find(({ source }) => source === '**')
  const header = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')
  if (!header) throw new Error('firebase.json has no Content-Security-Policy for all pages')
  return header.value
}

/**
 * Replaces the policy and nothing else, so that the file keeps its layout.
 * @param {string} policy
 */
export function writePolicy(policy) {
  const config = readFileSync(file, 'utf8')
  writeFileSync(file, withPolicy(config, policy))
}

/**
 * @param {string} config the text of firebase.json
 * @param {string} policy
 */
export function withPolicy(config, policy) {
  return config.replace(JSON.stringify(deployedPolicy(config)), () => JSON.stringify(policy))
}

/**
 * The hashes that a policy allows for inline scripts or styles.
 * @param {string} policy
 * @param {'script-src' | 'style-src'} directive
 */
export function hashesIn(policy, directive) {
  const sources = policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? ''
  return (sources.match(/'sha256-[^']+'/g) ?? []).map((hash) => hash.slice(1, -1))
}

/**
 * The directives that differ between two policies, one line each; empty when the policies are equal.
 * @param {string} deployed
 * @param {string} wanted
 */
export function differences(deployed, wanted) {
  const [before, after] = [deployed.split('; '), wanted.split('; ')]
  return [
    ...before.filter((directive) => !after.includes(directive)).map((each) => `- ${each}`),
    ...after.filter((directive) => !before.includes(directive)).map((each) => `+ ${each}`),
  ]
}

/**
 * The hash of an inline script or style, as the policy names it.
 * @param {string} text
 */
export function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
