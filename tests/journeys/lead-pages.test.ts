import { expect, it } from 'vitest'
import type { LeadKey } from '../../functions/src/lead/lead.ts'
import { ownAgency } from '../suite/agency.ts'

const agency = ownAgency('demo-lead-pages')

it('leads are read in pages, each lead once and in the order of their times', async () => {
  await agency.reset()
  const start = agency.now()
  const ids: string[] = []
  for (let stored = 0; stored < 5; stored++) {
    agency.pass(1000)
    ids.push((await agency.newLead()).id)
  }
  const { leads } = agency.dependencies(0)
  const pages: LeadKey[][] = []
  for await (const page of leads.storedBetween(start, agency.now(), 2)) pages.push(page)
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ])
})
