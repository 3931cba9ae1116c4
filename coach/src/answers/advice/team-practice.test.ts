import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import type { AthleteVerdict } from '../day/verdicts.ts'
import { ANN, BEA, CAL, scopeOfTests } from '../team-for-tests.ts'
import { writeGroupActions } from './group-actions.ts'

const days = (before: number, last: number) => [
  ...Array.from({ length: 29 }, (_, day) => before + ((day % 3) - 1) * 6),
  last,
]
const one = (id: string, name: string, recovery: number, strain: number) =>
  athleteWith({
    id,
    name,
    recovery: days(60, recovery),
    hours: days(8, 8),
    strain: Array.from({ length: 30 }, () => strain),
  })
const ask = async (recoveries: readonly [number, number, number], strain = 13) => {
  const [ann, bea, cal] = recoveries
  const athletes = [
    one(ANN, 'Ann Ash', ann, strain),
    one(BEA, 'Bea Birch', bea, strain),
    one(CAL, 'Cal Cole', cal, strain),
  ]
  return await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), ['What should the team do in practice today?'])
}

it('begins with one verdict on the practice, which a high strain does not contradict', async () => {
  const { text } = await ask([38, 80, 58])
  expect(text).toMatch(
    /^Today: normal practice\. 1 goes lighter, 1 is ready for a hard day and 1 trains as planned\. The team's average strain of the finished days is high: 13\.0, and 12 or more counts as high, so make tomorrow easy\.\n\n- [\s\S]*\n\nA lighter day for:\n\n- Ann Ash/,
  )
  expect(text).not.toContain('an easier day')
})

it('is a lighter practice where most are held back, and then the strain asks for no other day', async () => {
  const { text } = await ask([38, 40, 80])
  expect(text).toMatch(
    /^Today: a lighter practice\. 2 go lighter and 1 is ready for a hard day\. .*, so a lighter practice fits\./,
  )
})

it('says nothing of a strain that is not high', async () => {
  expect((await ask([38, 80, 58], 9)).text).toMatch(/^Today: normal practice\. [^.]*\.\n\n- Lighter day \(1\)/)
})

it('says in one line per group what it does in practice, as the mat sheet and the athlete page do', async () => {
  expect((await ask([38, 80, 58], 9)).text).toContain(
    `\n\n- Lighter day (1): ${VERDICT_WORDS.lighter.action}\n- As planned (1): ${VERDICT_WORDS.as_planned.action}\n- Ready for a hard day (1): ${VERDICT_WORDS.hard.action}\n\nA lighter day for:`,
  )
})

it("leaves today's unfinished strain out of the average that decides", async () => {
  const withToday = (today: number, before: number) =>
    [ANN, BEA, CAL].map((id, place) =>
      athleteWith({
        id,
        name: ['Ann Ash', 'Bea Birch', 'Cal Cole'][place] ?? '',
        recovery: days(60, 58),
        hours: days(8, 8),
        strain: [...Array.from({ length: 29 }, () => before), today],
      }),
    )
  const practiceOf = async (athletes: ReturnType<typeof withToday>) =>
    (await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), ['What should the team do in practice today?']))
      .text
  expect(await practiceOf(withToday(20, 11.5))).not.toContain('average strain')
  expect(await practiceOf(withToday(2, 12.5))).toContain('average strain of the finished days is high: 12.5,')
})

it('says of tomorrow nothing of today', () => {
  const hard = { verdict: 'easy', recovery: 20, recoveryDate: '2026-11-21', issues: 0 } as AthleteVerdict
  expect(writeGroupActions([hard], true)).toBe(
    '- Out of live wrestling (1): Keep to technique and mobility, no live wrestling, and look again the day after.',
  )
})

it('names whose value in the average is old, and of which day, before the next average', async () => {
  const cal = one(CAL, 'Cal Cole', 58, 9)
  const gone = { ...cal, recovery_data: cal.recovery_data.slice(0, -3) }
  const athletes = [one(ANN, 'Ann Ash', 62, 9), one(BEA, 'Bea Birch', 64, 9), gone]
  const { text } = await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), [
    'What should the team do in practice today?',
  ])
  expect(text).toMatch(
    /The team's average latest recovery is \d+% \(3 of 3 athletes; Cal Cole's is from Wed Nov 18\)\. The team's average over/,
  )
})

it('tells what was understood, not the question again', async () => {
  expect((await ask([38, 80, 58])).line).toBe('What to do in practice')
})
