import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { ANN, BEA, CAL, DAN, dan, scopeOfTests } from '../../team-for-tests.ts'
import type { FreshVerdict } from '../verdicts.ts'
import { writePlanned } from './planned.ts'
import { sayOldScores } from './score-days.ts'

const athletes = [
  withLast(ANN, 'Ann Ash', [60, 61], [7.5, 7.5]),
  withLast(BEA, 'Bea Birch', [62, 63], [7.5, 7.5]),
  withLast(CAL, 'Cal Cole', [60, 36], [7.5, 4.5]),
  { ...dan, athlete_id: DAN },
]
const ask = async (...messages: readonly string[]) => await talkIn(scopeOfTests({ athletes, days: 7 }), messages)

it.each([
  'who is as planned today',
  'who trains as planned',
  'Who’s as planned?',
  'who trains like normal today',
  'who trains normal',
])('names everybody who trains as planned: %s', async (message) => {
  const { text, line } = await ask(message)
  expect(text).toMatch(/^2 train as planned today: Bea Birch 63% and Ann Ash 61%\./)
  expect(text).toContain('Lighter: Cal Cole.')
  expect(text).toContain('Ask first: Dan Dale (no device).')
  expect(line).toBe('Who trains as planned today, every athlete')
})

it('names them after a list of figures, too', async () => {
  expect((await ask('who is fresh', 'who trains normal')).text).toMatch(/^2 train as planned today: /)
})

it('gives the names alone where the next message wants only them', async () => {
  expect((await ask('who is as planned today', 'just the names')).text).toMatch(
    /^(Bea Birch, Ann Ash|Ann Ash, Bea Birch)\./,
  )
})

const TODAY = '2026-11-21'
const YESTERDAY = '2026-11-20'
const planned = (name: string, recovery: number, recoveryDate: string): FreshVerdict => ({
  athlete: { id: name, name },
  connected: true,
  issues: 0,
  verdict: 'as_planned',
  recovery,
  recoveryDate,
  readiness: null,
  usual: recovery,
  signs: [],
  past: [],
  along: [],
  newestRecovery: { date: recoveryDate, value: recovery },
  before: null,
  ownRange: null,
})
const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole', 'Dan Dale', 'Eve Elm', 'Fay Fir', 'Gus Gum']
const NEW_LINE = /\n+/
/** The heading and the names of the first list. @param old the scores of how many are of yesterday */
function linesOf(names: readonly string[], old: number): string[] {
  const judged = names.map((name, at) => planned(name, 69 - at, at < old ? YESTERDAY : TODAY))
  return writePlanned(judged, TODAY).replaceAll('**', '').split(NEW_LINE)
}

it('lists many one below the other, and says once that all scores are of yesterday', () => {
  expect(linesOf(NAMES, 7).slice(0, 3)).toEqual([
    "7 train as planned today, all by yesterday's scores:",
    '- Ann Ash 69%',
    '- Bea Birch 68%',
  ])
  expect(linesOf(NAMES, 0).slice(0, 2)).toEqual(['7 train as planned today:', '- Ann Ash 69%'])
})

it('marks only the exceptions where the scores are of both days', () => {
  expect(linesOf(NAMES, 1).slice(0, 3)).toEqual([
    '7 train as planned today:',
    '- Ann Ash 69% (of yesterday)',
    '- Bea Birch 68%',
  ])
  expect(linesOf(NAMES, 6).slice(0, 2)).toEqual([
    "7 train as planned today, by yesterday's scores except where marked:",
    '- Ann Ash 69%',
  ])
  expect(linesOf(NAMES, 6)[7]).toBe('- Gus Gum 63% (of today)')
})

it('keeps a few in one sentence', () => {
  expect(linesOf(NAMES.slice(0, 2), 2)[0]).toBe(
    "2 train as planned today, all by yesterday's scores: Ann Ash 69% and Bea Birch 68%.",
  )
  expect(linesOf(NAMES.slice(0, 1), 1)[0]).toBe('Only Ann Ash 69% (of yesterday) trains as planned today.')
})

it.each([
  [0, ''],
  [1, "Today's score is in for 6 of 7, the other one is yesterday's: look again once all are in."],
  [5, "Today's score is in for 2 of 7, the rest are yesterday's: look again once all are in."],
  [7, "No score of today is in yet, this is by yesterday's: look again once they are in."],
])('says where %i of 7 scores are of yesterday', (old, said) => {
  const judged = NAMES.map((name, at) => planned(name, 60, at < old ? YESTERDAY : TODAY))
  expect(sayOldScores(judged, TODAY)).toBe(said)
})

it.each(['who needs me today and why', 'what should we do in practice today', 'how is the team today'])(
  'says before all scores are in whose day the plan stands on: %s',
  async (message) => {
    const late = athletes.map((one, at) => (at === 0 ? { ...one, recovery_data: one.recovery_data.slice(0, -1) } : one))
    const said = async (given: typeof athletes) =>
      (await talkIn(scopeOfTests({ athletes: given, days: 7 }), [message])).text
    const line = "Today's score is in for 2 of 3, the other one is yesterday's: look again once all are in."
    expect((await said(late)).split(line)).toHaveLength(2)
    expect(await said(athletes)).not.toContain("Today's score is in")
  },
)
