import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { readDayVerdict, readPastVerdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { expect, it } from 'vitest'
import { withLast } from '../conversation-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'
import { Cells } from './cells.ts'
import { dayVerdict } from './day-verdict.ts'
import { Toolbox } from './toolbox.ts'

const ANN = 'c0000000-0000-4000-8000-000000000001'
const BEA = 'c0000000-0000-4000-8000-000000000002'

const CAL = 'c0000000-0000-4000-8000-000000000003'

const days = (of: (day: number) => number, ...last: number[]) => [
  ...Array.from({ length: 28 }, (_, day) => of(day)),
  ...last,
]
const around = (value: number, by: number) => (day: number) => value + ((day % 3) - 1) * by
const days28 = days(around(60, 6))
/** Ann's recovery fell after a short night; Bea's fell with HRV alone; Cal has made up for a run of short nights. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    athleteWith({
      id: BEA,
      name: 'Bea Birch',
      recovery: days(around(60, 6), 60, 36),
      hrv: days(around(70, 4), 70, 62),
    }),
    withLast(CAL, 'Cal Cole', [60, 60, 60, 60, 60, 60, 60], [4, 4.1, 4.2, 4.3, 8, 8.1, 8.2]),
  ],
})

it.each([0, -1, -3, -10])('a run of short nights is as long as by all records: day %i', async (back) => {
  const hours = Array.from({ length: 90 }, (_, day) => 4 + (day % 3) / 10)
  const tired = athleteWith({ id: ANN, recovery: hours.map(() => 60), hours })
  const day = addDays(TODAY, back)
  const { athletes } = await new Toolbox(scopeWith({ athletes: [tired] })).call('day_verdict', { day: back })
  const { signs } = back === 0 ? readDayVerdict(tired, day) : readPastVerdict(tired, day)
  expect(athletes[0]?.signs.map(({ text }) => text)).toEqual(signs.map(({ text }) => text))
})

it('the evidence shows each athlete with what speaks against a hard day, and the day before', async () => {
  const toolbox = new Toolbox(scope)
  await toolbox.call('day_verdict', {})
  const [step] = toolbox.steps
  expect(step?.title).toBe('What the day asks for, Nov 21, against the 28 days before')
  expect(step?.columns.map(({ label, unit }) => `${label} ${unit}`.trim())).toEqual([
    'Athlete',
    'Verdict today',
    'Recovery %',
    'Measured',
    'Usual recovery %',
    'Why',
    'Verdict yesterday',
    'Recovery then %',
    'Measured then',
  ])
  const YESTERDAY = '2026-11-20'
  const asPlanned = ['Train as planned', 60, YESTERDAY] as const
  expect(step?.rows).toEqual([
    [
      ...['Ann Ash', 'Out of live wrestling today', 20, TODAY, 60],
      ...[
        'A recovery in the red, below 34%, is enough for no live wrestling: recovery 20%, usually 60%; 5.0 h of sleep last night, usually 7.5 h',
        'Train as planned',
        55,
        YESTERDAY,
      ],
    ],
    [
      ...['Bea Birch', 'Lighter day', 36, TODAY, 60],
      'A recovery below 40% is enough for a lighter day: recovery 36%, usually 60%; goes along with it: HRV 62 ms (usually 70)',
      ...asPlanned,
    ],
    [
      ...['Cal Cole', 'Train as planned', 60, TODAY, 60],
      'Recovery 60%, as usual; over by now: 4 nights in a row of 4.0 to 4.3 h (Nov 15 to 18), then 8.0 h',
      ...asPlanned,
    ],
  ])
})

it('the evidence says of who is lower than usual without a sign that it is within their own range', async () => {
  const swinging = athleteWith({ id: ANN, name: 'Ann Ash', recovery: days(around(60, 24), 60, 45) })
  const toolbox = new Toolbox(scopeWith({ athletes: [swinging] }))
  await toolbox.call('day_verdict', {})
  expect(toolbox.steps[0]?.rows[0]).toContain('Recovery 45%, in own range 40 to 80%, lower than usual')
})

it('the evidence says where no score of the day is in, and of which day that of the day before was', async () => {
  const late = (days: number) =>
    athleteWith({ id: ANN, name: 'Ann Ash', recovery: [...days28, 85], until: addDays(TODAY, -days) })
  const rowOf = async (days: number) => {
    const toolbox = new Toolbox(scopeWith({ athletes: [late(days)] }))
    await toolbox.call('day_verdict', {})
    const [step] = toolbox.steps
    return Object.fromEntries(step?.columns.map(({ label }, place) => [label, step.rows[0]?.[place]]) ?? [])
  }
  expect(await rowOf(1)).toMatchObject({
    'Verdict today': 'Train as planned',
    Why: 'No score of today yet',
    'Verdict yesterday': 'Ready for a hard day',
    'Measured then': addDays(TODAY, -1),
  })
  expect(await rowOf(2)).toMatchObject({
    Recovery: 85,
    Measured: addDays(TODAY, -2),
    Why: 'No score of today yet',
    'Recovery then': 85,
    'Measured then': addDays(TODAY, -2),
  })
})

it('the evidence says of who has no device that, and shows no day without a value', async () => {
  const toolbox = new Toolbox(scopeWith({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', linked: false })] }))
  await toolbox.call('day_verdict', {})
  expect(toolbox.steps[0]?.rows).toEqual([['Ann Ash', 'Ask first', null, null, null, 'No device', null, null, null]])
})

it('a model is told the same, each figure with its reference', async () => {
  const cells = new Cells()
  const result = await dayVerdict.run(scope, {})
  const brief = dayVerdict.brief?.(result, cells, scope)
  expect(brief).toEqual({
    day: 'Nov 21 (today) {{r1}}',
    athletes: [
      {
        athlete: { id: ANN, name: 'Ann Ash' },
        verdict: 'Out of live wrestling today',
        recovery: '20% {{r2}}',
        usual: '60% {{r3}}',
        against: ['recovery 20%, usually 60% {{r4}}', '5.0 h of sleep last night, usually 7.5 h {{r5}}'],
        ask: 'How do you feel today?',
        dayBefore: 'Train as planned, 55% {{r6}}',
      },
      {
        athlete: { id: BEA, name: 'Bea Birch' },
        verdict: 'Lighter day',
        recovery: '36% {{r7}}',
        usual: '60% {{r8}}',
        against: ['recovery 36%, usually 60% {{r9}}'],
        ask: 'How do you feel today?',
        along: ['HRV 62 ms (usually 70) {{r10}}'],
        dayBefore: 'Train as planned, 60% {{r11}}',
      },
      {
        athlete: { id: CAL, name: 'Cal Cole' },
        verdict: 'Train as planned',
        recovery: '60% {{r12}}',
        usual: '60% {{r13}}',
        ended: ['4 nights in a row of 4.0 to 4.3 h (Nov 15 to 18), then 8.0 h {{r14}}'],
        dayBefore: 'Train as planned, 60% {{r15}}',
      },
    ],
  })
  expect(cells.all.map(({ of }) => of).slice(1, 6)).toEqual([
    'recovery',
    'usual recovery, the median of the 28 days before',
    'recovery under their own normal',
    'a short night',
    'recovery the day before',
  ])
})

it('a model is told of which day the recovery is, where it is not of the judged one', async () => {
  const late = athleteWith({ id: ANN, recovery: days(around(60, 6)), until: addDays(TODAY, -1) })
  const result = await dayVerdict.run(scopeWith({ athletes: [late] }), {})
  expect(dayVerdict.brief?.(result, new Cells(), scope)).toMatchObject({
    athletes: [{ recovery: '54% {{r2}}', recoveryOf: 'Fri Nov 20 {{r3}}' }],
  })
})

it('a past day is judged by what was known on it, of those asked for', async () => {
  const { day, athletes } = await dayVerdict.run(scope, { athletes: [ANN], day: -1 })
  expect(day).toBe('2026-11-20')
  expect(athletes).toMatchObject([
    {
      athlete: { id: ANN },
      verdict: 'as_planned',
      recovery: 55,
      signs: [],
      past: [],
      before: { recovery: 54, recoveryDate: '2026-11-19' },
    },
  ])
})
