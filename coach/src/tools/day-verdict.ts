import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import {
  type DayVerdict,
  readDayVerdict,
  readPastVerdict,
  VERDICT_DAYS,
} from '@corner/analytics/day-verdict/day-verdict.ts'
import { goesAlong, type NightFigure, readNight } from '@corner/analytics/day-verdict/night-beside-usual.ts'
import type { Sign, SignKind } from '@corner/analytics/day-verdict/sign.ts'
import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { VERDICT_RULE } from '@corner/analytics/day-verdict/verdict-rule.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { METRICS } from '@corner/analytics/metrics/metric-catalogue.ts'
import { readReadiness } from '@corner/analytics/metrics/of-readiness.ts'
import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Point } from '@corner/analytics/series/points.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CornerReadiness } from '@corner/contract/entities/readiness.ts'
import { z } from 'zod'
import type { CoachScope } from '../scope.ts'
import { writeDay } from '../wording/day-names.ts'
import { AthletesInput, getAthlete, namedIn } from './athletes.ts'
import { CellWriter } from './cell-writer.ts'
import { inOrderOfNeed } from './order-of-need.ts'
import { table } from './table.ts'
import { defineTool } from './tool.ts'
import { writeReason } from './verdict-reason.ts'
import { drawn } from './wording.ts'

/** The day; absent: today. */
const DayInput = z.int().min(-365).max(0).describe('The day that is judged: 0 today, -1 yesterday')

export const dayVerdict = defineTool({
  description:
    "What each athlete's day asks for: ready for a hard day, train as planned, lighter, out of live wrestling, or ask first because no fresh recovery has come. With the newest recovery, what is usual for the athlete, what speaks against a hard day (runs of short nights or red mornings, vital signs off, HRV under the own range), what has just ended, and the day before. For who sits out, who can be pushed, who is fine, anything unusual, anyone getting sick, what changed.",
  input: z.object({ athletes: AthletesInput, day: DayInput.optional() }),
  async run(scope, { athletes: ids, day: back = 0 }) {
    const day = addDays(scope.today, back)
    const meant = new Set(ids?.map((id) => getAthlete(scope, id).id))
    const everybody = await scope.records(VERDICT_DAYS - back + 1, ['recovery', 'sleep'])
    const judged = everybody
      .filter(({ athlete_id }) => ids === undefined || meant.has(athlete_id))
      .map(
        (records): Judged => ({
          athlete: namedIn(records),
          connected: records.whoop_connected,
          ...ofDay(records, day, scope),
          newestRecovery: newestRecovery(records, day, scope),
          readiness: readinessWithout(records, day, scope),
          before: ofBefore(records, addDays(day, -1)),
        }),
      )
    return { day, athletes: await inOrderOfNeed(judged, day, scope) }
  },
  evidence({ day, athletes }, scope) {
    const yesterday = day < scope.today ? 'the day before' : 'yesterday'
    return {
      title: `What the day asks for, ${writeDay(day, scope.today)}, against the ${NORMAL_RANGE_DAYS} days before`,
      ...table(athletes, [
        ['Athlete', ({ athlete }) => athlete.name],
        [`Verdict ${day < scope.today ? 'that day' : 'today'}`, ({ verdict }) => VERDICT_WORDS[verdict].title],
        ['Recovery', ({ newestRecovery }) => drawn('recovery', newestRecovery?.value ?? null), '%'],
        ['Measured', ({ newestRecovery }) => newestRecovery?.date ?? null],
        ['Usual recovery', ({ usual }) => drawn('recovery', usual, 'mean'), '%'],
        ['Why', (one) => writeReason({ ...one, recovery: pointOf(one) }, day, scope.today)],
        [`Verdict ${yesterday}`, ({ before }) => before && VERDICT_WORDS[before.verdict].title],
        ['Recovery then', ({ before }) => drawn('recovery', before?.recovery ?? null), '%'],
        ['Measured then', ({ before }) => before?.recoveryDate ?? null],
      ]),
      note: VERDICT_RULE,
    }
  },
  brief({ day, athletes }, cells, { today }) {
    const write = new CellWriter(cells, today)
    return { day: write.day(day), athletes: athletes.map((one) => writeForModel(one, write, day)) }
  },
})

const pointOf = ({ recovery, recoveryDate }: Pick<Judged, 'recovery' | 'recoveryDate'>): Point | null =>
  recovery === null || recoveryDate === null ? null : { value: recovery, date: recoveryDate }

type Judged = ReturnType<typeof ofDay> & {
  athlete: NamedAthlete
  connected: boolean
  newestRecovery: Point | null
  /** In place of a recovery that never comes. */
  readiness?: CornerReadiness | null
  before: { verdict: Verdict; recovery: number; recoveryDate: CalendarDay } | null
}

/** Each sign is one reference, including its figures. */
function writeForModel(
  { athlete, verdict, recovery, recoveryDate, readiness, usual, signs, along, past, before }: Judged,
  write: CellWriter,
  day: CalendarDay,
) {
  const athletes = [athlete.id]
  const told = ({ name, text }: Sign) => write.plain(text, 0, { of: name, athletes })
  const score = (value: number, of: string) =>
    write.figure({ metric: 'recovery', aggregate: 'latest' }, value, { athletes, of })
  return {
    athlete,
    verdict: VERDICT_WORDS[verdict].title,
    ...(recovery !== null && { recovery: score(recovery, 'recovery') }),
    ...(typeof readiness?.score === 'number' && {
      cornerReadiness: write.figure({ metric: 'corner_readiness', aggregate: 'latest' }, readiness.score, {
        athletes,
        of: 'Corner readiness, as no recovery comes',
      }),
    }),
    ...(recoveryDate !== null && recoveryDate !== day && { recoveryOf: write.day(recoveryDate) }),
    ...(usual !== null && {
      usual: score(usual, `usual recovery, the median of the ${NORMAL_RANGE_DAYS} days before`),
    }),
    ...(signs.length > 0 && { against: signs.map(told), ask: signs[0]?.ask }),
    ...(along.length > 0 && { along: along.map(({ metric, text }) => write.plain(text, 0, { of: metric, athletes })) }),
    ...(past.length > 0 && { ended: past.map(told) }),
    ...(before && {
      dayBefore: `${VERDICT_WORDS[before.verdict].title}, ${score(before.recovery, 'recovery the day before')}${
        before.recoveryDate < addDays(day, -1) ? `, of ${write.day(before.recoveryDate)}` : ''
      }`,
    }),
  }
}

/** Today includes a record dated tomorrow, from an athlete further east, as on the screens. */
function ofDay(records: DayRecords, day: CalendarDay, { today }: CoachScope) {
  const read = day < today ? { ...readPastVerdict(records, day), past: [] } : readDayVerdict(records, day)
  return flat(read, alongOf(read, records))
}

/** The newest recovery, however old; null: none in the days a verdict needs. */
function newestRecovery(records: DayRecords, day: CalendarDay, { today }: CoachScope): Point | null {
  const until = day < today ? day : addDays(day, 1)
  return METRICS.recovery.read(records).findLast(({ date }) => date <= until) ?? null
}

/** Corner readiness in place of a recovery that never comes; null also for a day that is over. */
function readinessWithout(records: DayRecords, day: CalendarDay, scope: CoachScope): CornerReadiness | null {
  if (day < scope.today || newestRecovery(records, day, scope) !== null) return null
  return readReadiness(records, day)
}

/**
 * Where the recovery alone calls for less: what in the night's figures goes along with it, although none of it is a
 * sign by itself.
 */
function alongOf({ verdict, recovery, signs }: DayVerdict, records: DayRecords): NightFigure[] {
  const isHeld = verdict === 'easy' || verdict === 'lighter'
  if (!recovery || !isHeld || signs.some(({ kind }) => !OF_RECOVERY.includes(kind))) return []
  return goesAlong(readNight(records, recovery.date))
}
const OF_RECOVERY: readonly SignKind[] = ['recovery_under_own', 'at_risk']

const flat = (
  { verdict, recovery, readiness, usual, ownRange, signs, past }: DayVerdict,
  along: readonly NightFigure[],
) => ({
  verdict,
  recovery: recovery?.value ?? null,
  recoveryDate: recovery?.date ?? null,
  readiness,
  usual,
  ownRange,
  signs,
  past,
  along,
})

function ofBefore(records: DayRecords, day: CalendarDay) {
  const { verdict, recovery } = readPastVerdict(records, day)
  return recovery === null ? null : { verdict, recovery: recovery.value, recoveryDate: recovery.date }
}
