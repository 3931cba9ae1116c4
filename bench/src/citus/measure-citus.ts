import { type Database, openDatabase, openPool } from '@corner/server/database/database.ts'
import { distribute } from '@corner/server/database/distribute/distribute.ts'
import { planTables } from '@corner/server/database/distribute/plan.ts'
import { readTables } from '@corner/server/database/distribute/read-tables.ts'
import { asSeenBy } from '@corner/server/database/visible-athletes.ts'
import { withClient } from '@corner/server/database/with-client.ts'
import { findSeries } from '@corner/server/measurements/series-store.ts'
import type { Nodes } from '@corner/server/testing/citus/cluster.ts'
import { createCitusDatabase } from '@corner/server/testing/citus/database.ts'
import { KINDS } from '../coach-page.ts'
import type { Finding } from '../finding.ts'
import { DAYS, type LinkedTeam, seedLinkedTeam } from '../linked-team.ts'
import { type Contender, median, medianRatio, runAlternating } from '../medians.ts'

const TEAMS = 10
const ATHLETES = 40
const ROUNDS = 60

interface Side {
  /** With the server's role, under row level security. */
  app: Database
  teams: LinkedTeam[]
}

/** The three series of a team's page, undistributed on the coordinator and distributed over the workers, one after the other. */
export async function measureCitus(nodes: Nodes, cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const local = await createSide(nodes, cleanUp, false)
  const spread = await createSide(nodes, cleanUp, true)
  const team = ({ athleteIds }: LinkedTeam) => athleteIds
  const athlete = ({ athleteIds }: LinkedTeam) => athleteIds.slice(0, 1)
  const [teamHere = [], teamSpread = [], oneHere = [], oneSpread = []] = await runAlternating(
    [inTurn(local, team), inTurn(spread, team), inTurn(local, athlete), inTurn(spread, athlete)],
    ROUNDS,
  )
  const workers = nodes.length - 1
  return [
    { what: `a team of ${ATHLETES}, undistributed`, value: median(teamHere), unit: 'ms' },
    {
      what: `a team of ${ATHLETES}, on ${workers} workers`,
      value: median(teamSpread),
      unit: 'ms',
      ratio: { to: 'undistributed', value: medianRatio(teamSpread, teamHere) },
    },
    { what: 'one athlete, undistributed', value: median(oneHere), unit: 'ms' },
    {
      what: `one athlete, on ${workers} workers`,
      value: median(oneSpread),
      unit: 'ms',
      ratio: { to: 'undistributed', value: medianRatio(oneSpread, oneHere) },
    },
  ]
}

/** One team after the other, so that no page is read from a warm cache of the round before. */
function inTurn({ app, teams }: Side, whose: (team: LinkedTeam) => string[]): Contender {
  let round = 0
  return {
    run: async () => {
      const team = teams[round++ % teams.length]
      if (team) await readPage(app, whose(team))
    },
  }
}

async function createSide(nodes: Nodes, cleanUp: AsyncDisposableStack, isSpread: boolean): Promise<Side> {
  const { connection, unbound, drop } = await createCitusDatabase(nodes, 'local')
  cleanUp.defer(drop)
  const pool = openPool(unbound)
  const teams: LinkedTeam[] = []
  for (let n = 0; n < TEAMS; n++) teams.push(await seedLinkedTeam(pool, `Team${n}`, ATHLETES))
  await pool.end()
  if (isSpread)
    await withClient(unbound, async (client) => {
      await distribute(client, planTables(await readTables(client, true)), () => {})
      await client.query('vacuum analyze')
    })
  const app = cleanUp.adopt(openDatabase(openPool(connection)), (opened) => opened.destroy())
  return { app, teams }
}

/** As the server reads it: each series in a transaction that names the athletes whom it may see. */
async function readPage(app: Database, userIds: string[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const window = { userIds, provider: 'whoop', today, days: DAYS, until: today }
  for (const kind of KINDS) await asSeenBy(app, userIds, (visible) => findSeries(visible, kind, window))
}
