import type { DAY_VERDICTS } from '@corner/contract/entities/ai-insights.ts'
import { describe, expect, it } from 'vitest'
import { athleteWith, statusWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { readStatus } from '../athlete/athlete-status.ts'
import { addDays } from '../days/calendar.ts'
import { readToday } from './athlete-today.ts'

type Given = Parameters<typeof statusWith>[0]
const OWN = { mean: 55, median: 55, deviation: 8, low: 46.6, high: 63.4, count: 20 }
const YESTERDAY = addDays(TODAY, -1)

function today(
  given: Given,
  {
    verdict = null,
    reason = null,
    own = OWN,
    reader,
  }: {
    verdict?: (typeof DAY_VERDICTS)[number] | null
    reason?: string | null
    own?: typeof OWN | null
    reader?: 'athlete'
  } = {},
) {
  return readToday({ status: statusWith(given), range: own, verdict, reason, today: TODAY, ...(reader && { reader }) })
}

it.each([
  [
    { recovery: [60, 60, 58] },
    'Ann is in the caution band this morning, within own range 47 to 63%, and nothing else is flagged.',
  ],
  [{ recovery: [80, 80, 80] }, 'Ann is recovered this morning, above own range 47 to 63%, and nothing is flagged.'],
  [{ recovery: [11, 11, 11] }, 'Ann is in the red this morning, under own range 47 to 63%.'],
  [
    { recovery: [60, 60, 44] },
    'Ann is in the caution band this morning, under own range 47 to 63%; flagged this week for recovery 11 points under the 7-day average.',
  ],
])('says of %j what the recovery is beside the own range', (given, text) => {
  expect(today(given).text).toBe(text)
})

it.each([
  [80, ', and nothing is flagged'],
  [66, ', and nothing else is flagged'],
  [34, ', and nothing else is flagged'],
  [33, ', and nothing else is flagged'],
])('of a recovery of %d without a flag does not deny its band', (score, end) => {
  const { text, band } = today({ recovery: [score, score, score] })
  expect(text.endsWith(`${end}.`)).toBe(true)
  if (band !== 'ready') expect(text).not.toContain('nothing is flagged')
})

it('gives the other reasons of the flags with their figures, and a low recovery once', () => {
  const week = {
    recovery: [60, 60, 11],
    hrv: [60, 60, 40],
    hours: [5.9, 6, 6],
    quality: [50, 50, 50],
    strain: [16, 16, 15.6],
  }
  expect(today(week).text).toBe(
    'Ann is in the red this morning, under own range 47 to 63%; flagged this week for an average sleep quality of 50%, 6.0 h of sleep a night, an average strain of 15.9 and HRV 13 ms under the 7-day average.',
  )
})

it('tells a short last night that the average hides, and no range that is not known', () => {
  const given = { recovery: [70, 70, 70], hours: [8, 8, 4.7] }
  expect(today(given, { own: null }).text).toBe(
    'Ann is recovered this morning; 4.7 h of sleep last night, and nothing is flagged.',
  )
})

it('ends the own range at the end of the scale', () => {
  expect(today({ recovery: [99, 99, 99] }, { own: { ...OWN, high: 104 } }).text).toContain(
    'within own range 47 to 100%',
  )
})

it.each([
  [80, 'hard', 'recovered this'],
  [66, 'hard', 'in the caution band (under 67%) but at the 66% that is enough for a hard day, this'],
  [60, 'lighter', 'in the caution band this'],
] as const)('words a recovery of %d on a day judged %s as %s', (score, verdict, words) => {
  expect(today({ recovery: [score, score, score] }, { verdict }).text).toContain(words)
})

it.each([
  [
    75,
    'lighter',
    'recovery 75%, usually 55%; 5 nights in a row of 4.2 to 4.7 h (Nov 16 to 20), then 8.4 h',
    'Recovery 75%, usually 55%; 5 nights in a row of 4.2 to 4.7 h (Nov 16 to 20), then 8.4 h.',
  ],
  [
    75,
    'as_planned',
    'recovery 75%, usually 55%; respiratory rate 16.0 breaths/min (usually 15.4)',
    'Ann is recovered this morning, above own range 47 to 63%. Respiratory rate 16.0 breaths/min (usually 15.4).',
  ],
  [
    45,
    'lighter',
    'recovery 45%, usually 55%; low HRV this week (55 ms, usually 58 to 64)',
    'Ann is in the caution band this morning, under own range 47 to 63%. Low HRV this week (55 ms, usually 58 to 64).',
  ],
] as const)('names what lowers the verdict on a recovery of %d: %s', (score, verdict, reason, text) => {
  expect(today({ recovery: [score, score, score] }, { verdict, reason }).text).toBe(text)
})

it('says the recovery of yesterday once, with one usual', () => {
  const given = { until: YESTERDAY, recovery: [48, 48, 48] }
  const spoken = (reason: string) => today(given, { verdict: 'lighter', reason }).text
  const opening = 'Ann was in the caution band yesterday: recovery 48%, within own range 47 to 63%'
  const end = "; this morning's score has not come."
  expect(spoken('recovery 48% (yesterday), usually 55%; skin temperature 0.5 °C up')).toBe(
    `${opening}. Skin temperature 0.5 °C up${end}`,
  )
  expect(spoken('recovery 48% (yesterday), usually 55%')).toBe(`${opening}${end}`)
})

it('says a short last night once, and keeps the flags behind the reason', () => {
  const given = { recovery: [70, 70, 44], hours: [8, 8, 4.7] }
  const reason = 'recovery 44%, usually 55%; 4.7 h of sleep last night'
  expect(today(given, { verdict: 'lighter', reason }).text).toBe(
    'Ann is in the caution band this morning, under own range 47 to 63%. 4.7 h of sleep last night; flagged this week for recovery 17 points under the 7-day average.',
  )
})

it.each([
  [
    { until: YESTERDAY, recovery: [70, 70, 70] },
    "Ann was recovered yesterday: recovery 70%, above own range 47 to 63%; this morning's score has not come, and nothing is flagged.",
  ],
  [
    { recovery: [70, 70, 70, null] },
    "Ann was recovered yesterday: recovery 70%, above own range 47 to 63%; this morning's score is pending, and nothing is flagged.",
  ],
  [
    { linked: false, recovery: [70, 70, 70] },
    'Ann is recovered this morning, above own range 47 to 63%; no device is linked any more.',
  ],
  [{ recovery: [70] }, 'Ann is recovered this morning, above own range 47 to 63%; only 1 of 7 days with a score.'],
])('says of %j what has not come', (given, text) => {
  expect(today(given).text).toBe(text)
})

it.each([
  [{ linked: false }, 'No device is linked, so nothing can be said about Ann: ask how today feels.'],
  [
    { linked: false, until: '2026-11-17', recovery: [55, 55, 55] },
    'No device of Ann is linked: the newest recovery, 55%, is from Nov 17.',
  ],
  [{}, 'Nothing came for Ann in the last 7 days: ask whether the device is worn and charged.'],
  [{ recovery: [null] }, 'No fresh score for Ann yet: the newest night is pending.'],
  [
    { recovery: [55, null, null, null] },
    'No fresh score for Ann yet: the newest night is pending, and the newest recovery, 55%, is from Nov 18.',
  ],
  [
    { until: '2026-11-18', recovery: [55, 55, 55] },
    'No recovery of Ann since Nov 18, when it was 55%, so ask how today feels.',
  ],
  [
    { hours: [8, 8, 7.24] },
    'No recovery score came for Ann in the last 7 days, only 7.2 h of sleep last night: ask how today feels.',
  ],
  [{ strain: [10, 10] }, 'No recovery score came for Ann in the last 7 days: ask how today feels.'],
])('says of %j that nothing is fresh, and what to do', (given, text) => {
  expect(today(given)).toEqual({ band: 'no_data', text })
})

it.each([
  [
    { recovery: [60, 60, 44] },
    'You are in the caution band this morning. Recovery is 11 points below your average this week; it is under your own range.',
  ],
  [
    { until: YESTERDAY, recovery: [70, 70, 70] },
    "You were recovered yesterday; this morning's score has not come, and nothing is off.",
  ],
  [
    { recovery: [70, 70, 70, null], hours: [8, 8, 8, 8] },
    "You were recovered yesterday: recovery 70%, above your own range 47 to 63%; this morning's score is pending, and nothing is off.",
  ],
  [
    { recovery: [60, 60, 44, null], hours: [8, 8, 8, 8] },
    "You were in the caution band yesterday: recovery 44%, under your own range 47 to 63%; this morning's score is pending. Yesterday, recovery was 11 points below your average this week.",
  ],
  [{ linked: false }, 'No device is linked, so nothing can be said about your day.'],
  [
    { linked: false, until: '2026-11-17', recovery: [55, 55, 55] },
    'Your device is not linked any more: the newest recovery, 55%, is from Nov 17.',
  ],
  [{}, 'Nothing came from your device in the last 7 days: check that it is worn and charged.'],
  [{ recovery: [null] }, 'No fresh score for you yet: the newest night is pending.'],
  [{ until: '2026-11-18', recovery: [55, 55, 55] }, 'No recovery since Nov 18.'],
  [{ strain: [10, 10] }, 'No recovery score came for you in the last 7 days.'],
])('tells the athlete of %j the same, addressed to them', (given, text) => {
  expect(today(given, { reader: 'athlete' }).text).toBe(text)
})

describe('a recovery of days ago', () => {
  const scores = athleteWith({ until: '2026-11-18', recovery: [55, 55, 55] })
  const said = (newer: object, reader: 'athlete' | 'coach') => {
    const status = readStatus({ ...scores, ...newer }, TODAY)
    return readToday({ status, range: OWN, verdict: null, reason: null, today: TODAY, reader }).text
  }
  const { activity_data } = athleteWith({ until: YESTERDAY, strain: [9, 12] })
  const { sleep_data } = athleteWith({ hours: [8, 8] })

  it('is not said to be all that is known where strain has come since', () => {
    expect(said({ activity_data }, 'coach')).toBe(
      'No recovery of Ann since Nov 18, when it was 55%, though strain has come to Nov 20, so ask how today feels.',
    )
    expect(said({ activity_data }, 'athlete')).toBe('No recovery since Nov 18, though strain has come to Nov 20.')
  })

  it('has its figure for the athlete only where the card below shows a newer night', () => {
    expect(said({ sleep_data }, 'athlete')).toBe('No recovery since Nov 18, when it was 55%.')
    expect(said({}, 'athlete')).toBe('No recovery since Nov 18.')
  })
})

it('compares an HRV among the reasons with one average only', () => {
  const reason = 'recovery 17%, usually 55%; HRV 44 ms (usually 95)'
  const said = (known: Parameters<typeof today>[1]) =>
    today({ recovery: [60, 60, 17], hrv: [95, 95, 44] }, { verdict: 'easy', ...known }).text
  expect(said({ reader: 'athlete' })).toMatch(/HRV is 34 ms below your average/)
  expect(said({ reader: 'athlete', reason })).not.toMatch(/HRV .* HRV/)
  expect(said({ reason })).not.toMatch(/HRV .* HRV/)
})
