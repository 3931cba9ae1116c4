import { addDays } from '@corner/analytics/days/calendar.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { LastNightCard } from './last-night-card.tsx'
import { ownRanges } from './records/own-ranges.ts'

const HOUR_MS = 3_600_000
const stored = { days: 7, today: '2026-11-21', summary: undefined, status: 200 }
const created_at = '2026-11-21T06:00:00Z'
const morning = { created_at, hrv_rmssd: 61.5, recovery_score: 72, resting_heart_rate: 48 }
const night = {
  created_at,
  total_light_sleep_time_milli: 4 * HOUR_MS,
  total_slow_wave_sleep_time_milli: 1.5 * HOUR_MS,
  total_rem_sleep_time_milli: 2 * HOUR_MS,
}
const shown = (mornings: string[], nights: string[]) =>
  linesOf(
    markupOf(
      <LastNightCard
        ranges={ownRanges(undefined, undefined)}
        isComing={false}
        hrv={{ ...stored, records: mornings.map((date) => ({ date, ...morning })) }}
        sleep={{
          ...stored,
          summary: { nights: 0, average_hours: null },
          records: nights.map((date) => ({ date, ...night })),
        }}
      />,
    ),
  )

it('says recovery, sleep, HRV and resting heart rate of last night', () => {
  const both = ['2026-11-20', '2026-11-21']
  const lines = shown(both, both)
  for (const text of ['Last night', '72% Ready', '7.5 h', '62 ms', '48 bpm']) expect(lines).toContain(text)
  expect(lines.join(' ')).not.toContain('ewest')
})

it('names the day of an older night, and mixes no two nights', () => {
  const lines = shown(['2026-11-19'], ['2026-11-20'])
  expect(lines).toEqual(expect.arrayContaining(['Newest night', 'the night to Nov 20']))
  expect(lines).not.toContain('Last night')
  expect(lines).toContain('7.5 h')
  expect(lines.filter((line) => line === '–')).toHaveLength(3)
})

it('shows the newest night with a value where a newer one has none', () => {
  const pending = { created_at, hrv_rmssd: null, recovery_score: null, resting_heart_rate: null }
  const cardOf = (days: [string, object][]) =>
    linesOf(
      markupOf(
        <LastNightCard
          ranges={ownRanges(undefined, undefined)}
          isComing={false}
          hrv={{ ...stored, records: days.map(([date, record]) => ({ date, ...morning, ...record })) }}
          sleep={undefined}
        />,
      ),
    )
  const older = cardOf([
    ['2026-11-18', {}],
    ['2026-11-19', pending],
  ])
  expect(older).toEqual(expect.arrayContaining(['the night to Nov 18', '72%']))
  expect(cardOf([['2026-11-19', pending]])).toContain('the night to Nov 19')
})

it('calls a recovery ready only while it is of today or yesterday', () => {
  expect(shown(['2026-11-21'], [])).toContain('72% Ready')
  expect(shown(['2026-11-20'], [])).toContain('72% Ready yesterday')
  const older = shown(['2026-11-19'], [])
  expect(older).toContain('72%')
  expect(older.join(' ')).not.toContain('Ready')
})

it('keeps room for the own ranges only until they have come', () => {
  const coming = (ranges: Parameters<typeof LastNightCard>[0]['ranges']) => {
    const hrv = { ...stored, records: [{ date: '2026-11-21', ...morning }] }
    return markupOf(<LastNightCard hrv={hrv} sleep={undefined} ranges={ranges} isComing={false} />).match(/waiting/g)
  }
  const none = { recovery: undefined, sleep: undefined, hrv: undefined, restingHeartRate: undefined }
  expect(coming(none)).toHaveLength(4)
  expect(coming({ ...none, recovery: null, sleep: null, hrv: null, restingHeartRate: null })).toBeNull()
})

it('is not there without any night', () => {
  expect(shown([], [])).toEqual([])
})

it('keeps its place while the records of a linked device are on the way, and says nothing of values', () => {
  const coming = (sleep: Parameters<typeof LastNightCard>[0]['sleep']) =>
    markupOf(<LastNightCard hrv={undefined} sleep={sleep} ranges={ownRanges(undefined, undefined)} isComing />)
  expect(linesOf(coming(undefined))).toEqual(['Last night', 'Recovery', 'Sleep', 'HRV', 'Resting HR'])
  expect(coming(undefined)).toContain('aria-busy="true"')
  const summary = { nights: 1, average_hours: 7.5 }
  const half = linesOf(coming({ ...stored, summary, records: [{ date: '2026-11-21', ...night }] }))
  expect(half).toContain('7.5 h')
  expect(half).not.toContain('–')
})

it.each([
  [72, '72% Ready'],
  [58, '58% Caution'],
  [21, '21% In the Red'],
])('tells the band of a recovery of %i by a word and a shape', (recovery_score, word) => {
  const markup = markupOf(
    <LastNightCard
      hrv={{ ...stored, records: [{ date: '2026-11-21', ...morning, recovery_score }] }}
      sleep={undefined}
      ranges={ownRanges(undefined, undefined)}
      isComing={false}
    />,
  )
  expect(linesOf(markup)).toContain(word)
  expect(markup.match(/<svg/g)).toHaveLength(1)
})

it('says where each value lies in the own range, and invents no range of 13 nights', () => {
  const days = (count: number) => Array.from({ length: count }, (_, place) => addDays('2026-11-20', -place))
  const shownMorning = { date: '2026-11-21', ...morning }
  const month = (count: number, today: string) => ({
    today,
    records: [
      ...days(count)
        .toReversed()
        .map((date, place) => ({ date, ...morning, recovery_score: place % 2 ? 60 : 50 })),
      shownMorning,
    ],
  })
  const lines = (count: number, today = '2026-11-21') =>
    linesOf(
      markupOf(
        <LastNightCard
          ranges={ownRanges(month(count, today), undefined)}
          isComing={false}
          hrv={{ ...stored, today, records: [shownMorning] }}
          sleep={undefined}
        />,
      ),
    )
  expect(lines(14)).toContain('12 points above own range 50 to 60%')
  expect(lines(14, '2026-11-22')).toContain('12 points above own range 50 to 60%')
  expect(lines(13).filter((line) => line === 'own range not known yet')).toHaveLength(3)
})

it('shows Corner readiness and the scores of the maker where that gives no recovery', () => {
  const readiness = { day: '2026-11-21', score: 61, place: 'within' as const, parts: [], missing: [] }
  const score = { name: 'Oura readiness', value: 74, unit: '', lowest: 1, highest: 100, day: '2026-11-21' }
  const lines = (recovery_score: number | null, place: 'within' | null = 'within') =>
    linesOf(
      markupOf(
        <LastNightCard
          hrv={{ ...stored, records: [{ date: '2026-11-21', ...morning, recovery_score }] }}
          sleep={undefined}
          ranges={ownRanges(undefined, undefined)}
          isComing={false}
          without={{
            maker: 'Oura',
            readiness: { ...readiness, place, score: place && 61 },
            maker_values: place ? [score] : [],
          }}
        />,
      ),
    ).join(' ')
  expect(lines(null)).toContain('Corner readiness 61 of 100 within own usual. Oura gives no recovery.')
  expect(lines(null)).toContain('From Oura: Oura readiness 74 of 1 to 100')
  expect(lines(null)).not.toMatch(/Recovery/)
  expect(lines(null, null)).toContain('Corner readiness – Not known yet. Oura gives no recovery.')
  expect(lines(72)).toContain('Recovery 72% Ready')
  expect(lines(72)).not.toContain('Corner readiness')
})
