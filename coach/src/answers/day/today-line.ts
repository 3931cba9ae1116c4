import { ownVerdictWords } from '@corner/analytics/day-verdict/own-verdict-words.ts'
import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { Sources } from '../context/answer-context.ts'
import { judgeDay } from './verdicts.ts'

/**
 * What the day asks for in one line, beside an answer on something else: `Today: lighter day, decide about …`. An athlete
 * is told in words of their own.
 */
export async function writeTodayLine(athlete: KnownAthlete, sources: Sources): Promise<string> {
  const [one] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, sources)
  const verdict = one?.verdict ?? 'ask'
  return sources.scope.view === 'own' ? ownVerdictWords(verdict).action : TODAY_LINES[verdict]
}

const TODAY_LINES: Record<Verdict, string> = {
  hard: '**Today: ready for a hard day**, if the warm-up feels right.',
  as_planned: '**Today: train as planned**, without extra rounds.',
  lighter: '**Today: lighter day**, decide about live wrestling after the warm-up.',
  easy: '**Today: out of live wrestling**, look again tomorrow.',
  ask: '**Today: ask first**, no fresh recovery has come.',
}
