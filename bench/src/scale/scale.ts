import { openPool } from '@corner/server/database/database.ts'
import { type BenchDatabase, startBenchDatabase } from '../bench-database.ts'
import type { Finding } from '../finding.ts'
import { seedLinkedTeam } from '../linked-team.ts'
import { table } from '../table.ts'
import { compareWork } from './compared-work.ts'
import { createOwnDatabase } from './own-database.ts'
import { type Pattern, readPatterns } from './pattern.ts'
import { TEAM_SIZE } from './people.ts'
import { fillScaledClub } from './scaled-club.ts'
import { type ServedClub, serveClub } from './served-club.ts'
import { readSizes } from './sizes.ts'
import { storedBytes } from './stored-bytes.ts'

/** The same work in databases of different sizes, each compared with the smallest one in the same minute. */
export async function measureScale(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const { athletes: sizes, days } = readSizes(process.argv.slice(3))
  const bench = await startBenchDatabase(cleanUp)
  const patterns = await readModel(await createOwnDatabase(bench, 'scale_model'))
  const findings: Finding[] = []
  let smallest: ServedClub | undefined
  for (const athletes of sizes) {
    const filled = await fillScaledClub(bench, patterns, { athletes, days })
    console.log(`${athletes} athletes x ${days} days were stored in ${Math.round(filled.filledInSeconds)} s`)
    const club = await serveClub(filled, cleanUp)
    smallest ??= club
    const found = [...(await compareWork(smallest, club)), ...(await storedBytes(club.pool, String(athletes)))]
    console.log(table(`${athletes} athletes`, found))
    findings.push(...found)
  }
  return findings
}

/** One team's days, with the sizes and the variety that records have. */
async function readModel({ superuser }: BenchDatabase): Promise<Pattern[]> {
  await using model = { pool: openPool(superuser), [Symbol.asyncDispose]: () => model.pool.end() }
  const { athleteIds } = await seedLinkedTeam(model.pool, 'Model', TEAM_SIZE)
  const client = await model.pool.connect()
  try {
    return await readPatterns(client, athleteIds)
  } finally {
    client.release()
  }
}
