import type { Registry } from 'prom-client'
import { gaugeIn, setMoment } from './gauges.ts'
import type { Source } from './source.ts'

/** Each look opens every backup. */
const KEPT_MS = 60_000

/** What the metrics ask of the backups. */
export interface WatchedBackups {
  status(): Promise<{ lastMadeAt: Date | null; lastProvedAt: Date | null; lastFailure: object | null }>
}

/** How old the last backup is, and when one was last restored and found equal. */
export function backupFigures(registry: Registry, backups: WatchedBackups): Source {
  const made = gaugeIn(
    registry,
    'corner_backup_last_made_timestamp_seconds',
    'When the newest backup was made; absent: there is none',
  )
  const proved = gaugeIn(
    registry,
    'corner_backup_last_proved_timestamp_seconds',
    'When a backup was last restored into an empty database and found equal; absent: never',
  )
  const failed = gaugeIn(registry, 'corner_backup_failed', '1: the last backup failed, and none succeeded since')
  return {
    name: 'backups',
    keptMs: KEPT_MS,
    async read() {
      const { lastMadeAt, lastProvedAt, lastFailure } = await backups.status()
      setMoment(made, lastMadeAt)
      setMoment(proved, lastProvedAt)
      failed.set(lastFailure ? 1 : 0)
    },
    clear() {
      for (const gauge of [made, proved, failed]) gauge.remove()
    },
  }
}
