import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { SourceSegment } from '@corner/contract/entities/record-sources.ts'

/** A maker of which an athlete has a link or records, as it stands for one group of measures. */
export interface MakerOfGroup {
  provider: string
  /** Whether its link works at present. */
  isLinked: boolean
  /** When it was linked last, in ms; null: never. */
  linkedAtMs: number | null
  /** Whether it scores recovery from 0 to 100. */
  scoresRecovery: boolean
  /** Whether it gives HRV or a resting heart rate, without which a morning cannot be judged. */
  measuresHeart: boolean
  /** Whether the athlete chose it for the group. */
  isChosen: boolean
  /** The first and the last day with a record of the group; null: there is none. */
  days: { from: CalendarDay; until: CalendarDay } | null
}

/**
 * Makers, best first: the athlete's choice; then those whose link works, with a recovery of 0 to 100 before those with HRV or a
 * resting heart rate, and these before the others, the newest link first; then those without a link or with one that has ended, by how new their records are: so the file of an old
 * watch, taken in today, does not hide the days of a strap that was worn after it.
 */
export function rankMakers(makers: readonly MakerOfGroup[]): MakerOfGroup[] {
  return makers.toSorted(
    (a, b) =>
      Number(b.isChosen) - Number(a.isChosen) ||
      Number(b.isLinked) - Number(a.isLinked) ||
      (a.isLinked ? worth(b) - worth(a) || newestLink(a, b) : newestDay(a, b)) ||
      newestLink(a, b) ||
      (a.provider < b.provider ? -1 : 1),
  )
}

const worth = ({ scoresRecovery, measuresHeart }: MakerOfGroup) => (scoresRecovery ? 2 : Number(measuresHeart))

const newestLink = (a: MakerOfGroup, b: MakerOfGroup) => (b.linkedAtMs ?? 0) - (a.linkedAtMs ?? 0)

function newestDay(a: MakerOfGroup, b: MakerOfGroup): number {
  const [one, other] = [a.days?.until ?? '', b.days?.until ?? '']
  return one === other ? 0 : one > other ? -1 : 1
}

/**
 * Whose records count from which day on, oldest first: the best maker's from its first day; the days before are those of the maker
 * with the newest day before it, and so on. So on each day the records of one maker count, and no maker comes twice.
 * @param ranked as `rankMakers` returns them
 * @returns empty: there is no record
 */
export function segmentsOf(ranked: readonly MakerOfGroup[]): SourceSegment[] {
  const segments: SourceSegment[] = []
  let left = ranked.flatMap(({ provider, days }) => (days ? [{ provider, ...days }] : []))
  let [next] = left
  while (next) {
    const { provider, from } = next
    segments.unshift({ provider, from })
    left = left.filter((maker) => maker.from < from)
    next = undefined
    // A maker with days on both sides of the change has one right before it; of several such the best.
    for (const maker of left) if (!next || (maker.until > next.until && next.until < from)) next = maker
  }
  return segments
}

/**
 * The segments that lie within days, both ends included; the first of them is that of the first day, or of the oldest record.
 * @param segments one or more, oldest first
 */
export function segmentsWithin(
  segments: readonly SourceSegment[],
  from: CalendarDay,
  until: CalendarDay,
): readonly SourceSegment[] {
  if (segments.length < 2) return segments
  const within = segments.filter((segment, place) => {
    const next = segments[place + 1]
    return segment.from <= until && (next === undefined || next.from > from)
  })
  return within.length > 0 ? within : segments.slice(0, 1)
}
