import type { SyncProgress } from '@corner/contract/entities/devices.ts'
import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { FirstSync } from './first-sync.tsx'

const sync = (given: Partial<SyncProgress>) =>
  markupOf(
    <FirstSync progress={{ state: 'running', records: 12, days: 90, ...given } as SyncProgress} provider="WHOOP" />,
  )

describe('the first download', () => {
  it.each([
    ['waiting', 'Your data is about to arrive'],
    ['running', 'Your data is arriving'],
  ] as const)('says while it is %s how far it is', (state, title) => {
    expect(linesOf(sync({ state }))).toEqual([
      title,
      '12 records of the past 90 days are here.',
      'WHOOP hands them over little by little. You can leave this page, it goes on.',
    ])
  })

  it('says what the server says instead', () => {
    expect(linesOf(sync({ message: 'Paused until noon' })).at(-1)).toBe('Paused until noon')
  })

  it('that failed leads to connecting again', () => {
    const markup = sync({ state: 'failed' })
    expect(linesOf(markup)).toEqual([
      'The past 90 days could not be fetched from WHOOP. 12 records are in. Reconnect Device',
    ])
    expect(markup).toContain('href="/connect-whoop"')
    expect(linesOf(sync({ state: 'failed', message: 'No more access.' }))[0]).toMatch(/^No more access\. 12 records/)
  })

  it('that is done says nothing', () => {
    expect(sync({ state: 'done' })).toBe('')
  })
})
