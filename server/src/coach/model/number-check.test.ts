import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KnownNumbers } from './known-numbers.ts'
import { findUnbacked } from './number-check.ts'

const ADA = { id: 'a', name: 'Ada Ash', first_name: 'Ada' }
const BEN = { id: 'b', name: 'Ben Birch', first_name: 'Ben' }
const CY = { id: 'c', name: 'Cy Cedar', first_name: 'Cy' }

function knownOf(...results: unknown[]): KnownNumbers {
  const known = new KnownNumbers([ADA, BEN, CY])
  for (const result of results) known.addResult(result)
  return known
}

const of = (value: number, records: number) => ({ metric: 'recovery', statistic: 'average', value, unit: '%', records })
const RANKING = {
  window: { from: '2026-03-01', until: '2026-03-07', days: 7 },
  rows: [
    { place: 1, athlete: { id: 'a', name: 'Ada Ash' }, values: [of(61.6, 6)] },
    { place: 2, athlete: { id: 'b', name: 'Ben Birch' }, values: [of(55.2, 7)] },
  ],
}
const TEAM = { metrics: { sleep: { unit: 'h', mean: 7.4083 }, strain: { unit: '', mean: 12.34 } }, trend_points: -3.4 }

describe('a ranking of two', () => {
  const known = knownOf(RANKING, TEAM)
  it.each([
    'Ada Ash leads with 62 % recovery (6 of 7 nights).',
    'Ada is at 61.6 %, Ben at 55 %.',
    '62 % for Ada and 55 % for Ben.',
    'Ada and Ben average 62 % and 55 %.',
    '| Ben Birch | 55 % | 7 |',
    'At 55 %, Ben is second of two athletes.',
    'In the last 7 days (1 to 7 March) the two athletes had 62 and 55 %.',
    'The team slept 7.4 h, that is 7 h 24 min, strain 12.3.',
    'Ada is above, while the team sleeps 7.4 hours.',
    'The trend fell by 3.4 points (−3.4).',
    'The team is fine.',
  ])('backs: %s', (sentence) => {
    expect(findUnbacked(sentence, known)).toBeUndefined()
  })

  it.each([
    ['Ada is at 61 %.', '61', 'unknown'], // 61.6 rounds to 62
    ['Ada is at 83 %.', '83', 'unknown'],
    ['Ada is at 55 %.', '55', 'other_person'],
    ['Ada (55 %) beats Ben (62 %).', '55', 'other_person'],
    ['Ada leads, and Ben has 62 %.', '62', 'other_person'],
    ['| Ben Birch | 62 % |', '62', 'other_person'],
    ['Ada’s HRV is 62 ms.', '62', 'unknown'], // a percentage is no millisecond
    ['The trend rose by +3.4 points.', '3.4', 'unknown'],
    ['Three athletes are tired.', 'Three', 'unknown'],
    ['She slept 7 h 40 min.', '7 h 40 min', 'unknown'],
    ['On 9 March Ada had 62 %.', '9 March', 'unknown'],
    ['Half of the team is tired.', 'Half', 'unknown'],
    ['Cy is at 7.4 h.', '7.4', 'not_measured'], // the team's, and Cy was not looked up
  ])('does not back: %s', (sentence, raw, why) => {
    expect(findUnbacked(sentence, known)).toMatchObject({ raw, why })
  })

  it('follows "her" to whom the text named before, and leaves "the others" to anybody', () => {
    expect(findUnbacked('Her recovery is 55 %.', known, 'Ada is tired. ')).toMatchObject({ why: 'other_person' })
    expect(findUnbacked('Her recovery is 62 %.', known, 'Ada is tired. ')).toBeUndefined()
    expect(findUnbacked('The others are at 55 %.', known, 'Ada is tired. ')).toBeUndefined()
  })
})

it('takes a number of the question, an argument or an article for a yardstick, never for a value', () => {
  const known = knownOf(RANKING)
  known.addQuoted('said', ['Is Ada at 95 %, and who is below 50?', { value: 40 }])
  known.addQuoted('read', ['Adults need 7 to 9 hours', 'A nap of 25 minutes helps'])
  for (const sentence of [
    'Nobody is below 50 %.',
    'Adults need 7 to 9 h.',
    'Ada is not above 95 %.',
    'If it is 40 %, rest.',
    'A nap of 25 min helps.',
  ])
    expect(findUnbacked(sentence, known), sentence).toBeUndefined()
  for (const sentence of [
    'Ada is at 95 %.',
    'Ada is at 95 %, more than usual.',
    'Recovery is 95.',
    'The team is at 40 %.',
    'Ada took 25 min.',
    'Your nap was 25 min.',
  ])
    expect(findUnbacked(sentence, known), sentence).toMatchObject({ why: 'not_measured' })
})

it('knows which way a value moved', () => {
  const known = knownOf({ athlete: ADA, metric: 'recovery', unit: '%', change: -3.4, latest: 58 })
  for (const sentence of [
    'Ada fell by 3.4 points.',
    'Ada is **down** 3.4 points.',
    'Up in March, down 3.4 points in April.',
  ])
    expect(findUnbacked(sentence, known), sentence).toBeUndefined()
  expect(findUnbacked('Ada went up to 58 %, after a change of 3.4 points.', known)).toBeUndefined()
  for (const sentence of [
    'Ada rose by 3.4 points.',
    'Ada is **up** 3.4 points.',
    'Recovery increased by about 3.4 points.',
  ])
    expect(findUnbacked(sentence, known), sentence).toMatchObject({ why: 'other_way' })
})

it('reads minutes as hours and hours as minutes', () => {
  const known = knownOf({ sleep_minutes: 444, nap_hours: 0.5 })
  for (const sentence of ['7.4 h', '7 h 24 min', '444 minutes', 'a nap of 30 min'])
    expect(findUnbacked(sentence, known), sentence).toBeUndefined()
  expect(findUnbacked('7 h 26 min', known)).toMatchObject({ why: 'unknown' })
})

it('reads the values of days as what they measure, though `days` may be a count', () => {
  const known = knownOf({ unit: 'h', athlete: ADA, days: [{ date: '2026-03-02', value: 6.55 }] }, { days: 14 })
  expect(findUnbacked('Ada slept 6.6 h on 2 March, in the last 14 days.', known)).toBeUndefined()
})

it('takes a number in a name for a name, and nobody called by a number for an excuse', () => {
  const people = [
    { id: 'x', name: 'Johan 99 Falk', first_name: 'Johan' },
    { id: 'y', name: '9 9', first_name: '9' },
  ]
  const known = new KnownNumbers(people, ['Wrestling U17'])
  known.addResult({ athlete: people[0], percent: 62 })
  expect(findUnbacked('Johan 99 Falk of Wrestling U17 is at 62 %.', known)).toBeUndefined()
  for (const sentence of ['The team is at 99 %.', 'Johan 99 Falk is at 99 %.', 'It is 9 %.'])
    expect(findUnbacked(sentence, known), sentence).toBeDefined()
})

it('finds no number in an id', () => {
  const id = '0012a83b-4712-4a99-8c65-7de31fb64a58'
  const person = { id, name: 'Ada Ash', first_name: 'Ada' }
  const known = new KnownNumbers([person])
  known.addResult({ athlete: { id, name: 'Ada Ash' }, other: id, percent: 62 })
  for (const number of [12, 83, 47, 99, 65, 31, 64, 58])
    expect(findUnbacked(`Ada is at ${number} %.`, known), String(number)).toBeDefined()
})

it('counts what a list holds', () => {
  const known = knownOf({ atRisk: [{ name: 'Ada Ash' }, { name: 'Ben Birch' }, { name: 'Cy Cedar' }] })
  expect(findUnbacked('Three athletes are at risk.', known)).toBeUndefined()
  expect(findUnbacked('Recovery is 3 %.', known)).toMatchObject({ why: 'unknown' })
})

describe('whatever the tools return', () => {
  const value = fc.double({ min: 0.5, max: 999, noNaN: true })
  const decimals = fc.integer({ min: 0, max: 2 })

  it('backs the value in any rounded form', () => {
    fc.assert(
      fc.property(value, decimals, (number, places) => {
        const known = knownOf({ athlete: ADA, recovery_percent: number })
        expect(findUnbacked(`Ada's recovery is ${number.toFixed(places)} %.`, known)).toBeUndefined()
      }),
    )
  })

  it('backs no number further away than its last digit can be', () => {
    fc.assert(
      fc.property(value, value, decimals, (number, other, places) => {
        fc.pre(Math.abs(number - Number(other.toFixed(places))) > 0.51 * 10 ** -places)
        const known = knownOf({ athlete: ADA, recovery_percent: number })
        expect(findUnbacked(`Ada's recovery is ${other.toFixed(places)} %.`, known)).toBeDefined()
      }),
    )
  })

  it('backs a number of one athlete beside no other, in any order of the text', () => {
    const forms = [
      (name: string, shown: string) => `${name} is at ${shown} %.`,
      (name: string, shown: string) => `${shown} % is what ${name} has.`,
      (name: string, shown: string) => `| ${name} | ${shown} % |`,
      (name: string, shown: string) => `- **${name}**: ${shown} %`,
    ]
    fc.assert(
      fc.property(value, value, fc.constantFrom(...forms), (ada, ben, form) => {
        fc.pre(Math.abs(ada - ben) > 1)
        const known = knownOf([
          { athlete: ADA, percent: ada },
          { athlete: BEN, percent: ben },
        ])
        expect(findUnbacked(form('Ada', ada.toFixed(1)), known)).toBeUndefined()
        expect(findUnbacked(form('Ben', ada.toFixed(1)), known)).toMatchObject({ why: 'other_person' })
      }),
    )
  })

  it('ends for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void findUnbacked(text, knownOf(RANKING))),
    )
  })
})
