import type { Source } from './sources.ts'
import { asleepSeconds, isStaged, type SleepSegment, type StageSeconds, stageSeconds } from './stages.ts'

/** A sleep as one source saw it, from its first to its last piece. */
export interface SleepSession {
  source: Source
  /** In order of time. */
  segments: readonly SleepSegment[]
  start: number
  end: number
  seconds: StageSeconds
}

/** Who gets up for longer begins another sleep. */
const LONGEST_BREAK_S = 90 * 60
/** Nobody sleeps longer: these are pieces that an app wrote without an end. */
const LONGEST_SESSION_S = 24 * 3600
/** A night has some dozens. */
const MOST_SEGMENTS = 5000

/** The sleeps of one source, in order of time; `tooLong`: how many were none. */
export function sessionsOf(
  source: Source,
  segments: readonly SleepSegment[],
): { sessions: SleepSession[]; tooLong: number } {
  const groups: SleepSegment[][] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const segment of segments.toSorted(byTime)) {
    if (segment.start - latest > LONGEST_BREAK_S) groups.push([])
    groups.at(-1)?.push(segment)
    latest = Math.max(latest, segment.end)
  }
  const sessions = groups
    .filter(({ length }) => length <= MOST_SEGMENTS)
    .map((group) => sessionOf(source, group))
    .filter(({ start, end }) => end - start <= LONGEST_SESSION_S)
  return { sessions, tooLong: groups.length - sessions.length }
}

const byTime = (a: SleepSegment, b: SleepSegment) =>
  a.start - b.start || a.end - b.end || (a.stage < b.stage ? -1 : Number(a.stage > b.stage))

function sessionOf(source: Source, segments: readonly SleepSegment[]): SleepSession {
  const start = segments[0]?.start ?? 0
  const end = segments.reduce((latest, segment) => Math.max(latest, segment.end), start)
  return { source, segments, start, end, seconds: stageSeconds(segments) }
}

/** A source that saw less of the sleep than this share of what another saw was taken off, or ran out of power. */
const LEAST_SHARE = 0.5

/**
 * One source for each stretch of sleeps that overlap, so that a night counts once: a watch before a phone before any other, among
 * equal ones the one with stages, and then the one that saw more of the sleep. In order of time.
 */
export function withOneSource(sessions: readonly SleepSession[]): { chosen: SleepSession[]; others: number } {
  const chosen = overlapping(sessions)
    .flatMap(ofBestSource)
    .sort((a, b) => a.start - b.start)
  return { chosen, others: sessions.length - chosen.length }
}

function overlapping(sessions: readonly SleepSession[]): SleepSession[][] {
  const groups: SleepSession[][] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const session of sessions.toSorted((a, b) => a.start - b.start)) {
    if (session.start >= latest) groups.push([])
    groups.at(-1)?.push(session)
    latest = Math.max(latest, session.end)
  }
  return groups
}

function ofBestSource(sessions: readonly SleepSession[]): SleepSession[] {
  const bySource = [...Map.groupBy(sessions, ({ source }) => source)].map(([source, own]) => ({
    source,
    own,
    asleep: own.reduce((sum, { seconds }) => sum + asleepSeconds(seconds), 0),
    staged: own.some(({ seconds }) => isStaged(seconds)),
  }))
  const most = bySource.reduce((longest, { asleep }) => Math.max(longest, asleep), 0)
  const [best] = bySource
    .filter(({ asleep }) => asleep >= most * LEAST_SHARE)
    .sort(
      (a, b) =>
        a.source.rank - b.source.rank ||
        Number(b.staged) - Number(a.staged) ||
        b.asleep - a.asleep ||
        (a.source.name < b.source.name ? -1 : 1),
    )
  return best?.own ?? []
}
