import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { expect, it } from 'vitest'
import { dayOf } from '../../../../shared/verdict/day-for-tests.ts'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { attentionLines } from './attention-lines.ts'

type Athlete = Omit<Parameters<typeof viewForTests>[0][number], 'name'>

const linesOf = (athlete: Athlete, day: Partial<AthleteDay>) => {
  const { overview, today } = viewForTests([{ name: 'Ann', ...athlete }])
  const given = dayOf('Ann', { recovery: athlete.recovery, ...day })
  return overview.statuses.map((status) => attentionLines(status, given, today))[0] ?? []
}
const textsOf = (athlete: Athlete, day: Partial<AthleteDay>) => linesOf(athlete, day).map(({ text }) => text)

const SHORT = { recovery: 80, hours: 5 }
const LAST_SHORT = { recovery: 80, hours: 8, lastHours: 4.7 }

it.each<[string, Athlete, Partial<AthleteDay>, string[]]>([
  [
    'the reason before the flags',
    SHORT,
    { verdict: 'lighter', first_reason: 'respiratory rate up' },
    ['Respiratory rate up', 'Average sleep 5.0 h'],
  ],
  [
    'a recovery under the mark as the reason where no sign is one',
    { recovery: 38, hours: 5 },
    { verdict: 'lighter', first_reason: null },
    ['Recovery below 40%', 'Average sleep 5.0 h'],
  ],
  [
    'a reason and a flag of the recovery as one line',
    { recovery: 20 },
    { verdict: 'easy', first_reason: 'recovery under the own normal' },
    ['Recovery under the own normal, below 33%'],
  ],
  [
    'the score alone once',
    { recovery: 20 },
    { verdict: 'easy', first_reason: null },
    ['Recovery in the red, below 33%'],
  ],
  [
    'a short last night once',
    LAST_SHORT,
    { verdict: 'lighter', first_reason: 'a short night' },
    ['A short night, average 7.3 h'],
  ],
  [
    'only the flags of who trains as planned',
    SHORT,
    { verdict: 'as_planned', first_reason: 'respiratory rate up' },
    ['Average sleep 5.0 h'],
  ],
])('says %s', (_, athlete, day, texts) => {
  expect(textsOf(athlete, day)).toEqual(texts)
})

it('marks what eases or rests the day', () => {
  const held = { verdict: 'lighter', first_reason: 'respiratory rate up' } as const
  expect(linesOf(SHORT, held).map(({ isHolding }) => isHolding)).toEqual([true, false])
  expect(linesOf(SHORT, {}).map(({ isHolding }) => isHolding)).toEqual([false])
})

it('says the flags, and a short last night, where the judgement of the day is not known', () => {
  const { overview, today } = viewForTests([{ name: 'Ann', ...LAST_SHORT }])
  const [status] = overview.statuses
  expect(status && attentionLines(status, undefined, today).map(({ text }) => text)).toEqual([
    'Last night short, average 7.3 h',
  ])
})
