import { type CalendarDay, localDay, offsetMs } from '../../calendar.ts'
import { offsetOfMs } from '../../offset-of-ms.ts'
import type { LocalClock } from './local-clock.ts'
import type { SleepLog, Stages } from './sleep-logs.ts'
import type { UserSleep } from './user-sleeps.ts'

/** A sleep, once: by its log, with the times of the same sleep in `UserSleeps`. */
export interface FitbitSleep {
  /** On which it ended, where the athlete was. */
  day: CalendarDay
  start: number
  end: number
  offset: string
  log_id: string | null
  user_sleep_id: string | null
  is_main: boolean | null
  minutes_asleep: number | null
  minutes_awake: number | null
  minutes_in_bed: number | null
  efficiency: number | null
  stages: Stages | null
}

const MINUTE_MS = 60_000
const QUARTER_HOUR_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * Each sleep once, in order of time. A log has the stages, and local times without a zone; `UserSleeps` has UTC and the offset.
 * @param stagesOf those of a sleep of `UserSleeps`, for one without a log
 */
export function sleepsOf(
  logs: readonly SleepLog[],
  userSleeps: readonly UserSleep[],
  stagesOf: (userSleepId: string) => Stages | null,
  clock: LocalClock,
): FitbitSleep[] {
  const takeLog = logFinder(logs)
  const timed = userSleeps
    .toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
    .map((sleep) => timedSleep(sleep, takeLog(sleep), stagesOf, clock))
  const taken = new Set(timed.map(({ log_id }) => log_id))
  const logged = logs.filter(({ id }) => !taken.has(id)).map((log) => loggedSleep(log, clock))
  return [...timed, ...withoutOverlapping(logged, timed)].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The log of the same sleep: as long, and begun at the same local time. Each log once. */
function logFinder(logs: readonly SleepLog[]): (sleep: UserSleep) => SleepLog | undefined {
  const byHour = Map.groupBy(
    logs.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ wall_start }) => Math.floor(wall_start / HOUR_MS),
  )
  const taken = new Set<string>()
  return (sleep) => {
    const hour = Math.floor(sleep.start / HOUR_MS)
    const near = Array.from({ length: 28 }, (_, index) => byHour.get(hour - 13 + index) ?? []).flat()
    const log = near
      .filter((each) => !taken.has(each.id) && isSame(each, sleep))
      .sort((a, b) => apart(a, sleep) - apart(b, sleep) || (a.id < b.id ? -1 : 1))[0]
    if (log) taken.add(log.id)
    return log
  }
}

/** Local time is ahead of UTC by whole quarters of an hour. */
function isSame(log: SleepLog, sleep: UserSleep): boolean {
  const ahead = log.wall_start - sleep.start
  const isAsLong = Math.abs(log.wall_end - log.wall_start - (sleep.end - sleep.start)) <= MINUTE_MS
  const odd = Math.abs(ahead - Math.round(ahead / QUARTER_HOUR_MS) * QUARTER_HOUR_MS)
  const isNear = !isKnown(sleep.offset) || apart(log, sleep) <= HOUR_MS + MINUTE_MS // the clocks may have changed
  return isAsLong && odd <= MINUTE_MS && isNear && offsetOfMs(ahead - (ahead % MINUTE_MS)) !== null
}

/** `+00:00` is a placeholder in most rows of many exports. */
const isKnown = (offset: string | null): offset is string => offset !== null && offset !== '+00:00'

/** How far a log is from what the row itself says. */
function apart(log: SleepLog, sleep: UserSleep): number {
  return Math.abs(log.wall_start - sleep.start - (sleep.offset === null ? 0 : offsetMs(sleep.offset)))
}

function timedSleep(
  sleep: UserSleep,
  log: SleepLog | undefined,
  stagesOf: (userSleepId: string) => Stages | null,
  clock: LocalClock,
): FitbitSleep {
  const { id: user_sleep_id, start, end, offset: given, ...measured } = sleep
  const { offset, isWall } = offsetOfSleep(sleep, log, clock)
  const shift = isWall ? offsetMs(offset) : 0
  const values = { efficiency: null, is_main: null, ...measured, stages: null, ...(log && valuesOf(log)) }
  return {
    day: localDay(new Date(end - shift), offset),
    start: start - shift,
    end: end - shift,
    offset,
    log_id: log?.id ?? null,
    user_sleep_id,
    ...values,
    stages: values.stages ?? stagesOf(user_sleep_id),
  }
}

/**
 * The offset that the row gives. Where it is a placeholder, the log of the same sleep tells by how much local time differs; where
 * it does not differ, the row's times are local ones, too (docs/fitbit.md).
 */
function offsetOfSleep(
  { start, end, offset }: UserSleep,
  log: SleepLog | undefined,
  clock: LocalClock,
): { offset: string; isWall: boolean } {
  if (isKnown(offset)) return { offset, isWall: false }
  const ahead = log ? Math.round((log.wall_start - start) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS : 0
  const measured = ahead === 0 ? null : offsetOfMs(ahead)
  return measured === null ? { offset: clock.offsetAtWall(end), isWall: true } : { offset: measured, isWall: false }
}

const valuesOf = ({ is_main, minutes_asleep, minutes_awake, minutes_in_bed, efficiency, stages }: SleepLog) => ({
  is_main,
  minutes_asleep,
  minutes_awake,
  minutes_in_bed,
  efficiency,
  stages,
})

function loggedSleep(log: SleepLog, clock: LocalClock): FitbitSleep {
  const offset = clock.offsetAtWall(log.wall_end)
  return {
    day: new Date(log.wall_end).toISOString().slice(0, 10),
    start: log.wall_start - offsetMs(offset),
    end: log.wall_end - offsetMs(offset),
    offset,
    log_id: log.id,
    user_sleep_id: null,
    ...valuesOf(log),
  }
}

/** A sleep that was edited has other times in one of the two: half of it at the same time is the same sleep. */
function withoutOverlapping(logged: readonly FitbitSleep[], timed: readonly FitbitSleep[]): FitbitSleep[] {
  const byDay = Map.groupBy(timed, ({ day }) => day)
  return logged.filter(
    (sleep) =>
      !(byDay.get(sleep.day) ?? []).some(
        (other) => Math.min(sleep.end, other.end) - Math.max(sleep.start, other.start) > (sleep.end - sleep.start) / 2,
      ),
  )
}
