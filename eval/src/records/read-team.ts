import { METRIC_NAMES, type MetricName, metricOf } from './metrics.ts'
import type { Athlete, Point, Team } from './team.ts'

/** An entry of one of a team's three record calls (docs/reference/records.md#team-member-and-record-shapes). */
export interface AthleteEntry {
  athlete_id: string
  athlete_name: string
  first_name: string
  whoop_connected: boolean
  provider: string | null
  recovery_data?: readonly Row[]
  sleep_data?: readonly Row[]
  activity_data?: readonly Row[]
}
type Row = { date: string } & Partial<Record<MetricName, number | null>>

export interface TeamEntry {
  id: string
  name: string
  organization: { name: string }
  coach_code: string
  athlete_code: string
}

/** A team from its entry in the list and the entries of its three record calls, matched by athlete id. */
export function readTeam(team: TeamEntry, entries: readonly AthleteEntry[]): Team {
  const byId = Map.groupBy(entries, ({ athlete_id }) => athlete_id)
  const athletes = [...byId].map(([id, ofOne]) => readAthlete(id, ofOne))
  return {
    id: team.id,
    name: team.name,
    organization: team.organization.name,
    athletes: athletes.sort((a, b) => (a.id < b.id ? -1 : 1)),
    codes: [team.coach_code, team.athlete_code],
  }
}

function readAthlete(id: string, entries: readonly AthleteEntry[]): Athlete {
  const [entry] = entries
  const full = entry?.athlete_name.trim() ?? ''
  const first = entry?.first_name.trim() || (full.split(/\s+/)[0] ?? '')
  const rows = {
    recovery: entries.flatMap(({ recovery_data }) => recovery_data ?? []),
    sleep: entries.flatMap(({ sleep_data }) => sleep_data ?? []),
    activity: entries.flatMap(({ activity_data }) => activity_data ?? []),
  }
  const series = METRIC_NAMES.map((name) => [name, readSeries(name, rows[metricOf(name).record])] as const)
  return {
    id,
    full,
    first,
    last: full.startsWith(`${first} `) ? full.slice(first.length + 1) : full.split(/\s+/).slice(1).join(' '),
    connected: entries.some(({ whoop_connected }) => whoop_connected),
    provider: entry?.provider ?? null,
    series: Object.fromEntries(series) as Record<MetricName, Point[]>,
  }
}

/** "Records lacking recovery_score, total_duration_hours or strain_score are ignored; records are sorted by date ascending." */
function readSeries(name: MetricName, rows: readonly Row[]): Point[] {
  const { key } = metricOf(name)
  return rows
    .flatMap((row) => {
      const value = row[name]
      return typeof row[key] === 'number' && typeof value === 'number' ? [{ date: row.date, value }] : []
    })
    .filter(({ value }) => name !== 'sleep_efficiency' || value > 0) // "average uses positive values only"
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}
