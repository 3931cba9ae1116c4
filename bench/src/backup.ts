import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeBackup } from '@corner/server/backup/make-backup.ts'
import { proveBackup } from '@corner/server/backup/prove-backup.ts'
import pg from 'pg'
import { startBenchDatabase } from './bench-database.ts'
import { atMost, type Finding } from './finding.ts'
import { seedLinkedTeam } from './linked-team.ts'
import { median } from './medians.ts'
import { temporaryFolder } from './temporary-folder.ts'

const TEAMS = 40
const ATHLETES_OF_A_TEAM = 50
const ROUNDS = 3
const MEBIBYTE = 1024 ** 2

/** A backup as it is made every night: written from the tables, then restored into a scratch database and compared. */
export async function measureBackup(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const { owner, superuser } = await startBenchDatabase(cleanUp)
  const folder = await temporaryFolder(cleanUp)
  const pool = cleanUp.adopt(new pg.Pool(superuser), (opened) => opened.end())
  for (let team = 0; team < TEAMS; team++) await seedLinkedTeam(pool, `Team ${team} `, ATHLETES_OF_A_TEAM)
  const path = join(folder, 'large.backup')
  const seconds = { written: [] as number[], compared: [] as number[] }
  const heldBefore = process.memoryUsage().rss
  let heldAtMost = heldBefore
  const watch = setInterval(() => {
    heldAtMost = Math.max(heldAtMost, process.memoryUsage().rss)
  }, 100)
  cleanUp.defer(() => clearInterval(watch))
  for (let round = 0; round < ROUNDS; round++) {
    await rm(path, { force: true })
    const begun = performance.now()
    await makeBackup(owner, path, { origin: 'asked', now: new Date() })
    const written = performance.now()
    const proof = await proveBackup(path, folder, () => new Date())
    if (!proof.equal) throw new Error(proof.detail)
    seconds.written.push((written - begun) / 1000)
    seconds.compared.push((performance.now() - written) / 1000)
  }
  clearInterval(watch)
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  const held = Number(rows[0]?.bytes)
  const { size } = await stat(path)
  return [
    { what: 'database', value: held / MEBIBYTE, unit: 'MB' },
    { what: 'file', value: size / MEBIBYTE, unit: 'MB', ratio: { to: 'the database', value: size / held } },
    { what: 'written', value: median(seconds.written), unit: 's' },
    {
      what: 'restored into an empty database and compared',
      value: median(seconds.compared),
      unit: 's',
      ratio: { to: 'writing it', value: median(seconds.compared) / median(seconds.written) },
    },
    memory(heldBefore, heldAtMost),
  ]
}

/** Streamed at both ends, so it does not grow with the database. */
function memory(before: number, atPeak: number): Finding {
  const grownMb = (atPeak - before) / MEBIBYTE
  return { what: 'memory above that of before', value: grownMb, unit: 'MB', target: atMost(150, grownMb, 'MB') }
}
