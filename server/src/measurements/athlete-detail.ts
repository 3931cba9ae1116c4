import { readDetailStats } from '@corner/analytics/athlete/athlete-detail-stats.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { nameMakers } from '@corner/analytics/series/one-maker.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { localDay } from '@corner/wearables/calendar.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import { linkFields } from '../people/link-fields.ts'
import { getAthleteOfTeam } from '../teams/team-access.ts'
import { newestSource } from './athlete-sources.ts'
import { findWorkoutHours } from './personal-store.ts'
import type { SeriesKind } from './series-readings.ts'
import { findSeries } from './series-store.ts'
import { changesOf, windowsOf } from './source-windows.ts'
import { findWearer, personalWindow } from './wearer.ts'

interface DetailQuery {
  teamId: string
  athleteId: string
  days: number
}

/** The measured part of the detail; the analysis is added elsewhere. */
export type MeasuredDetail = Omit<AthleteDetail, 'ai_insights'>

/**
 * One athlete of a team in depth: the days of the window end today by the athlete's own calendar. Stored records are shown even
 * when the link has expired, as in the team's calls.
 * @throws Refusal `not_found` unless the caller coaches this team, is an administrator, or the athlete
 */
export async function getMeasuredDetail(
  db: Database,
  caller: Caller,
  { teamId, athleteId, days }: DetailQuery,
  now: Date,
): Promise<MeasuredDetail> {
  const athlete = await getAthleteOfTeam(db, caller, { teamId, athleteId })
  const { link, provider, today, workouts, segments, ...records } = await findAthleteDays(db, athleteId, days, now)
  const workout_hours = workouts.map(({ hours }) => hours)
  const hasRecords = workouts.length > 0 || Object.values(records).some((series) => series.length > 0)
  const stats = readDetailStats({
    recovery_data: nameMakers(records.recovery_data, segments.recovery),
    sleep_data: nameMakers(records.sleep_data, segments.sleep),
    activity_data: nameMakers(records.activity_data, segments.activity),
    workout_hours,
  })
  const sourcesOf = (group: SeriesKind) =>
    changesOf(segments[group].map((segment) => ({ ...segment, from: addDays(segment.from, -1) })))
  return {
    athlete_info: {
      name: fullName(athlete),
      organization: athlete.organization_name,
      team: athlete.team_name,
      role: athlete.role,
      ...linkFields(link),
      provider: link || hasRecords ? provider : null,
    },
    data_summary: { analysis_period_days: days, analysis_date: today },
    recovery: { stats: stats.recovery, recovery_data: records.recovery_data.map(nightOf), ...sourcesOf('recovery') },
    sleep: { stats: stats.sleep, sleep_data: records.sleep_data.map(nightOf), ...sourcesOf('sleep') },
    activity: {
      stats: stats.activity,
      activity_data: records.activity_data.map(nightOf),
      ...sourcesOf('activity'),
    },
  }
}

/**
 * The athlete's records by wake day, oldest first, and their workouts, of this many days until today by their own calendar. The
 * caller's rights are checked before.
 */
async function findAthleteDays(db: Database, athleteId: string, days: number, now: Date) {
  return asSeenBy(db, [athleteId], async (visible) => {
    const wearer = await findWearer(visible, athleteId, now)
    const { link, sources, offset } = wearer
    const today = localDay(now, offset)
    const read = async <R>(kind: SeriesKind): Promise<R[]> => {
      const [window] = windowsOf([{ id: athleteId, sources, until: today }], kind, { today, days })
      return window ? readSeries<R>(visible, kind, window) : []
    }
    const windowOf = (group: MeasureGroup) => personalWindow(wearer, group, { today, days })
    const workouts = await findWorkoutHours(visible, windowOf('workouts'))
    return {
      link,
      provider: newestSource(sources, 'recovery'),
      today,
      segments: {
        recovery: windowOf('recovery').segments,
        sleep: windowOf('sleep').segments,
        activity: windowOf('activity').segments,
      },
      recovery_data: await read<RecoveryRecord>('recovery'),
      sleep_data: await read<SleepRecord>('sleep'),
      activity_data: await read<ActivityRecord>('activity'),
      workouts: workouts.map(({ date, duration_hours }) => ({ date, hours: duration_hours })),
    }
  })
}

/** The days of one athlete, oldest first. */
async function readSeries<R>(
  db: VisibleDatabase,
  kind: SeriesKind,
  window: Parameters<typeof findSeries>[2],
): Promise<R[]> {
  const [found] = await findSeries(db, kind, window)
  return found ? (JSON.parse(found.series) as R[]) : []
}

/**
 * docs/reference/athlete-analysis.md#dates-on-this-screen: the label adds a day to the date, so the date is the one before the
 * wake day.
 */
function nightOf<R extends { date: CalendarDay }>(record: R): R {
  return { ...record, date: addDays(record.date, -1) }
}
