import type { SyncProgress } from '@corner/contract/entities/devices.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { FirstSync } from './first-sync.tsx'

const sync = (state: SyncProgress['state'], records = 0, message: string | null = null) =>
  linesOf(markupOf(<FirstSync progress={{ state, records, days: 30, message } as SyncProgress} />))

it.each([
  [sync('waiting'), 'First sync: the past 30 days are about to come in.'],
  [sync('waiting', 0, 'Others are before you.'), 'Others are before you.'],
  [sync('running', 1), 'First sync of the past 30 days: 1 record so far.'],
  [sync('running', 1200), 'First sync of the past 30 days: 1,200 records so far.'],
  [sync('running', 2, 'It goes slowly.'), 'First sync of the past 30 days: 2 records so far. It goes slowly.'],
  [sync('failed'), 'The first sync stopped. It is tried again by itself.'],
  [sync('failed', 0, 'The link has ended.'), 'The link has ended.'],
])('%j', (lines, expected) => {
  expect(lines).toEqual([expected])
})

it('says nothing once all is here', () => {
  expect(sync('done', 900)).toEqual([])
})
