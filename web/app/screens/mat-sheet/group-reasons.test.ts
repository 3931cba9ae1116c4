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
  [{ recovery: 45, usual: 61, flagged_for: 'x' }, 'recovery 45%, usually 61% (16 under); x'],
  [{ recovery: 45, usual: 61, recovery_date: '2026-11-20' }, 'recovery 45% (yesterday), usually 61% (16 under)'],
  [
    { recovery: 45, usual: 61, reasons: ['recovery 45%, usually 61%, the third low morning in a row'] },
    'recovery 45%, usually 61% (16 under), the third low morning in a row',
  ],
  // The range stands beside the number, whether it is inside or not; who is held back has the group's own reasons.
  [
    { recovery: 45, usual: 61, own_range: { low: 42, high: 75 }, flagged_for: 'x' },
    'recovery 45%, usually 61% (16 under), in own range 42 to 75%; x',
  ],
  [
    { recovery: 52, usual: 68, own_range: { low: 55, high: 80 }, reasons: ['recovery 52%, usually 68%', 'y'] },
    'recovery 52%, usually 68% (16 under), under own range 55 to 80%; y',
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
    'recovery 37%, usually 65%',
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
  [{ recovery: 45, usual: 61 }, false],
  [{ recovery: 45, usual: 61, reasons: ['recovery 45%, usually 61%'] }, true],
])('marks a fall only where it is not usual: %j', (given, isSign) => {
  expect(reasonOf(dayOf('Ann', given), '2026-11-21')).toMatchObject({ under: ' (16 under)', isSign })
})
