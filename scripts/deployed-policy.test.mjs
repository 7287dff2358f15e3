import { expect, it } from 'vitest'
import { deployedPolicy, differences, hashesIn, withPolicy } from './deployed-policy.mjs'

const POLICY = "default-src 'self'; script-src 'self' 'sha256-YQ=='; style-src 'self'"

it('a policy is written into firebase.json without touching anything else', () => {
  const config = configWith(POLICY)
  const changed = withPolicy(config, "default-src 'none'")
  expect(deployedPolicy(changed)).toBe("default-src 'none'")
  expect(withPolicy(changed, POLICY)).toBe(config)
})

it('a configuration without a policy for all pages is an error', () => {
  expect(() => deployedPolicy('{ "hosting": { "headers": [] } }')).toThrow('firebase.json has no')
})

it('only the hashes of the given directive are read', () => {
  expect(hashesIn(POLICY, 'script-src')).toEqual(['sha256-YQ=='])
  expect(hashesIn(POLICY, 'style-src')).toEqual([])
})

it('each directive that differs has a line', () => {
  expect(differences(POLICY, POLICY)).toEqual([])
  expect(differences(POLICY, POLICY.replace('YQ==', 'Yg=='))).toEqual([
    "- script-src 'self' 'sha256-YQ=='",
    "+ script-src 'self' 'sha256-Yg=='",
  ])
})

/** @param {string} policy */
function configWith(policy) {
  return `{ "hosting": {
    "headers": [
      { "source": "/answer/**", "headers": [{ "key": "Content-Security-Policy", "value": "default-src 'none'; $&" }] },
      { "source": "**", "headers": [{ "key": "Content-Security-Policy", "value": "${policy}" }] }
    ] } }
`
}
