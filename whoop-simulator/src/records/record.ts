import type { MemberDay } from '../people/history.ts'
import type { Revisions } from './revisions.ts'

export type ScoreState = 'SCORED' | 'PENDING_SCORE' | 'UNSCORABLE'

/** A WHOOP record as it goes out, with the window by which lists are cut and ordered. */
export interface Listed {
  startMs: number
  /** Infinity: still running. */
  endMs: number
  reply: object
}

/** When and with which changes by hand records are looked at. */
export interface View {
  nowMs: number
  revisions: Revisions
}

/** `score` is there when the state says SCORED, and only then. */
export function scored<Score>(state: ScoreState, score: () => Score): { score_state: ScoreState; score?: Score } {
  return state === 'SCORED' ? { score_state: state, score: score() } : { score_state: state }
}

/** When the main sleep and its recovery got their score; the same moment as waking, unless a late score was asked for. */
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
