import { RECORD_SERIES, type RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { readSources } from '@corner/server/measurements/athlete-sources.ts'
import type { VisibleAthletes } from '@corner/server/measurements/records-of-athletes.ts'
import { RecordsReader } from '@corner/server/measurements/records-reader.ts'
import { startBenchDatabase } from './bench-database.ts'
import { atMost, type Finding } from './finding.ts'
import { DAYS, type LinkedTeam, seedLinkedTeam } from './linked-team.ts'
import { median, medianRatio, runAlternating } from './medians.ts'

const ATHLETES = 200
const ROUNDS = 30

/**
 * The records that the AI coach reads for a question, from the queries to objects in memory: the displayed values only,
 * and with full series.
 */
export async function measureCoachRecords(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const { connection, superuser } = await startBenchDatabase(cleanUp)
  const pool = cleanUp.adopt(openPool(superuser), (opened) => opened.end())
  const database = cleanUp.adopt(openDatabase(openPool(connection)), (opened) => opened.destroy())
  const visible = visibleTo(await seedLinkedTeam(pool, 'Two hundred', ATHLETES))
  const wanted: (readonly RecordSeries[])[] = [[], ...RECORD_SERIES.map((name) => [name]), RECORD_SERIES]
  const times = await runAlternating(
    wanted.map((inFull) => ({ run: () => new RecordsReader(database, visible).read(DAYS, inFull) })),
    ROUNDS,
  )
  const [shown = []] = times
  return wanted.map((inFull, place): Finding => {
    const taken = times[place] ?? []
    const ratio = medianRatio(taken, shown)
    if (inFull.length === 0) return { what: 'what the screens show', value: median(taken), unit: 'ms' }
    const all = inFull.length > 1
    return {
      what: all ? 'every series in full' : `with ${inFull} in full`,
      value: median(taken),
      unit: 'ms',
      ratio: { to: 'what is shown', value: ratio },
      target: atMost(all ? 6 : 4, ratio, 'x'),
    }
  })
}

function visibleTo({ id, athleteIds }: LinkedTeam): VisibleAthletes {
  const now = new Date()
  const sync = { timezone_offset: '+00:00', connected_at: now } as const
  const link = { provider: 'whoop', status: 'connected', is_paused: false, ...sync } as const
  return {
    team: { id, name: 'Two hundred', organization: 'Bench' },
    athletes: athleteIds.map((user_id) => ({
      id: user_id,
      first_name: 'First',
      name: 'First Family',
      link: { user_id, ...link },
      sources: readSources([{ user_id, ...link }], []),
      offset: '+00:00',
    })),
    userIds: athleteIds,
    today: now.toISOString().slice(0, 10),
    now,
  }
}
