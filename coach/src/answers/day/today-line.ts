import type { Verdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { Sources } from '../context/answer-context.ts'
import { judgeDay } from './verdicts.ts'

/** What the day asks for in one line, above an answer of several parts: `Today: lighter day, decide about …`. */
export async function writeTodayLine(athlete: KnownAthlete, sources: Sources): Promise<string> {
  const [one] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, sources)
  return TODAY_LINES[one?.verdict ?? 'ask']
}

const TODAY_LINES: Record<Verdict, string> = {
  hard: '**Today: ready for a hard day**, if the warm-up feels right.',
  as_planned: '**Today: train as planned**, without extra rounds.',
  lighter: '**Today: lighter day**, decide about live wrestling after the warm-up.',
  easy: '**Today: out of live wrestling**, look again tomorrow.',
  ask: '**Today: ask first**, no fresh recovery has come.',
}
