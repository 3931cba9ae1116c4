import type {
  ActivityRecord,
  AthleteActivity,
  AthleteRecovery,
  AthleteSleep,
  RecoveryRecord,
  SleepRecord,
} from '@corner/contract/entities/team-records.ts'

/** One athlete of a team with all that came of them in a period; an empty series where nothing did. */
export interface AthleteRecords {
  athlete_id: string
  athlete_name: string
  first_name: string
  whoop_connected: boolean
  /** Whose scores these are; null: none was ever linked. */
  provider: string | null
  recovery_data: readonly RecoveryRecord[]
  sleep_data: readonly SleepRecord[]
  activity_data: readonly ActivityRecord[]
}

type Identified = Pick<AthleteRecords, 'athlete_name'> & { athlete_id?: string | null }

/**
 * Joins the three replies of a team into one entry an athlete, in the order in which they first appear. Series belong together by
 * athlete id, and by name only where an id is missing (spec 2, section 3): two athletes may share a name. A reply that failed is
 * left out by an empty list.
 */
export function joinAthletes(
  recovery: readonly AthleteRecovery[],
  sleep: readonly AthleteSleep[],
  activity: readonly AthleteActivity[],
): AthleteRecords[] {
  const joined = new Map<string, AthleteRecords>()
  const idsByName = new Map([...recovery, ...sleep, ...activity].map((entry) => [entry.athlete_name, entry.athlete_id]))
  const keyOf = ({ athlete_id, athlete_name }: Identified) =>
    athlete_id || idsByName.get(athlete_name) || `name ${athlete_name}`
  const entryOf = (entry: AthleteRecovery | AthleteSleep | AthleteActivity) => {
    const key = keyOf(entry)
    const known = joined.get(key)
    const { athlete_name, first_name, whoop_connected, provider } = entry
    const records = known ?? {
      ...{ athlete_id: entry.athlete_id || key, athlete_name, first_name, whoop_connected, provider },
      ...{ recovery_data: [], sleep_data: [], activity_data: [] },
    }
    return { key, records }
  }
  for (const entry of recovery) {
    const { key, records } = entryOf(entry)
    joined.set(key, { ...records, recovery_data: entry.recovery_data })
  }
  for (const entry of sleep) {
    const { key, records } = entryOf(entry)
    joined.set(key, { ...records, sleep_data: entry.sleep_data })
  }
  for (const entry of activity) {
    const { key, records } = entryOf(entry)
    joined.set(key, { ...records, activity_data: entry.activity_data })
  }
  return [...joined.values()]
}
