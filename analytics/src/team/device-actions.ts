import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { isStale } from '../athlete/data-state.ts'
import { dayLabel } from '../days/day-label.ts'
import { names, namesWith, type Remark } from './remark.ts'
import type { TeamOverview } from './team-overview.ts'

const ENDED = 'Athletes whose link the provider no longer accepts'
const NO_NIGHT = 'Linked athletes with strain of today or yesterday, but no night of either'
const SILENT = 'Linked athletes with nothing from today or yesterday'
const NOBODY_LINKED = 'No athlete of the team has a device linked'

/**
 * What to do about devices. One that sends strain is charged and synced, so that of its missing nights the coach asks
 * something else than of a silent one.
 */
export function findDeviceActions({ dataQuality, links, statuses, today }: TeamOverview): Remark[] {
  const ofKind = (...kinds: string[]) =>
    dataQuality.filter(({ kind }) => kinds.includes(kind)).map(({ status }) => status)
  const ended = ofKind('link_ended')
  const isFresh = (date: CalendarDay | null) => date !== null && !isStale(date, today)
  const withoutNight = ofKind('no_data', 'stale', 'few_days').filter(
    ({ metrics: { recovery, sleep } }) => !isFresh(recovery.latestMorning) && !isFresh(sleep.latestDate),
  )
  const wornByDay = withoutNight.filter(({ metrics }) => isFresh(metrics.strain.latestDate))
  const silent = withoutNight.filter(({ metrics }) => !isFresh(metrics.strain.latestDate))
  const actions: Remark[] = []
  if (ended.length > 0)
    actions.push({
      subject: `Connect ${names(ended, statuses)} again`,
      text: `${ended.length === 1 ? 'the link to the device has' : 'the links to their devices have'} ended, nothing new will come.`,
      rule: ENDED,
      about: ended,
    })
  if (wornByDay.length > 0)
    actions.push({
      subject: 'Ask about nights',
      text: `no new night from ${namesWith(wornByDay, statuses, newestNight)}, but newer strain is in. Is the device worn at night?`,
      rule: NO_NIGHT,
      about: wornByDay,
    })
  if (silent.length > 0)
    actions.push({
      subject: 'Ask about the device',
      text: `nothing new from ${names(silent, statuses)}. Is it worn, charged, synced?`,
      rule: SILENT,
      about: silent,
    })
  if (links.none === statuses.length)
    actions.push({
      subject: 'Have devices linked',
      text: 'without one there is nothing to say about an athlete.',
      rule: NOBODY_LINKED,
    })
  return actions
}

function newestNight({ metrics: { recovery, sleep } }: AthleteStatus): string {
  const newest = [recovery.latestMorning, sleep.latestDate]
    .filter((date) => date !== null)
    .sort()
    .at(-1)
  return newest === undefined ? ' (none in this period)' : ` (newest ${dayLabel(newest)})`
}
