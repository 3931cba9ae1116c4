import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { expect, it } from 'vitest'
import { dayOf } from '../../../../shared/verdict/day-for-tests.ts'
import { reasonOf } from '../../../mat-sheet/group-reasons.ts'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { attentionLines } from './attention-lines.ts'

type Athlete = Omit<Parameters<typeof viewForTests>[0][number], 'name'>

const linesOf = (athlete: Athlete, day: Partial<AthleteDay>) => {
  const { overview, today, days } = viewForTests([{ name: 'Ann', ...athlete }])
  const given = dayOf('Ann', { recovery: athlete.recovery, ...day })
  return overview.statuses.map((status) => attentionLines(status, given, { today, days }))[0] ?? []
}
const textsOf = (athlete: Athlete, day: Partial<AthleteDay>) =>
  linesOf(athlete, day).map(({ lead, text }) => (lead ? `${lead}: ${text}` : text))

const SHORT = { recovery: 80, hours: 5 }
const LAST_SHORT = { recovery: 80, hours: 8, lastHours: 4.7 }

it.each<[string, Athlete, Partial<AthleteDay>, string[]]>([
  [
    'the reason with its figures before the flags',
    SHORT,
    { verdict: 'lighter', reasons: ['16.0 breaths/min (usually 15.4)'] },
    ['Why today: 16.0 breaths/min (usually 15.4)', 'Average sleep 5.0 h'],
  ],
  [
    'a recovery under the mark as the reason where no sign is one',
    { recovery: 38, hours: 5 },
    { verdict: 'lighter', usual: 45 },
    ['Why today: recovery 38%, usually 45% (28 days), below 40%', 'Average sleep 5.0 h'],
  ],
  [
    'a reason of the recovery beside its issue, which is counted',
    { recovery: 20 },
    { verdict: 'easy', reasons: ['recovery 20%, usually 65%'] },
    ['Why today: recovery 20%, usually 65% (28 days)', 'Recovery below 33%'],
  ],
  [
    'a recovery under the own range by that range alone, with the mark that decides',
    { recovery: 37 },
    {
      verdict: 'lighter',
      own_range: { low: 41, high: 73 },
      reasons: ['recovery 37%, usually 55%, the third low morning in a row'],
    },
    ['Why today: recovery 37%, below 40%, under own range 41 to 73%, the third low morning in a row'],
  ],
  [
    'who is ready for a hard day and listed all the same',
    { recovery: 70, lastRecovery: 66, lastHrv: 50 },
    { verdict: 'hard', recovery: 66, usual: 60 },
    [
      'Go today: recovery 66%, no sign against a hard day.',
      'Listed for HRV 8 ms under the 7-day average (HRV of one night is no sign)',
    ],
  ],
  [
    'the score alone as the reason',
    { recovery: 20 },
    { verdict: 'easy', usual: null },
    ['Why today: recovery 20%, in the red', 'Recovery below 33%'],
  ],
  [
    'a run of nights with its days, so that it does not read as if it went on',
    { recovery: 80 },
    {
      verdict: 'lighter',
      reasons: ['5 nights in a row of 4.2 to 4.7 h (Nov 11 to 15), then 8.4 h and 8.0 h'],
    },
    ['Why today: 5 nights in a row of 4.2 to 4.7 h (Nov 11 to 15), then 8.4 h and 8.0 h'],
  ],
  [
    'issues counted without their list, as they stand below it',
    SHORT,
    { verdict: 'lighter', reasons: ['3 issues over 7 days (x; y; z)'] },
    ['Why today: 3 issues over 7 days', 'Average sleep 5.0 h'],
  ],
  [
    'a short last night once',
    LAST_SHORT,
    { verdict: 'lighter', reasons: ['4.7 h of sleep last night, usually 7.3 h'] },
    ['Why today: 4.7 h of sleep last night, usually 7.3 h (28 days)'],
  ],
  [
    'a low recovery before a short night, and how many signs there are besides',
    { recovery: 35, hours: 5 },
    {
      verdict: 'easy',
      reasons: ['5.6 h of sleep last night', 'x', 'recovery 35%, usually 63%, the third low morning in a row', 'y'],
    },
    [
      'Why today: recovery 35%, usually 63% (28 days), the third low morning in a row; 5.6 h of sleep last night; x; 1 more sign',
      'Average sleep 5.0 h',
    ],
  ],
  [
    'why somebody with flags trains as planned',
    SHORT,
    { verdict: 'as_planned', first_reason: 'respiratory rate up', reasons: ['respiratory rate 17 rpm'] },
    [
      'As planned today: recovery 80% is high, only one mild sign (respiratory rate up).',
      'Listed for average sleep 5.0 h',
    ],
  ],
  [
    'once the average under which recovery and HRV of one night are, which are no sign',
    { recovery: 60, lastRecovery: 45, lastHrv: 50 },
    { verdict: 'as_planned', recovery: 45, usual: 61, own_range: { low: 42, high: 75 } },
    [
      'As planned today: recovery 45%, in own range 42 to 75%.',
      'Listed for recovery 12 points and HRV 8 ms under the 7-day average (HRV of one night is no sign)',
    ],
  ],
  [
    'of a recovery that is a sign that only the HRV is none',
    { recovery: 60, lastRecovery: 45, lastHrv: 50, hours: 5 },
    {
      verdict: 'as_planned',
      recovery: 45,
      usual: 61,
      own_range: { low: 48, high: 75 },
      reasons: ['recovery 45%, usually 61%'],
      first_reason: 'low recovery',
    },
    [
      'As planned today: recovery 45%, only one mild sign (under own range 48 to 75%).',
      'Listed for average sleep 5.0 h, recovery 12 points and HRV 8 ms under the 7-day average (HRV of one night is no sign)',
    ],
  ],
])('says %s', (_, athlete, day, texts) => {
  expect(textsOf(athlete, day)).toEqual(texts)
})

it('sets off all that is no issue, so that the issues below their count are as many', () => {
  for (const verdict of ['lighter', 'easy', 'ask'] as const)
    for (const athlete of [SHORT, LAST_SHORT, { recovery: 20, hours: 5 }, { recovery: 20, hours: 8, lastHours: 4.7 }]) {
      const { overview } = viewForTests([{ name: 'Ann', ...athlete }])
      const issues = linesOf(athlete, { verdict, reasons: ['recovery under their own normal'] })
        .filter(({ lead }) => lead === undefined)
        .map(({ countsTwice }) => (countsTwice ? 2 : 1))
      expect(issues.reduce((sum, count) => sum + count, 0)).toBe(overview.statuses[0]?.issues.length)
    }
})

it('says the flags, and a short last night, where the judgement of the day is not known', () => {
  const { overview, today } = viewForTests([{ name: 'Ann', ...LAST_SHORT }])
  const [status] = overview.statuses
  expect(status && attentionLines(status, undefined, { today, days: 7 }).map(({ text }) => text)).toEqual([
    'short, while nights average 7.3 h',
  ])
})

it('begins with the reason with which the mat sheet begins', () => {
  const reasons = ['respiratory rate 16.0 breaths/min (usually 15.4)', 'recovery 48%, usually 62%']
  const day = dayOf('Ann', { verdict: 'lighter', recovery: 48, recovery_date: '2026-11-20', reasons })
  const { overview, today, days } = viewForTests([{ name: 'Ann', recovery: 48, hours: 8 }])
  const [first] = overview.statuses.flatMap((status) => attentionLines(status, day, { today, days }))
  const { recovery, under, rest } = reasonOf(day, today)
  expect(first?.text.replace(' (28 days)', '')).toBe(recovery + under + rest)
})
