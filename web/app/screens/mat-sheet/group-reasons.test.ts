import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { expect, test } from 'vitest'
import { dayOf } from '../../shared/verdict/day-for-tests.ts'
import { reasonOf } from './group-reasons.ts'

const NEWEST = [
  { date: '2026-11-18', recovery_score: 60 },
  { date: '2026-11-19', recovery_score: 73 },
  { date: '2026-11-20', recovery_score: null },
]

test.each<[Partial<AthleteDay>, string]>([
  [
    { reasons: ['4.7 h of sleep last night', 'HRV 31 ms', 'more'] },
    'recovery 70%, usually 65%; 4.7 h of sleep last night; HRV 31 ms; 1 more sign',
  ],
  [{ reasons: ['recovery 70%, usually 90%'] }, 'recovery 70%, usually 90%'],
  // Each value once, wherever the sign stands.
  [
    { reasons: ['5.6 h of sleep last night', 'recovery 70%, usually 90%'] },
    'recovery 70%, usually 90%; 5.6 h of sleep last night',
  ],
  [{ reasons: ['recovery 70%, usually 90%'], recovery_date: '2026-11-20' }, 'recovery 70% (yesterday), usually 90%'],
  [{ recovery_date: '2026-11-20' }, 'recovery 70% (yesterday), usually 65%'],
  [{}, 'recovery 70%, usually 65%'],
  [{ flagged_for: 'this week 5.9 h of sleep' }, 'recovery 70%, usually 65%; this week 5.9 h of sleep'],
  [{ recovery: 45, usual: 61, flagged_for: 'x' }, 'recovery 45%, usually 61%; x'],
  [{ recovery: 45, usual: 61, recovery_date: '2026-11-20' }, 'recovery 45% (yesterday), usually 61%'],
  [
    { recovery: 45, usual: 61, reasons: ['recovery 45%, usually 61%, the third low morning in a row'] },
    'recovery 45%, usually 61%, the third low morning in a row',
  ],
  // The range stands beside the number, whether it is inside or not.
  [
    { recovery: 45, usual: 61, own_range: { low: 42, high: 75 }, flagged_for: 'x' },
    'recovery 45%, usually 61%, in own range 42 to 75%; x',
  ],
  [
    { recovery: 52, usual: 68, own_range: { low: 55, high: 80 }, reasons: ['recovery 52%, usually 68%', 'y'] },
    'recovery 52%, usually 68%, under own range 55 to 80%; y',
  ],
  [
    {
      recovery: 52,
      usual: 58,
      own_range: { low: 55, high: 61 },
      reasons: ['recovery 52%, usually 58%, the third low morning in a row'],
    },
    'recovery 52%, usually 58%, under own range 55 to 61%, the third low morning in a row',
  ],
  [{ recovery: 66, own_range: { low: 50, high: 80 } }, 'recovery 66%, usually 65%'],
  [
    { verdict: 'lighter', recovery: 37, own_range: { low: 45, high: 65 }, reasons: ['recovery 37%, usually 65%'] },
    'recovery 37%, usually 65%, under own range 45 to 65%',
  ],
  // Who is held back, by which rule.
  [
    {
      verdict: 'lighter',
      recovery: 37,
      reasons: ['HRV 31 ms'],
      held_by: { reasons: [], rule: 'A recovery below 40% is enough for a lighter day.' },
    },
    'recovery 37%, usually 65%; HRV 31 ms; a recovery below 40% is enough for a lighter day',
  ],
  [{ flagged_for: 'x', reasons: ['HRV 31 ms'] }, 'recovery 70%, usually 65%; HRV 31 ms'],
  // The recovery alone tells nothing of the week.
  [{ flagged_for: 'x', reasons: ['recovery 70%, usually 90%'] }, 'recovery 70%, usually 90%; x'],
  // The group says that hard rounds fit.
  [{ verdict: 'hard', usual: null }, 'recovery 70%'],
  [{ recovery: null }, 'no recovery in the last 7 days'],
  [{ recovery: null, whoop_connected: false }, 'no device linked'],
  [{ recovery: null, whoop_connected: true }, 'no recovery in the last 7 days'],
  [{ recovery: null, recovery_data: NEWEST }, 'newest recovery 73%, from Nov 19'],
])('says why: %j', (given, said) => {
  const { recovery, under, rest } = reasonOf(dayOf('Ann', given), '2026-11-21')
  expect(recovery + under + rest).toBe(said)
})

test.each<[Partial<AthleteDay>, boolean]>([
  [{}, false],
  [{ own_range: { low: 48, high: 70 }, reasons: ['recovery 45%, usually 61%'] }, true],
])('marks a fall only where it is not usual: %j', (given, isSign) => {
  const own_range = { low: 42, high: 75 }
  const day = dayOf('Ann', { recovery: 45, usual: 61, own_range, ...given })
  expect(reasonOf(day, '2026-11-21')).toMatchObject({ under: expect.stringContaining('own range'), isSign })
})

const READINESS = {
  day: '2026-11-21',
  score: 61,
  place: 'within' as const,
  parts: [{ measure: 'hrv' as const, value: 62, low: 55, high: 70, place: 'within' as const }],
  missing: [],
}

test.each<[Partial<AthleteDay>, string]>([
  [
    { reasons: ['resting heart rate 62 bpm (usually 55)'] },
    'Corner readiness 61 of 100, within own usual (HRV 62 ms, usual 55–70); resting heart rate 62 bpm (usually 55)',
  ],
  [
    {
      reasons: ['Corner readiness 61 of 100, within own usual (x)', '4 nights'],
      held_by: { reasons: [], rule: 'One strong sign is enough for a lighter day.' },
    },
    'Corner readiness 61 of 100, within own usual (HRV 62 ms, usual 55–70); 4 nights; one strong sign is enough for a lighter day',
  ],
  [{ reasons: [] }, 'Corner readiness 61 of 100, within own usual (HRV 62 ms, usual 55–70)'],
])('keeps the signs apart from Corner readiness: %j', (given, said) => {
  const without_recovery = { readiness: READINESS, maker: 'Oura', maker_values: [] }
  const { recovery, under, rest } = reasonOf(
    dayOf('Ann', { recovery: null, recovery_date: null, without_recovery, ...given }),
    '2026-11-21',
  )
  expect(recovery + under + rest).toBe(said)
})
