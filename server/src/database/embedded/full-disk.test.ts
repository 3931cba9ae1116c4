import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { captureLog } from '../../testing/captured-log.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { askServer, withSuperuser } from './readiness.ts'
import { TEST_CLUSTER_SETTINGS } from './settings.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const MEGABYTE = 1024 * 1024
const disk = mkdtempSync(join(tmpdir(), 'corner-full-disk-'))
const mounted = mountSmallDisk()

/** Only root may mount. @returns whether a disk of 150 MB was mounted: enough for the programs and a cluster */
function mountSmallDisk(): boolean {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=150m,mode=711', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    rmSync(disk, { recursive: true }) // Vitest runs no afterAll in a file whose tests are all skipped
    return false
  }
}

/** Fills the disk up to this many free bytes. */
function fill(freeBytes: number): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(bavail * bsize - freeBytes, 0)))
}

/**
 * PostgreSQL cannot continue without room for its write-ahead log: it stops itself (PANIC), and its recovery has no room
 * either.
 */
async function fillUnderAWriter(socketDir: string): Promise<void> {
  const write = async (client: pg.Client) => {
    client.on('error', () => {}) // the connection ends with the server; the failed query reports it
    fill(0)
    for (;;) await client.query(`select pg_logical_emit_message(false, 'ballast', repeat('x', 4000000))`)
  }
  await expect(withSuperuser({ socketDir }, write)).rejects.toThrow()
}

const start = (name: string) =>
  startEmbeddedDatabase({ dataDir: join(disk, name), onProgress: () => {}, settings: TEST_CLUSTER_SETTINGS })

afterAll(() => {
  execFileSync('/bin/umount', [disk])
  rmSync(disk, { recursive: true })
})

describe.skipIf(!mounted)('a full disk', () => {
  it.each([
    ['the programs are copied', 10],
    ['the cluster is created', 70],
  ])('is named when %s', async (_when, freeMegabytes) => {
    fill(freeMegabytes * MEGABYTE)
    await expect(start('new')).rejects.toThrow(/the disk that holds .*new is full \(\d+ MB free\)\. Free some space/)
    await rm(join(disk, 'ballast'))
    await rm(join(disk, 'new'), { recursive: true })
  })

  it('is reported when the server starts, and no longer a problem once there is room', async () => {
    const first = await start('state')
    await first.stop()
    fill(0)
    await expect(start('state')).rejects.toThrow(/the disk that holds .*state is full \(0 MB free\)/)
    await rm(join(disk, 'ballast'))
    const second = await start('state')
    await second.stop()
  })

  it('is waited out when the running server died of it, and the server restarts by itself', async () => {
    const said = captureLog()
    const server = await start('state')
    const answers = async () => (await askServer({ socketDir: server.app.host })) === 'ready'
    await fillUnderAWriter(server.app.host)
    await expect.poll(() => said.map(({ msg }) => msg).join(), { timeout: 20_000 }).toMatch(/is full \(0 MB free\)/)
    expect(await answers()).toBe(false)
    await rm(join(disk, 'ballast'))
    await expect.poll(answers, { timeout: 20_000 }).toBe(true)
    await server.stop()
  })
})
