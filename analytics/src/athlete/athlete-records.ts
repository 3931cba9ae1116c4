import type {
  ActivityRecord,
  AthleteActivity,
  AthleteRecovery,
  AthleteSleep,
  RecoveryRecord,
  SleepRecord,
} from '@corner/contract/entities/team-records.ts'
import { nameMakers, type OfMaker } from '../series/one-maker.ts'

/** An athlete of a team with all records of a period; a series without records is empty. */
export interface AthleteRecords {
  athlete_id: string
  athlete_name: string
  first_name: string
  whoop_connected: boolean
  /** true: the provider no longer accepts the link, and nothing new arrives. */
  link_ended?: boolean | undefined
  /** true: the athlete has paused the link. */
  link_paused?: boolean | undefined
  /** The provider of the scores; null: no device was ever linked. */
  provider: string | null
  recovery_data: readonly (RecoveryRecord & OfMaker)[]
  sleep_data: readonly (SleepRecord & OfMaker)[]
  activity_data: readonly (ActivityRecord & OfMaker)[]
}

type Entry = AthleteRecovery | AthleteSleep | AthleteActivity

/**
 * Joins the three replies of a team to one entry per athlete, in the order of first appearance. Series are joined by
 * athlete id, and by name only where an id is missing (docs/reference/metrics-and-rules.md#joining-series). A name that
 * two athletes share joins nothing: an entry without an id then stays separate, because nobody may be shown a namesake's
 * data.
 * @param replies a failed reply is an empty list
 */
export function joinAthletes(
  recovery: readonly AthleteRecovery[],
  sleep: readonly AthleteSleep[],
  activity: readonly AthleteActivity[],
): AthleteRecords[] {
  const idOf = identify([...recovery, ...sleep, ...activity])
  const joined = new Map<string, AthleteRecords>()
  const add = (entry: Entry, series: Partial<AthleteRecords>) => {
    const id = idOf(entry)
    joined.set(id, joinOne(joined.get(id) ?? withoutSeries(id, entry), { provider: entry.provider, ...series }))
  }
  for (const entry of recovery) add(entry, { recovery_data: nameMakers(entry.recovery_data, entry.sources) })
  for (const entry of sleep) add(entry, { sleep_data: nameMakers(entry.sleep_data, entry.sources) })
  for (const entry of activity) add(entry, { activity_data: nameMakers(entry.activity_data, entry.sources) })
  return [...joined.values()]
}

/** The id of an entry; without an id, that of the only athlete with this name; otherwise the name. */
function identify(entries: readonly Entry[]): (entry: Entry) => string {
  const idsByName = new Map<string, Set<string>>()
  for (const { athlete_id, athlete_name } of entries)
    if (athlete_id) idsByName.set(athlete_name, (idsByName.get(athlete_name) ?? new Set()).add(athlete_id))
  return ({ athlete_id, athlete_name }) => {
    const [only, ...others] = idsByName.get(athlete_name) ?? []
    return athlete_id || (others.length === 0 && only) || `name ${athlete_name}`
  }
}

function withoutSeries(athlete_id: string, entry: Entry): AthleteRecords {
  const { athlete_name, first_name, whoop_connected, link_ended, link_paused, provider } = entry
  const series = { recovery_data: [], sleep_data: [], activity_data: [] }
  return { athlete_id, athlete_name, first_name, whoop_connected, link_ended, link_paused, provider, ...series }
}

/** Merges two entries of one athlete. A reply contains the provider of an athlete without a link only if it has records. */
function joinOne(athlete: AthleteRecords, added: Partial<AthleteRecords>): AthleteRecords {
  return {
    ...athlete,
    provider: athlete.provider ?? added.provider ?? null,
    recovery_data: [...athlete.recovery_data, ...(added.recovery_data ?? [])],
    sleep_data: [...athlete.sleep_data, ...(added.sleep_data ?? [])],
    activity_data: [...athlete.activity_data, ...(added.activity_data ?? [])],
  }
}
