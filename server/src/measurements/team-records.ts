import { addDays } from '@corner/analytics/days/calendar.ts'
import type { SourceSegment } from '@corner/contract/entities/record-sources.ts'
import type { Database } from '../database/database.ts'
import { linkFields } from '../people/link-fields.ts'
import { newestSource } from './athlete-sources.ts'
import { readOfAll } from './athlete-windows.ts'
import { Payload } from './payload.ts'
import type { SeriesKind } from './series-readings.ts'
import { type AthleteSeries, findSeries } from './series-store.ts'
import { changesOf, segmentsOfDays } from './source-windows.ts'
import { newestDayOf, teamToday } from './team-day.ts'
import type { RosterAthlete, TeamRoster } from './team-roster.ts'

export type { SeriesKind }

/** What `build` depends on, apart from the measurements themselves. */
export function seriesKey(kind: SeriesKind, roster: TeamRoster, days: number, now: Date): string {
  const today = teamToday(roster.offset, now)
  const newestDays = new Set(roster.offsets.map((offset) => newestDayOf(offset, today, now)))
  return [kind, roster.tag, days, today, ...newestDays].join(' ')
}

/**
 * The reply of an athletes-* call: every athlete of the team with the days of the window, an empty series where there are none.
 * The database returns each series as finished JSON, which is concatenated here without parsing.
 */
export async function buildTeamSeries(db: Database, kind: SeriesKind, roster: TeamRoster, days: number, now: Date) {
  const today = teamToday(roster.offset, now)
  const found = await readOfAll(db, roster, kind, { today, days, now }, (team, window) =>
    findSeries(team, kind, window),
  )
  const entries = roster.athletes.map((athlete) => {
    const until = newestDayOf(athlete.offset, today, now)
    const segments = segmentsOfDays({ sources: athlete.sources, until }, kind, { today, days })
    return entryOf(kind, athlete, segments, found.get(athlete.id))
  })
  const summary = JSON.stringify({
    total_athletes: roster.athletes.length,
    athletes_with_data: [...found.values()].filter(({ has_value }) => has_value).length,
    timezone_offset: roster.offset,
    today,
    from: addDays(today, 1 - days),
  })
  const listed = entries.flatMap((pieces, place) => (place === 0 ? pieces : [',', ...pieces]))
  return new Payload([`{"summary":${summary},"athletes_data":[`, ...listed, ']}'])
}

function entryOf(
  kind: SeriesKind,
  athlete: RosterAthlete,
  segments: readonly SourceSegment[],
  series: AthleteSeries | undefined,
): string[] {
  const head = JSON.stringify({
    athlete_id: athlete.id,
    athlete_name: athlete.name,
    first_name: athlete.first_name,
    ...linkFields(athlete.link),
    provider: athlete.link || series ? newestSource(athlete.sources, kind) : null,
    ...changesOf(segments),
  })
  return [head.slice(0, -1), `,"${kind}_data":`, series?.series ?? '[]', '}']
}
