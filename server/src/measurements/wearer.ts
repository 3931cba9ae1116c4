import { addDays } from '@corner/analytics/days/calendar.ts'
import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { type AthleteSources, readSources } from './athlete-sources.ts'
import { findLinks, type Link } from './links-store.ts'
import { findNewestOffsets, type PersonalWindow } from './personal-store.ts'
import { findMakerDays } from './record-sources-store.ts'
import { type Days, segmentsOfDays } from './source-windows.ts'

/** Whose records count for one athlete, and their time zone. */
export interface Wearer {
  id: string
  /** The one that stands for the athlete (links-store.ts); undefined: never linked */
  link: Link | undefined
  sources: AthleteSources
  /** That link's offset, or without one the newest record's. */
  offset: string
}

/** @param db a transaction that sees this user */
export async function findWearer(db: VisibleDatabase, userId: string, now: Date): Promise<Wearer> {
  const links = (await findLinks(db, [userId])).get(userId) ?? []
  const sources = readSources(links, (await findMakerDays(db, [userId])).get(userId) ?? [])
  const [link] = links
  const offset = link?.timezone_offset ?? (await findNewestOffsets(db, [userId], now)).get(userId) ?? '+00:00'
  return { id: userId, link, sources, offset }
}

/** The athlete's days of a group of measures, with whose records count on them. */
export function personalWindow({ id, sources }: Wearer, group: MeasureGroup, { today, days }: Days): PersonalWindow {
  const segments = segmentsOfDays({ sources, until: today }, group, { today, days })
  return { user_id: id, from: addDays(today, 1 - days), until: today, segments }
}
