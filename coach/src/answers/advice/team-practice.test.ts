import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../conversation-for-tests.ts'
import type { AthleteVerdict } from '../day/verdicts.ts'
import { ANN, BEA, CAL, DAN, dan, scopeOfTests } from '../team-for-tests.ts'
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
const idOf = (at: number) => `00000000-0000-4000-8000-0000000001${at}0`
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

it('takes a time in the question for when the practice is, not for the topic of lifting early', async () => {
  const lifting = {
    slug: 'lifting-in-season',
    title: 'Lifting in season',
    summary: 'How to lift in season.',
    inShort: [],
    passage: 'A 6 am lift takes from the same night.',
    answer: 'Only if they can be in bed early.',
    askedShare: 1,
    score: 1,
  }
  const athletes = [one(ANN, 'Ann Ash', 58, 9), one(BEA, 'Bea Birch', 58, 9)]
  const scope = scopeOfTests({ athletes, articles: [lifting], days: 7 })
  for (const message of [
    'what should we do at practice this morning',
    'practice at 6, what do we do',
    'hard day or easy day for the team?',
  ])
    expect((await talkIn(scope, [message])).text).toMatch(/^Today: normal practice\./)
  expect((await talkIn(scope, ['should we lift at 6 am'])).text).toContain('Only if they can be in bed early')
})

it('gives the first reason of each whole, with what is usual and how a run went on', async () => {
  const athletes = [
    withLast(ANN, 'Ann Ash', [55, 45], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 60, 60, 60, 60, 79], [4.2, 4.5, 4.4, 4.3, 4.9, 8.4]),
    one(CAL, 'Cal Cole', 58, 9),
    one(DAN, 'Dan Dale', 58, 9),
  ]
  const talk = async (message: string) =>
    (await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), [message])).text
  const REASONS = [
    'Ann Ash (45%, usually 60%): 5.0 h of sleep last night, usually 7.5 h',
    'Bea Birch (79%, usually 60%): 5 nights in a row of 4.2 to 4.9 h (Nov 16 to 20), then 8.4 h',
  ]
  const [needs, practice] = [
    await talk('who needs me today and why'),
    await talk('what should we do in practice today'),
  ]
  for (const reason of REASONS) {
    expect(needs).toContain(`- ${reason}`)
    expect(practice.split('\n')).toContain(`- ${reason}`)
  }
})

it('is a lighter practice where most are held back, and then the strain asks for no other day', async () => {
  const { text } = await ask([38, 40, 80])
  expect(text).toMatch(
    /^Today: a lighter practice\. 2 go lighter and 1 is ready for a hard day\. .*, so a lighter practice fits\./,
  )
})

it('says nothing of a strain that is not high', async () => {
  expect((await ask([38, 80, 58], 9)).text).toMatch(/^Today: normal practice\. [^.]*\.\n\n- Lighter day: /)
})

it('says in one line per group what it does in practice, as the mat sheet and the athlete page do', async () => {
  expect((await ask([38, 80, 58], 9)).text).toContain(
    `\n\n- Lighter day: ${VERDICT_WORDS.lighter.action}\n- As planned: ${VERDICT_WORDS.as_planned.action}\n- Ready for a hard day: ${VERDICT_WORDS.hard.action}\n\nA lighter day for:`,
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
    '- Out of live wrestling: Keep to technique and mobility, no live wrestling, and look again the day after.',
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

it('counts everybody once, with those to ask first, who have a line of their own', async () => {
  const planned = Array.from({ length: 7 }, (_, at) => one(idOf(at), `Pat Palm${'abcdefg'[at]}`, 58, 9))
  const athletes = [one(ANN, 'Ann Ash', 38, 9), ...planned, { ...dan, athlete_id: DAN }]
  const talk = async (message: string) =>
    (await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), [message])).text
  const practice = await talk('What should the team do in practice today?')
  expect(practice).toMatch(
    /^Today: normal practice\. 1 goes lighter, 7 train as planned and 1 is to be asked first\.\n\n- Lighter day: /,
  )
  expect(practice).toContain(`\n- Ask first: ${VERDICT_WORDS.ask.action}\n\n`)
  expect(practice.match(/\b7\b(?! days)/g)).toHaveLength(1)
  expect(practice).not.toContain('with data')
  const needs = await talk('who needs me today and why')
  expect(needs).toContain('\n\n7 train as planned.\n\nAsk first: Dan Dale (no device).')
})

it('names how many of the values in the average are old', async () => {
  const gone = [BEA, CAL, DAN].map((id, at) => {
    const athlete = one(id, ['Bea Birch', 'Cal Cole', 'Dan Dale'][at] ?? '', 58, 9)
    return { ...athlete, recovery_data: athlete.recovery_data.slice(0, -3) }
  })
  const athletes = [one(ANN, 'Ann Ash', 62, 9), ...gone]
  const { text } = await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), [
    'What should the team do in practice today?',
  ])
  expect(text).toContain('(4 of 4 athletes; 3 of them older than yesterday: Bea Birch, Cal Cole and Dan Dale)')
})
