import type { RecordKind } from '@corner/wearables/records.ts'
import { logOf } from '../../log/log.ts'
import type { Links } from '../links.ts'

const log = logOf('wearables')

const DAY_MS = 86_400_000

interface DistrustedList {
  user_id: string
  kind: RecordKind
  missing: number
  stored: number
}

/** How many lists lack so much that they are not trusted: one bad answer of the provider produces hundreds of them. */
export interface DistrustedLists {
  note(doubt: DistrustedList): void
  /** For the operator: one line with counts, at most once a day. */
  tell(): void
}

export function openDistrustedLists({ provider, now }: Pick<Links, 'provider' | 'now'>): DistrustedLists {
  const athletes = new Set<string>()
  const missingOf = new Map<RecordKind, number>()
  let toldMs = Number.NEGATIVE_INFINITY
  return {
    note(doubt) {
      log.info('A list lacks so many records that it is not believed', { ...doubt })
      athletes.add(doubt.user_id)
      missingOf.set(doubt.kind, (missingOf.get(doubt.kind) ?? 0) + doubt.missing)
    },
    tell() {
      const nowMs = now().getTime()
      if (athletes.size === 0 || Math.abs(nowMs - toldMs) < DAY_MS) return
      log.warn(`${provider.label} no longer lists many records at once: that is not believed, all stay`, {
        athletes: athletes.size,
        missing: Object.fromEntries(missingOf),
      })
      toldMs = nowMs
      athletes.clear()
      missingOf.clear()
    },
  }
}
