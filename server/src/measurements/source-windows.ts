import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { MeasureGroup, SourceSegment } from '@corner/contract/entities/record-sources.ts'
import type { AthleteSources } from './athlete-sources.ts'
import type { SeriesPart, SeriesWindow } from './series-window.ts'
import { segmentsWithin } from './source-rule.ts'

/** Whose records are read, and the newest day that they can have a record of. */
export interface WearerUntil {
  id: string
  sources: AthleteSources
  until: CalendarDay
}

/** Calendar days, `today` the last. */
export interface Days {
  today: CalendarDay
  days: number
}

/**
 * What to read of a group of measures: a window for each maker and newest day, and one for all athletes whose maker changes
 * within their days. Athletes with one maker are read as if there were no other.
 */
export function windowsOf(wearers: readonly WearerUntil[], group: MeasureGroup, { today, days }: Days): SeriesWindow[] {
  const windows = new Map<string, SeriesWindow & { provider: string; userIds: string[] }>()
  const parts: SeriesPart[] = []
  for (const { id, sources, until } of wearers) {
    const segments = segmentsOfDays({ sources, until }, group, { today, days })
    const [{ provider } = { provider: '' }] = segments
    if (segments.length > 1) {
      parts.push(...partsOf(id, segments, addDays(today, 1 - days), until))
      continue
    }
    const key = `${until} ${provider}`
    const window = windows.get(key) ?? { provider, userIds: [], today, days, until }
    window.userIds.push(id)
    windows.set(key, window)
  }
  return [...windows.values(), ...(parts.length > 0 ? [{ parts }] : [])]
}

/** Whose records of a group count within the days: more than one segment where the maker changes. */
export function segmentsOfDays(
  { sources, until }: Pick<WearerUntil, 'sources' | 'until'>,
  group: MeasureGroup,
  { today, days }: Days,
): readonly SourceSegment[] {
  const segments = sources[group]
  return segments.length < 2 ? segments : segmentsWithin(segments, addDays(today, 1 - days), until)
}

/** For a reply: the segments where there is more than one, else nothing. */
export function changesOf(segments: readonly SourceSegment[]): { sources?: SourceSegment[] } {
  return segments.length > 1 ? { sources: [...segments] } : {}
}

function partsOf(user_id: string, segments: readonly SourceSegment[], from: CalendarDay, until: CalendarDay) {
  return segments.map(({ provider, from: first }, place): SeriesPart => {
    const next = segments[place + 1]
    return { user_id, provider, from: place === 0 ? from : first, until: next ? addDays(next.from, -1) : until }
  })
}
