import type { Clock } from '../../clock.ts'
import type { MemberDay } from '../../people/history.ts'
import type { Revisions } from './revisions.ts'

export type ScoreState = 'SCORED' | 'PENDING_SCORE' | 'UNSCORABLE'

/** A WHOOP reply, with the start and end by which lists are filtered and sorted. */
export interface Listed {
  startMs: number
  /** Infinity: still running. */
  endMs: number
  reply: object
}

/** The time at which records are read, and the changes made to them. */
export interface View {
  nowMs: number
  revisions: Revisions
}

export function viewOf({ clock, revisions }: { clock: Clock; revisions: Revisions }): View {
  return { nowMs: clock.nowMs(), revisions }
}

/** Adds `score` only for the state SCORED. */
export function scored<Score>(state: ScoreState, score: () => Score): { score_state: ScoreState; score?: Score } {
  return state === 'SCORED' ? { score_state: state, score: score() } : { score_state: state }
}

/** When the main sleep and its recovery got their score: on waking, unless a late score was requested. */
export function scoredAtMs({ day, person, night }: MemberDay, revisions: Revisions): number {
  const late = revisions.late.find((entry) => entry.member === person.member && entry.day === day)
  return Math.max(night.endMs, late?.scoredAtMs ?? 0)
}

export function isoTime(instantMs: number): string {
  return new Date(instantMs).toISOString()
}

export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
