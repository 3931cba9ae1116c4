import { expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { insightsWith } from './insights-for-tests.ts'

const unscored = Array<null>(30).fill(null)
/** Thirty mornings of a maker without recovery, the last as given. */
const insights = (hrv: number, until = TODAY) =>
  insightsWith({
    recovery: unscored,
    hrv: [...Array.from({ length: 29 }, (_, place) => 60 + (place % 3)), hrv],
    hours: Array<number>(30).fill(7.5),
    until,
    provider: 'oura',
  })

it.each([
  [61, 'as_planned', /^Corner readiness \d+: within own usual$/],
  [50, 'lighter', /^Corner readiness \d+: below own usual$/],
])('shows Corner readiness where the maker gives no recovery (HRV %d)', (hrv, verdict, title) => {
  const read = insights(hrv)
  expect(read.verdict).toBe(verdict)
  expect(read.headline?.text).toMatch(/^Corner readiness \d+ of 100, (within|below) own usual \(HRV /)
  expect(read.headline?.sure).toMatch(/7 of 7 nights recorded/)
  const readiness = read.performance.find(({ kind }) => kind === 'readiness')
  expect(readiness?.title).toMatch(title)
  expect(readiness?.text).toMatch(/^The maker gives no recovery\. Corner readiness \d+ of 100/)
  expect(JSON.stringify(read)).not.toMatch(
    /No recovery score|recovery score again|Readiness not known|charged|synced|by fixed mark/,
  )
})

it('says of an old morning that the maker gives no recovery, and waits for none', () => {
  const read = insights(61, addDays(TODAY, -3))
  expect(read.verdict).toBe('ask')
  expect(read.headline?.text).toBe(
    'The maker gives no recovery, and no HRV or resting heart rate of today or yesterday has come.',
  )
  expect(JSON.stringify(read)).not.toMatch(/No recovery score|recovery score again/)
})

it('asks nothing about charging where last night is in', () => {
  expect(insightsWith({ hours: [7] }).question).toBe('How do you feel today?')
})

it('sets no load by a recovery that never comes, and eases the strength session with the day', () => {
  expect(insights(61).key_sessions[0]).toBe('Strength: by effort')
  expect(insights(50).key_sessions[0]).toBe('Strength: a shorter session, an easy effort at most')
})
