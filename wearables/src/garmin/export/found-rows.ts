import { isFuture, isFutureDay } from '../../export-files/export-days.ts'
import type { ExportOwner } from '../../export-files/export-format.ts'
import { newestRows } from '../../export-files/newest-rows.ts'
import type { SkippedParts } from '../../export-files/skipped-parts.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { activityOf, type GarminActivity } from './activities.ts'
import { dayOf, type GarminDay } from './day-rows.ts'
import type { GarminFileKind } from './export-files.ts'
import { type GarminHealth, healthOf } from './health-rows.ts'
import { ownerOf } from './owner.ts'
import { type GarminNight, type GarminSpan, napsOf, nightOf } from './sleep-rows.ts'

/** Thirty years of five a day: more would fill the memory. */
const MOST_WORKOUTS = 50_000
const MOST_NAPS = 50_000

export type FoundRows = ReturnType<typeof foundRows>

/** Takes in an export's rows in whatever order, and keeps of each night, day and activity the newest version. */
export function foundRows(now: Date, skipped: SkippedParts) {
  const nights = newestRows<GarminNight>()
  const naps = newestRows<GarminSpan>()
  const healths = newestRows<GarminHealth>()
  const days = newestRows<GarminDay>()
  const activities = newestRows<GarminActivity>()
  let owner: ExportOwner | null = null

  const isAhead = (day: string, end?: Date) => {
    const ahead = isFutureDay(day, now) || (end !== undefined && isFuture(end, now))
    if (ahead) skipped.add('nights and days', 'They lie in the future')
    return ahead
  }

  const takers: Record<GarminFileKind, (element: unknown, rank: string) => void> = {
    sleep(element, rank) {
      const row = nightOf(element)
      if (row && 'unread' in row) skipped.add('nights', row.unread)
      else if (row && !isAhead(row.night.day, row.night.span?.end)) nights.add(row.night.day, row.night, rank)
      for (const nap of napsOf(element))
        if (isFuture(nap.end, now)) skipped.add('naps', 'They lie in the future')
        else naps.add(nap.start.toISOString(), nap, rank)
      if (naps.rows.size > MOST_NAPS) throw new ExportRefused({}, `This export has more than ${MOST_NAPS} naps`)
    },
    health(element, rank) {
      const found = healthOf(element)
      if (!found) skipped.add('entries about nights', 'They name no day')
      else if (!isAhead(found.day)) healths.add(found.day, found.row, rank)
    },
    day(element, rank) {
      const found = dayOf(element)
      if (!found) skipped.add('entries about days', 'They name no day')
      else if (!isAhead(found.day)) days.add(found.day, found.row, rank)
    },
    activity(element, rank) {
      const activity = activityOf(element)
      if (activity) activities.add(activity.id, activity, rank)
      else skipped.add('workouts', 'They have no number, start or length')
      if (activities.rows.size > MOST_WORKOUTS)
        throw new ExportRefused({}, `This export has more than ${MOST_WORKOUTS} activities`)
    },
    owner(element) {
      owner = ownerOf(element) ?? owner
    },
  }

  return {
    take: (kind: GarminFileKind, element: unknown, rank: string) => takers[kind](element, rank),
    nights: nights.rows,
    naps: naps.rows,
    healths: healths.rows,
    days: days.rows,
    activities: activities.rows,
    owner: () => owner,
  }
}
