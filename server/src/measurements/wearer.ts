import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { providerOf } from './athlete-provider.ts'
import { findOwnLink, type Link } from './links-store.ts'
import { findNewestOffset } from './personal-store.ts'
import type { Series } from './series.ts'

/** Whose scores count for one athlete, and their time zone. */
export interface Wearer {
  /** undefined: never linked */
  link: Link | undefined
  series: Series
  /** The newest link's offset, or without a link the newest record's. */
  offset: string
}

/** @param db a transaction that sees this user */
export async function findWearer(db: VisibleDatabase, userId: string, now: Date): Promise<Wearer> {
  const link = await findOwnLink(db, userId)
  const series = { user_id: userId, provider: providerOf(link) }
  return { link, series, offset: link?.timezone_offset ?? (await findNewestOffset(db, series, now)) ?? '+00:00' }
}
