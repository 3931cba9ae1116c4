import { logOf } from '../../log/log.ts'
import { isLow, lowSpaceWarning, readDiskSpace } from './disk-space.ts'
import { rotateLog } from './server-log.ts'

const log = logOf('database')

const EVERY_MS = 10 * 60_000
/** A warning that is repeated too often is ignored. */
const WARN_EVERY_MS = 24 * 3_600_000

/** Periodically truncates PostgreSQL's log, and warns when the disk is nearly full for another reason. */
export function maintainDisk(dataDir: string): { end(): void } {
  let warnedAtMs = Number.NEGATIVE_INFINITY
  async function look(): Promise<void> {
    await rotateLog(dataDir)
    const space = await readDiskSpace(dataDir)
    if (!space || !isLow(space) || performance.now() - warnedAtMs < WARN_EVERY_MS) return
    warnedAtMs = performance.now()
    log.warn(lowSpaceWarning(dataDir, space))
  }
  const lookSafely = () => void look().catch((error) => log.warn('The disk could not be looked at', { err: error }))
  lookSafely()
  const timer = setInterval(lookSafely, EVERY_MS).unref()
  return { end: () => clearInterval(timer) }
}
