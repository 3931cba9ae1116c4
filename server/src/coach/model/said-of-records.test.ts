import { describe, expect, it } from 'vitest'
import { KnownNumbers } from './known-numbers.ts'
import { findUnbacked } from './number-check.ts'
import { safeMarkdown } from './safe-markdown.ts'

const ADA = { id: 'a', name: 'Ada Ash', first_name: 'Ada' }
const BEN = { id: 'b', name: 'Ben Birch', first_name: 'Ben' }
const CY = { id: 'c', name: 'Cy Cedar', first_name: 'Cy' }

const summary = (athlete: object, recovery: number, hours: number, strain: number, hrv: number) => ({
  athlete,
  window: { from: '2026-11-15', until: '2026-11-21', days: 7 },
  metrics: {
    recovery: {
      ...{ unit: '%', records: 6, latest: recovery, latestDate: '2026-11-21', average: recovery + 7.2, trend: -7.2 },
      ...{ minimum: recovery - 5, minimumDate: '2026-11-17', maximum: recovery + 20, maximumDate: '2026-11-18' },
    },
    hrv: { unit: 'ms', records: 6, latest: hrv, latestDate: '2026-11-21', average: hrv + 4.3 },
    sleep_duration: { unit: 'h', records: 6, latest: hours, latestDate: '2026-11-21', average: hours - 0.62 },
    sleep_quality: { unit: '%', records: 6, latest: 84, latestDate: '2026-11-20', average: 79 },
    resting_heart_rate: { unit: 'bpm', records: 6, latest: 52, latestDate: '2026-11-21', average: 54.4 },
    max_heart_rate: { unit: 'bpm', records: 6, latest: 181, average: 176 },
    strain: { unit: '', records: 6, latest: strain, latestDate: '2026-11-20', average: strain - 1.5 },
  },
})
const TEAM = {
  ...{ athletes: 3, withData: 2 },
  metrics: {
    recovery: { unit: '%', meanOfLatest: 51.5, meanOfAverages: 58.7, athletes: 2, records: 12 },
    sleep_duration: { unit: 'h', meanOfLatest: 6.75, meanOfAverages: 6.1, athletes: 2, records: 12 },
  },
}

/** Ada at 62 %, 7.4 h, strain 12.3, HRV 71; Ben at 41 %, 6.1 h, 15.8, 55. */
function known(): KnownNumbers {
  const numbers = new KnownNumbers([ADA, BEN, CY], ['Ringers'])
  numbers.addResult(summary(ADA, 62, 7.4, 12.3, 71))
  numbers.addResult(summary(BEN, 41, 6.1, 15.8, 55))
  numbers.addResult(TEAM)
  numbers.today = '2026-11-21'
  numbers.addDays('2026-11-21', '2026-11-20')
  numbers.addQuoted('said', ['How are Ada and Ben?', { days: 7 }])
  numbers.addQuoted('read', ['Adults need 7 to 9 hours. 1.6 g of protein a kg.', { hours: 24 }])
  return numbers
}
const HEAD = 'So it is:\n\n| Athlete | Recovery | HRV (ms) | Sleep |\n| --- | --- | --- | --- |\n'
const check = (text: string, before = '') => findUnbacked(safeMarkdown(text, new Set()), known(), before)

describe('a number of a record is stopped', () => {
  it.each([
    ['as another metric', ['Ada’s HRV is 62.', 'Ada’s strain is 62.', 'Ada’s strain is 7.4.', 'Ada’s sleep: 12.3.']],
    ['in another unit', ['Ada’s HRV is 12.3 ms.', 'Ada slept 12.3 hours.', 'Ada weighs 62 kg.', 'Ada lost 7 kg.']],
    [
      'in a unit of nothing that is measured',
      ['Ada is 62 years old.', 'Ada ran 7.4 km.', 'It costs Ada $62.', '62 °C'],
    ],
    ['as what nobody measures', ['Ada’s deep sleep was 7.4 h.', 'Ada’s SpO2 is 62 %.']],
    ['as the team’s', ['The team’s recovery is 41 %.', 'The team averages 62 % recovery.']],
    ['of the team beside an athlete', ['Ada slept six hours.', 'Ben is at 59 % recovery.']],
    ['as a mean', ['Ada averages 62 %.', 'Ada’s average recovery is 62 %.', 'Ada is at 62 % on average.']],
    ['as of one record', ['Ada’s latest recovery is 69 %.', 'Ada is at 69 % today.']],
    ['as the other end', ['Ada’s lowest recovery is 82 %.', 'Ada’s highest recovery is 57 %.']],
    [
      'of another day',
      ['On 18 November Ada had 62 % recovery.', 'Yesterday Ada had 62 %.', 'Ada’s strain today is 12.3.'],
    ],
    ['the other way', ['Ada is 7 points above her average.', 'Ada’s recovery improved by 7 points.']],
    ['as a share', ['Ada recovered 62 % better.', 'Ada has three times the strain.', 'Ben’s strain is double hers.']],
    ['as some of many', ['Ada had 7 of 7 nights.', '2/3 of the team are fine.', 'A dozen nights.']],
    ['as a count of others', ['6 athletes are tired.', 'For 3 nights Ada declined.']],
    ['in words', ['Ada is at sixty-eight.', 'Ada has recovered to seventy.', 'Ada slept seven and a half hours.']],
    ['in other signs', ['Ada slept 7 1/2 hours.', 'Ada is at 6,8 %.', 'Ada is at 6**8** %.', 'Ada is at &#54;8 %.']],
    ['with what nobody sees', ['Ada is at 6\u200b8 %.', 'Ada’s recovery is\n68. So rest.']],
  ])('%s', (_why, sentences) => {
    expect(sentences.filter((sentence) => !check(sentence))).toEqual([])
  })

  it('in another column of a table', () => {
    for (const row of [
      '| Ada | 71 % | 62 ms | 7.4 h |',
      '| Ada | 71 | 62 | 7.4 |',
      '| Ada | 62 | 7.4 | 71 |',
      '| Ada | 84 % | 71 | 7.4 |',
    ])
      expect(check(row, HEAD), row).toBeDefined()
  })
})

it.each([
  'Ada is at 62 % recovery today (21 November).',
  'Ada Ash: recovery 62 %, HRV 71 ms, sleep 7.4 h.',
  'Ada: recovery 62, HRV 71, sleep 7.4, strain 12.3.',
  'Ada’s recovery is 62 %, 7 points below her average of 69 %.',
  'Ada’s recovery is 62 % today against an average of 69 %.',
  'Ada averages 69 % recovery over 6 of 7 nights.',
  'Ben is lowest with 41 % and slept 6.1 h; his HRV is 55 ms.',
  'Ben (41 %, HRV 55 ms) and Ada (62 %, HRV 71 ms) are both ok.',
  'Ada is well above Ben (62 % vs 41 %).',
  'Ada and Ben had 62 % and 41 % today.',
  'The team averages 59 % recovery (2 athletes, 12 records).',
  'At 62 %, Ada is above the team (59 % on average).',
  'The lowest recovery of the team is 41 %.',
  'Two of three athletes have data.',
  'Ada’s resting heart rate is 52 bpm against 54 bpm on average.',
  'Ada’s sleep quality was 84 % on 20 November.',
  'Ada’s sleep was 84 % yesterday.',
  'Ada’s lowest recovery was 57 % on 17 November.',
  'Ada’s strain was 12.3 yesterday, above her average of 10.8.',
  'Ada’s heart rate peaked at 181 bpm.',
  'Ada slept seven hours in the last 7 days on average.',
  'Aim for 1.6 g of protein a kg.',
  'Rest for 24 hours if you should feel ill.',
  'Double-check with Ada, and nap twice a week.',
])('a right answer passes: %s', (sentence) => {
  expect(check(sentence)).toBeUndefined()
})

it('reads a right row under its head', () => {
  for (const row of ['| Ada | 62 % | 71 | 7.4 h |', '| Ada | 62 | 71 | 7.4 |', '| **Ben** | 41 | 55 ms | 6.1 |'])
    expect(check(row, HEAD), row).toBeUndefined()
})
