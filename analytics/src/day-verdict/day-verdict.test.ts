import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import type { Night, RecoveryDay } from '../athlete/day-records.ts'
import { addDays } from '../days/calendar.ts'
import { dayLabel } from '../days/day-label.ts'
import type { Series } from '../metrics/metric.ts'
import { readDayVerdict, readPastVerdict } from './day-verdict.ts'

/** 28 ordinary days, and then the last ones as they are given; each value one step round its middle, so that there is a spread. */
const usual = (middle: number, step: number, last: readonly (number | null)[]) => [
  ...Array.from({ length: 28 }, (_, day) => middle + ((day % 3) - 1) * step),
  ...last,
]

interface Last {
  recovery?: readonly (number | null)[]
  hrv?: readonly number[]
  hours?: readonly (number | null)[]
  pulse?: readonly number[]
  breaths?: readonly number[]
  skin?: readonly number[]
  strain?: readonly number[]
}

/** An athlete of 60 %, 80 ms, 7.5 h, 52 bpm and 15 breaths, whose last days are as given. */
function athlete({
  recovery = [60],
  hrv = [80],
  hours = [7.5],
  pulse = [52],
  breaths = [15],
  skin = [33],
  strain,
}: Last): Series {
  const records = athleteWith({
    recovery: usual(60, 6, recovery),
    hrv: usual(80, 5, padded(hrv, recovery.length, 80)),
    hours: usual(7.5, 0.4, hours),
    quality: usual(80, 3, Array<number>(hours.length).fill(80)),
    strain: usual(11, 2, strain ?? []),
  })
  const newest = <One>(values: readonly One[], at: number, all: number, ordinary: One) =>
    values[at - (all - values.length)] ?? ordinary
  const vital = (values: readonly number[], middle: number, step: number, at: number, all: number) =>
    newest(values, at, all, middle + ((at % 3) - 1) * step)
  return {
    ...records,
    recovery_data: records.recovery_data.map(
      (record, at, all): RecoveryDay => ({
        ...record,
        resting_heart_rate: vital(pulse, 52, 1, at, all.length),
        skin_temp_celsius: vital(skin, 33, 0.1, at, all.length),
      }),
    ),
    sleep_data: records.sleep_data.map(
      (night, at, all): Night => ({
        ...night,
        respiratory_rate: vital(breaths, 15, 0.1, at, all.length),
      }),
    ),
  }
}

const padded = (values: readonly number[], count: number, ordinary: number) => [
  ...Array<number>(Math.max(0, count - values.length)).fill(ordinary),
  ...values,
]

const judged = (last: Last, today = TODAY) => {
  const { verdict, signs, past } = readDayVerdict(athlete(last), today)
  return {
    verdict,
    signs: signs.map(({ kind, weight }) => `${kind} ${weight}`),
    texts: signs.map(({ text }) => text),
    past,
  }
}

describe('an ordinary day', () => {
  it.each([
    [33, 'easy'],
    [34, 'lighter'],
    [39, 'lighter'],
    [54, 'as_planned'],
    [65, 'as_planned'],
    [66, 'hard'],
    [90, 'hard'],
  ])('with a recovery of %d%% is %s', (recovery, verdict) => {
    expect(judged({ recovery: [recovery] }).verdict).toBe(verdict)
  })

  it('has nothing against it', () => expect(judged({ recovery: [70] }).signs).toEqual([]))

  it('is not judged by a record of the day before yesterday', () => {
    const { verdict, recovery } = readDayVerdict(athlete({ recovery: [80] }), addDays(TODAY, 2))
    expect({ verdict, recovery }).toEqual({ verdict: 'ask', recovery: null })
  })

  it('by yesterday’s record is no clean green', () => {
    expect(readDayVerdict(athlete({ recovery: [80] }), addDays(TODAY, 1)).verdict).toBe('as_planned')
  })

  it('of somebody without a range is judged by the score and by what needs no range', () => {
    const few = athleteWith({ recovery: [70], hours: [5] })
    const { verdict, usual: own, signs } = readDayVerdict(few, TODAY)
    expect({ verdict, own, kinds: signs.map(({ kind }) => kind) }).toEqual({
      verdict: 'as_planned',
      own: null,
      kinds: ['short_night'],
    })
  })
})

describe('short nights', () => {
  it('in a row are a run, also after the first better night', () => {
    const nights = [4.2, 4.5, 4.4, 4.3, 4.9]
    expect(judged({ recovery: [70], hours: nights })).toMatchObject({
      verdict: 'lighter',
      texts: ['5 nights in a row of 4.2 to 4.9 h (Nov 17 to 21)'],
    })
    expect(judged({ recovery: [79], hours: [...nights, 8.4] })).toMatchObject({
      verdict: 'lighter',
      texts: ['5 nights in a row of 4.2 to 4.9 h (Nov 16 to 20), then 8.4 h'],
    })
  })

  it('are asked about in the past with their days once a longer one has followed', () => {
    const ask = (...hours: number[]) => readDayVerdict(athlete({ recovery: [70], hours }), TODAY).signs[0]?.ask
    expect(ask(4.2, 4.5, 4.4, 4.3, 4.9)).toBe('What keeps you up at night: school, travel, screens, worries?')
    expect(ask(4.2, 4.5, 4.4, 4.3, 4.9, 8.4)).toBe('What kept you up Nov 16 to 20, and is it over?')
  })

  it('are made up for after half as many better ones, and told as over', () => {
    const { verdict, signs, past } = judged({ recovery: [70], hours: [4.2, 4.5, 4.4, 7.6, 7.8] })
    expect({ verdict, signs }).toEqual({ verdict: 'hard', signs: [] })
    expect(past.map(({ kind, until }) => `${kind} ${until}`)).toEqual(['short_nights 2026-11-19'])
  })

  it('with a night that was not recorded between them are no run', () => {
    expect(judged({ recovery: [60], hours: [5.5, 5.5, null, 5.5] }).signs).toEqual(['short_night mild'])
  })

  it('are short by the number that is shown: 5.97 h reads 6.0 h', () => {
    const kinds = (hours: number) =>
      readDayVerdict(athleteWith({ recovery: [60], hours: [hours] }), TODAY).signs.map(({ kind }) => kind)
    expect(kinds(5.97)).toEqual([])
    expect(kinds(5.94)).toEqual(['short_night'])
  })

  it('two in a row are told as two', () => {
    expect(judged({ recovery: [60], hours: [7, 5.6, 5.4] }).texts).toEqual([
      '5.4 h of sleep last night after 5.6 h, usually 7.5 h',
    ])
  })

  it('of under five hours are a run from two on', () => {
    expect(judged({ recovery: [60], hours: [4.9, 4.8] }).signs).toEqual(['short_nights strong'])
    expect(judged({ recovery: [60], hours: [5.9, 5.8] }).signs).toEqual(['short_night mild'])
  })

  it('one alone makes of a hard day a usual one', () => {
    expect(judged({ recovery: [80], hours: [5.8] })).toMatchObject({
      verdict: 'as_planned',
      texts: ['5.8 h of sleep last night, usually 7.5 h'],
    })
  })
})

describe('vital signs', () => {
  it('together on two nights running look like an illness', () => {
    const { verdict, texts } = judged({ recovery: [62, 61], pulse: [60, 61], breaths: [16.2, 16.4] })
    expect(verdict).toBe('lighter')
    expect(texts[0]).toBe(
      'resting heart rate 61 bpm (usually 52), respiratory rate 16.4 breaths/min (usually 15.0), the second night like that',
    )
  })

  it('two of them on one night, or one on two, do not', () => {
    expect(judged({ pulse: [61], breaths: [16.4] }).signs).toEqual(['two_vitals_off mild'])
    expect(judged({ recovery: [60, 60], pulse: [60, 61] }).signs).toEqual(['resting_heart_rate_up strong'])
  })

  it('three of them on one night do', () => {
    expect(judged({ pulse: [61], breaths: [16.4], skin: [34] }).signs[0]).toBe('illness_signs strong')
  })

  it('that are back are told as over', () => {
    const ill = { recovery: [55, 55, 62, 64], pulse: [60, 61, 52, 52], breaths: [16.2, 16.4, 15, 15] }
    const { signs, past } = judged({ ...ill, hrv: [80, 80, 80, 80] })
    expect(signs).toEqual([])
    expect(past.map(({ kind, from, until }) => `${kind} ${from} ${until}`)).toEqual([
      'illness_signs 2026-11-18 2026-11-19',
    ])
  })
})

describe('a green morning after illness-like nights', () => {
  const vitals = { pulse: [60, 61, 52, 52], breaths: [16.2, 16.4, 15, 15], hrv: [80, 80, 80, 80] }
  it('is no hard day yet for three days', () => {
    expect(judged({ ...vitals, recovery: [55, 55, 62, 74] })).toMatchObject({
      verdict: 'as_planned',
      texts: ['several vital signs were off at once until Nov 19'],
    })
    const later = {
      pulse: [...vitals.pulse, 52, 52],
      breaths: [...vitals.breaths, 15, 15],
      hrv: [80, 80, 80, 80, 80, 80],
    }
    expect(judged({ ...later, recovery: [55, 55, 62, 64, 64, 74] }).verdict).toBe('hard')
  })
})

describe('the course of recovery', () => {
  it('with three red mornings of five asks for a lighter day, whatever today’s is', () => {
    expect(judged({ recovery: [20, 25, 30, 60, 76] })).toMatchObject({
      verdict: 'lighter',
      texts: expect.arrayContaining(['3 of the last 5 mornings in the red (20, 25 and 30%), then 60 and 76%']),
    })
  })

  it('in the red is told with all red mornings of the week, as its marks show them', () => {
    const told = (...recovery: (number | null)[]) => judged({ recovery }).texts
    expect(told(22, 20, 24, 17, 24, 73, 75)).toContainEqual(
      '5 mornings in a row in the red (22, 20, 24, 17 and 24%), then 73 and 75%',
    )
    expect(told(18, 22, 20, 24, 17, 24, 73, 75)).toContainEqual(
      '6 mornings in a row in the red (18, 22, 20, 24, 17 and 24%), then 73 and 75%',
    )
    expect(told(22, 60, 24, 17, 24, 73, 75)).toContainEqual(
      '4 of the last 7 mornings in the red (22, 24, 17 and 24%), then 73 and 75%',
    )
    // The first of eight mornings has no mark.
    expect(told(22, 60, 60, 24, 17, 24, 73, 75)).toContainEqual(
      '3 of the last 5 mornings in the red (24, 17 and 24%), then 73 and 75%',
    )
  })

  it('that falls three mornings in a row, and far, is told', () => {
    expect(judged({ recovery: [85, 73, 60, 54] }).texts).toContain(
      'recovery down 3 mornings in a row (85, 73, 60, 54%)',
    )
    expect(judged({ recovery: [66, 64, 60, 56] }).signs).toEqual([])
  })

  it('low for the third morning in a row says so', () => {
    expect(judged({ recovery: [60, 48, 47, 46] }).texts[0]).toMatch(
      /^recovery 46%, usually \d+%, the third low morning in a row$/,
    )
  })

  it('counts no morning as low that is drawn as within its own range', () => {
    // 53.6%, written 54%, in a range of the 28 days before it from 54.2%, written 54%.
    expect(judged({ recovery: [60, 48, 53.6, 46] }).texts[0]).toMatch(/^recovery 46%, usually \d+%$/)
  })

  it('in the red and over is told with every morning', () => {
    const { past } = judged({ recovery: [12, 13, 23, 27, 60, 64, 69] })
    expect(past.map(({ text }) => text)).toContain('mornings in the red at 12, 13, 23 and 27%')
  })

  it('far under the own normal asks for a lighter day where it is green for others', () => {
    expect(judged({ recovery: [45] })).toMatchObject({ verdict: 'lighter', signs: ['recovery_under_own strong'] })
  })
})

it('the week’s HRV under the own range takes from a hard day', () => {
  const low = Array<number>(7).fill(77)
  expect(judged({ recovery: [60, 60, 60, 60, 60, 60, 70], hrv: low })).toMatchObject({
    verdict: 'as_planned',
    signs: ['hrv_under_own mild'],
  })
})

it('the week’s HRV is told with its mean, and why one is strong and another mild', () => {
  const before = Array<number[]>(15).fill([75, 85]).flat()
  const ofWeek = (hrv: number) =>
    readDayVerdict(
      athleteWith({ recovery: Array<number>(37).fill(60), hrv: [...before, ...Array<number>(7).fill(hrv)] }),
      TODAY,
    )
  expect(ofWeek(76)).toMatchObject({
    verdict: 'as_planned',
    signs: [{ weight: 'mild', text: 'low HRV this week (76 ms, usually 77 to 82)' }],
  })
  expect(ofWeek(70)).toMatchObject({
    verdict: 'lighter',
    signs: [
      {
        weight: 'strong',
        text: 'very low HRV this week (70 ms, usually 77 to 82)',
      },
    ],
  })
  expect(ofWeek(77).signs[0]?.text).toBe('low HRV this week (77.0 ms, usually 77.3 to 82.4)')
})

it('a lighter day names the run of nights that it follows, though that is over', () => {
  const { verdict, signs } = readDayVerdict(
    athleteWith({
      recovery: [...Array<number>(29).fill(60), 20, 21, 20, 22, 20, 73, 75, 65],
      hrv: [...Array<number[]>(14).fill([60, 68]).flat(), 64, 30, 31, 29, 28, 27, 79, 81, 55],
      hours: [...Array<number>(29).fill(7.5), 4.2, 4.2, 4.7, 4.4, 4.2, 8.4, 8, 7.4],
    }),
    TODAY,
  )
  expect(verdict).toBe('lighter')
  expect(signs[0]?.text).toMatch(
    /^very low HRV this week \(4\d ms, usually .*\), after 5 nights in a row of 4\.2 to 4\.7 h and mornings in the red \(Nov 14 to 18\)$/,
  )
})

it('a recovery that lowers the day by itself comes before other mild signs', () => {
  const { signs } = readDayVerdict(
    athleteWith({
      recovery: [...Array<number[]>(14).fill([41, 61]).flat(), 38],
      hours: [...Array<number>(28).fill(7.5), 5.5],
    }),
    TODAY,
  )
  expect(signs.map(({ kind, weight }) => [kind, weight])).toEqual([
    ['recovery_under_own', 'mild'],
    ['short_night', 'mild'],
  ])
})

it('the week’s HRV is no sign once the newest three nights are back, though one between was not recorded', () => {
  const before = Array<number[]>(15).fill([75, 85]).flat()
  const kinds = (...week: (number | null)[]) =>
    readDayVerdict(athleteWith({ recovery: [...Array<number>(36).fill(60), 60], hrv: [...before, ...week] }), TODAY)
      .signs.map(({ kind }) => kind)
      .filter((kind) => kind === 'hrv_under_own')
  expect(kinds(60, 60, 60, 80, 80, null, 80)).toEqual([])
  expect(kinds(60, 60, 60, 80, 80, null, 60)).toEqual(['hrv_under_own'])
})

it('so many at-risk rules as make the severity high are one sign', () => {
  const { verdict, texts } = judged({
    recovery: [70, 70, 70, 70, 70, 70, 70],
    hours: [6.2, 6.3, 6.2, 6.3, 6.2, 6.3, 6.2],
    hrv: [90, 90, 90, 90, 90, 90, 82],
    strain: [16, 16, 16, 16, 16, 16, 16],
  })
  expect(verdict).toBe('lighter')
  expect(texts.at(-1)).toMatch(/^3 issues over 7 days \(Average sleep 6\.2 h; Average strain 16\.0; HRV/)
})

it('a day that is over is judged by what was known then', () => {
  const records = athlete({ recovery: [20, 80] })
  const yesterday = addDays(TODAY, -1)
  expect(readDayVerdict(records, TODAY).verdict).toBe('hard')
  expect(readPastVerdict(records, yesterday).verdict).toBe('easy')
})

const value = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null, freq: 6 })
const anyRecords = fc
  .record({
    recovery: fc.array(value(0, 100), { maxLength: 45, size: 'max' }),
    hrv: fc.array(value(10, 200), { maxLength: 45, size: 'max' }),
    hours: fc.array(value(0, 14), { maxLength: 45, size: 'max' }),
    quality: fc.array(value(0, 100), { maxLength: 45, size: 'max' }),
    strain: fc.array(value(0, 21), { maxLength: 45, size: 'max' }),
  })
  .map(athleteWith)

it('of any records is one verdict, in any order of them, with finite figures and days until today', () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      const read = readDayVerdict(records, TODAY)
      const shuffled = {
        ...records,
        recovery_data: records.recovery_data.toReversed(),
        sleep_data: records.sleep_data.toReversed(),
      }
      expect(readDayVerdict(shuffled, TODAY)).toEqual(read)
      expect(JSON.stringify(read)).not.toMatch(/NaN|Infinity|undefined/)
      for (const { from, until } of [...read.signs, ...read.past]) {
        expect(from <= until).toBe(true)
        expect(until <= TODAY).toBe(true)
      }
      if (read.verdict === 'hard') expect(read.signs).toEqual([])
      if (read.signs.some(({ weight }) => weight === 'strong')) expect(['lighter', 'easy']).toContain(read.verdict)
      expect(read.verdict === 'ask').toBe(read.recovery === null && read.readiness === null)
    }),
    { numRuns: 150 },
  )
})

describe('a night that did not end today', () => {
  it('is told by its day, in the sign and in its question', () => {
    const told = (hours: readonly number[], today: string) =>
      readDayVerdict(athlete({ hours }), today).signs.map(({ text, ask }) => [text, ask])
    expect(told([5.5], TODAY)).toEqual([['5.5 h of sleep last night, usually 7.5 h', 'What kept you up last night?']])
    const [tomorrow, night] = [addDays(TODAY, 1), `in the night to ${dayLabel(TODAY)}`]
    expect(told([5.5], tomorrow)).toEqual([[`5.5 h of sleep ${night}, usually 7.5 h`, `What kept you up ${night}?`]])
    expect(told([5.6, 5.4], tomorrow)[0]?.[1]).toBe(`What kept you up in the two nights to ${dayLabel(TODAY)}?`)
  })

  it('is called last night by no verdict', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const [late, past] = [readDayVerdict(records, addDays(TODAY, 1)), readPastVerdict(records, TODAY)]
        expect(JSON.stringify([late, past])).not.toMatch(/last (two )?nights?\b/)
      }),
      { numRuns: 150 },
    )
  })
})
