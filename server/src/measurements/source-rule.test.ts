import { addDays } from '@corner/analytics/days/calendar.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MakerOfGroup, rankMakers, segmentsOf, segmentsWithin } from './source-rule.ts'

const maker = (provider: string, given: Partial<MakerOfGroup> = {}): MakerOfGroup => ({
  provider,
  isLinked: true,
  linkedAtMs: 0,
  scoresRecovery: false,
  measuresHeart: true,
  isChosen: false,
  days: null,
  ...given,
})
const days = (from: string, until: string) => ({ days: { from: `2026-${from}`, until: `2026-${until}` } })
const ranked = (...makers: MakerOfGroup[]) => rankMakers(makers).map(({ provider }) => provider)
const segments = (...makers: MakerOfGroup[]) =>
  segmentsOf(rankMakers(makers)).map(({ provider, from }) => `${provider} ${from.slice(5)}`)

describe('the best maker', () => {
  it.each<[string, string, MakerOfGroup[]]>([
    ['is the newest link', 'oura', [maker('polar', { linkedAtMs: 1 }), maker('oura', { linkedAtMs: 2 })]],
    [
      'has a recovery of 0 to 100, when both links work',
      'whoop',
      [maker('whoop', { linkedAtMs: 1, scoresRecovery: true }), maker('oura', { linkedAtMs: 2 })],
    ],
    [
      'gives HRV or a resting heart rate, when both links work',
      'oura',
      [maker('oura', { linkedAtMs: 1 }), maker('withings', { linkedAtMs: 2, measuresHeart: false })],
    ],
    [
      'has a link that works',
      'oura',
      [maker('whoop', { isLinked: false, scoresRecovery: true }), maker('oura', { linkedAtMs: 2 })],
    ],
    [
      'is the chosen one, whatever else holds',
      'file',
      [maker('whoop', { scoresRecovery: true }), maker('file', { isLinked: false, linkedAtMs: null, isChosen: true })],
    ],
    [
      'without a link that works has the newest records',
      'garmin',
      [
        maker('whoop', { isLinked: false, linkedAtMs: 9, ...days('01-01', '03-01') }),
        maker('garmin', { isLinked: false, linkedAtMs: null, ...days('01-01', '05-01') }),
      ],
    ],
  ])('%s: %s', (_, best, makers) => {
    expect(ranked(...makers)[0]).toBe(best)
    expect(ranked(...makers.toReversed())[0]).toBe(best)
  })
})

describe('the records that count', () => {
  it('are the best maker’s from its first day on, and those of the one before until then', () => {
    expect(
      segments(
        maker('whoop', { scoresRecovery: true, ...days('06-12', '11-20') }),
        maker('oura', days('01-05', '11-20')),
      ),
    ).toEqual(['oura 01-05', 'whoop 06-12'])
  })

  it('are those of the best one alone where it has the oldest days, too', () => {
    expect(
      segments(maker('whoop', { isChosen: true, ...days('01-01', '02-01') }), maker('oura', days('01-01', '11-20'))),
    ).toEqual(['whoop 01-01'])
  })

  it('before a change are of the maker with the newest day before it, not of an older one', () => {
    const old = maker('polar', { isLinked: false, linkedAtMs: 5, ...days('01-01', '02-01') })
    const before = maker('whoop', { isLinked: false, linkedAtMs: 1, ...days('01-15', '05-01') })
    expect(segments(maker('oura', days('06-01', '11-20')), old, before)).toEqual([
      'polar 01-01',
      'whoop 01-15',
      'oura 06-01',
    ])
  })

  it('are not hidden by the file of an old watch that is taken in today', () => {
    expect(
      segments(
        maker('whoop', { isLinked: false, ...days('06-01', '11-20') }),
        maker('garmin', { isLinked: false, linkedAtMs: null, ...days('01-01', '08-01') }),
      ),
    ).toEqual(['garmin 01-01', 'whoop 06-01'])
  })

  it('do not wait for a link that has brought nothing yet', () => {
    expect(segments(maker('oura', { linkedAtMs: 9 }), maker('whoop', days('01-01', '11-20')))).toEqual(['whoop 01-01'])
    expect(segments(maker('oura'))).toEqual([])
  })
})

const DAY = fc.integer({ min: 0, max: 400 }).map((place) => addDays('2025-01-01', place))
const MAKERS = fc.uniqueArray(
  fc.record({
    provider: fc.constantFrom('whoop', 'oura', 'polar', 'garmin', 'fitbit', 'apple'),
    isLinked: fc.boolean(),
    linkedAtMs: fc.option(fc.integer({ min: 0, max: 3 })),
    scoresRecovery: fc.boolean(),
    measuresHeart: fc.boolean(),
    isChosen: fc.boolean(),
    days: fc.option(fc.tuple(DAY, DAY).map(([a, b]) => (a < b ? { from: a, until: b } : { from: b, until: a }))),
  }),
  { selector: ({ provider }) => provider },
)

describe('whatever makers an athlete has', () => {
  it('no maker counts twice, each from its own first day, and the oldest day of all counts', () => {
    fc.assert(
      fc.property(MAKERS, (makers) => {
        const best = rankMakers(makers)
        const found = segmentsOf(best)
        const withDays = best.filter((one) => one.days)
        expect(new Set(found.map(({ provider }) => provider)).size).toBe(found.length)
        expect(found.map(({ from }) => from)).toEqual(found.map(({ from }) => from).toSorted())
        expect(new Set(found.map(({ from }) => from)).size).toBe(found.length)
        for (const { provider, from } of found)
          expect(makers.find((one) => one.provider === provider)?.days?.from).toBe(from)
        expect(found.at(-1)?.provider).toBe(withDays[0]?.provider)
        expect(found[0]?.from).toBe(withDays.map((one) => one.days?.from ?? '').toSorted()[0])
      }),
    )
  })

  it('their order changes nothing, and neither does one without records', () => {
    fc.assert(
      fc.property(MAKERS, fc.boolean(), (makers, isChosen) => {
        const found = segmentsOf(rankMakers(makers))
        expect(segmentsOf(rankMakers(makers.toReversed()))).toEqual(found)
        expect(segmentsOf(rankMakers([...makers, maker('ring', { isChosen })]))).toEqual(found)
      }),
    )
  })

  it('each day of a window has the maker that it has in the whole past', () => {
    fc.assert(
      fc.property(MAKERS, DAY, fc.integer({ min: 0, max: 90 }), (makers, from, length) => {
        const all = segmentsOf(rankMakers(makers))
        const until = addDays(from, length)
        const within = segmentsWithin(all, from, until)
        const on = (list: typeof all, day: string) => (list.findLast((one) => one.from <= day) ?? list[0])?.provider
        for (let day = from; day <= until; day = addDays(day, 1)) expect(on([...within], day)).toBe(on(all, day))
      }),
    )
  })
})
