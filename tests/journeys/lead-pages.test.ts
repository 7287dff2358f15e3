import { expect, it } from 'vitest'
import { type LeadKey, pathOf } from '../../functions/src/lead/lead.ts'
import { leadsBetween } from '../../functions/src/lead/lead-store.ts'
import { listLeads } from '../../functions/src/staff/list.ts'
import { ownAgency } from '../suite/agency.ts'

const agency = ownAgency('demo-lead-pages')

it('the list of open leads goes on after its first page, the newest lead first', async () => {
  await agency.reset()
  const paths: string[] = []
  for (let stored = 0; stored < 5; stored++) {
    agency.pass(1000)
    paths.push(pathOf(await agency.newLead()))
  }
  const rows = await listLeads(agency.db, { which: 'open', pageSize: 2 })
  expect(rows.map(({ lead }) => lead)).toEqual(paths.toReversed())
})

it('leads are read in pages, each lead once and in the order of their times', async () => {
  await agency.reset()
  const start = agency.now()
  const ids: string[] = []
  for (let stored = 0; stored < 5; stored++) {
    agency.pass(1000)
    ids.push((await agency.newLead()).id)
  }
  const pages: LeadKey[][] = []
  for await (const page of leadsBetween(agency.db, start, agency.now(), 2)) pages.push(page)
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ])
})
