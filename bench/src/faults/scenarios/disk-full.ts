import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { changeSome, findTargets } from '../changes.ts'
import { Reader } from '../reader.ts'
import type { Scenario } from '../scenario.ts'
import { settle } from '../settle.ts'
import { setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'

const MEGABYTES = 400
const FULL_MS = 6_000
const RETURN_MS = 60_000

/**
 * The disk of the data directory is filled to the last byte while news comes in, then so that PostgreSQL ends itself. Both times
 * room is made, and nobody starts anything by hand.
 */
export const diskFull: Scenario = {
  name: 'disk-full',
  criterion:
    'a disk filled to the last byte, then until PostgreSQL ends itself: the server lives, all is well by itself once there is room',
  async run({ random }, cleanUp) {
    const disk = mountDisk(cleanUp)
    if (!disk) return { passed: true, figure: 'not tried: only root may mount a small disk' }
    const stage = await setStage({ athletes: 2, dataDir: join(disk, 'data') }, cleanUp)
    const targets = await findTargets(stage.cloud, stage.athletes, { from: 20, to: 1 })
    const reader = new Reader(stage.corner.url)
    await reader.signIn(stage.athletes[0]?.email ?? '')
    const failures: string[] = []

    fill(disk)
    const statuses = new Map<number, number>()
    for (const untilMs = performance.now() + FULL_MS; performance.now() < untilMs; ) {
      await changeSome(stage.cloud, targets, random, 5)
      const status = await reader.read()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await wait(200)
    }
    await makeRoom(disk)
    const firstMs = await untilRead(reader)

    const died = await endDatabase(disk, stage.corner.dataDir)
    if (!died) failures.push('PostgreSQL did not end itself: nothing was tried')
    await wait(3_000)
    const meanwhile = await reader.read()
    if (![200, 503].includes(meanwhile)) failures.push(`without a database: ${meanwhile}`)
    if (!stage.corner.isRunning) failures.push('the server has ended')
    await makeRoom(disk)
    const secondMs = await untilRead(reader)
    if (Math.max(firstMs, secondMs) > RETURN_MS) failures.push('pages came back late')

    await webhooksSent(stage.cloud)
    await settle(stage.corner.dataDir)
    const reads = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
    if ([...statuses.keys()].some((status) => ![200, 503].includes(status)))
      failures.push(`reads on the full disk: ${reads}`)
    const figure = `reads on the full disk ${reads}; back ${(firstMs / 1000).toFixed(1)} s after there was room, ${(secondMs / 1000).toFixed(1)} s after PostgreSQL had ended itself`
    return verdictOf(await stage.judge(), figure, failures)
  },
}

/** @returns undefined where that is not allowed */
function mountDisk(cleanUp: AsyncDisposableStack): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'corner-faults-disk-'))
  cleanUp.defer(async () => rmSync(disk, { recursive: true, force: true }))
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=711`, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  cleanUp.defer(async () => void execFileSync('/bin/umount', [disk]))
  return disk
}

function fill(disk: string): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize))
}

const makeRoom = (disk: string) => rm(join(disk, 'ballast'))

/** Writes until there is no room for the write-ahead log. @returns whether that ended PostgreSQL */
async function endDatabase(disk: string, dataDir: string): Promise<boolean> {
  try {
    await asSuperuser(dataDir, async (client) => {
      fill(disk)
      for (;;) await client.query(`select pg_logical_emit_message(false, 'ballast', repeat('x', 4000000))`)
    })
  } catch {
    return true
  }
  return false
}

async function untilRead(reader: Reader): Promise<number> {
  const begunAtMs = performance.now()
  while ((await reader.read()) !== 200 && performance.now() - begunAtMs < 2 * RETURN_MS) await wait(100)
  return performance.now() - begunAtMs
}
