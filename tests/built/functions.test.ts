import { REGION } from 'functions/region.mjs'
import { expect, it } from 'vitest'
import { firestore, hosting } from '../../firebase.json'

type Endpoint = { region?: readonly string[] }

const bundle: Record<string, { __endpoint?: Endpoint }> = await import(
  new URL('../../functions/dist/index.js', import.meta.url).href
)

it('the bundle exports the functions and nothing else', () => {
  expect(Object.keys(bundle).sort()).toEqual([
    'answer',
    'daily',
    'mailcontact',
    'maildaily',
    'mailquery',
    'sweep',
  ])
})

it('the functions, the rewrite to one of them and the database are in the region of region.mjs', () => {
  for (const [name, { __endpoint: endpoint }] of Object.entries(bundle)) {
    expect(endpoint?.region, name).toEqual([REGION])
  }
  const rewritten = hosting.rewrites.flatMap((rewrite) => rewrite.function ?? [])
  expect(rewritten).toEqual([{ functionId: 'answer', region: REGION }])
  expect(firestore.location).toBe(REGION)
})
