import { HOUR_MS } from '../../people/calendar-day.ts'
import { type MemberDay, memberDay } from '../../people/history.ts'
import { localHours, type Stages } from '../../people/nights.ts'
import { clamp, drawsFor, TOPIC } from '../../people/random.ts'
import { offsetText } from '../../people/time-zone.ts'
import { activityId, cycleId, MAIN_SLEEP, NAP, oldActivityNumber } from './ids.ts'
import { isoTime, type Listed, rounded, type ScoreState, scored, scoredAtMs, type View } from './record.ts'

const NIGHTS_OF_CONSISTENCY = 4
const SLEEP_CYCLE_HOURS = 1.5

/** The night's sleep; undefined before waking, without the strap, or when deleted. */
export function mainSleepReply(member: MemberDay, view: View): Listed | undefined {
  const { person, day, night } = member
  const id = activityId(person.seed, person.member, day, MAIN_SLEEP)
  const { nowMs, revisions } = view
  if (night.strap !== 'worn' || night.endMs > nowMs || revisions.isDeleted('sleep', id)) return undefined
  const revision = revisions.find('sleep', id)
  const scoredMs = scoredAtMs(member, revisions)
  const state: ScoreState = night.unscorable ? 'UNSCORABLE' : scoredMs > nowMs ? 'PENDING_SCORE' : 'SCORED'
  const knownMs = scoredMs > nowMs ? night.endMs : scoredMs
  return listed(member, MAIN_SLEEP, night, {
    updated_at: isoTime(Math.max(knownMs, revision?.updatedAtMs ?? 0)),
    ...scored(state, () => nightScore(member, revision?.rescored ?? 0)),
  })
}

export function napReply(member: MemberDay, { nowMs, revisions }: View): Listed | undefined {
  const { person, day, nap } = member
  const id = activityId(person.seed, person.member, day, NAP)
  if (!nap || nap.endMs > nowMs || revisions.isDeleted('sleep', id)) return undefined
  return listed(member, NAP, nap, {
    updated_at: isoTime(revisions.find('sleep', id)?.updatedAtMs ?? nap.endMs),
    ...scored('SCORED', () => napScore(member, nap)),
  })
}

function listed(member: MemberDay, place: number, span: { startMs: number; endMs: number }, rest: object): Listed {
  const { person, day, night } = member
  return {
    startMs: span.startMs,
    endMs: span.endMs,
    reply: {
      id: activityId(person.seed, person.member, day, place),
      cycle_id: cycleId(person.member, day),
      v1_id: oldActivityNumber(person.member, day, place),
      user_id: person.user_id,
      created_at: isoTime(span.endMs),
      start: isoTime(span.startMs),
      end: isoTime(span.endMs),
      timezone_offset: offsetText(night.offset),
      nap: place === NAP,
      ...rest,
    },
  }
}

function nightScore(member: MemberDay, rescored: number) {
  const { person, day, night, morning, nap } = member
  const chance = drawsFor(person.seed, person.member, TOPIC.sleepScore, day)
  const { needHours } = morning
  return {
    stage_summary: stageSummary(night.stages, Math.round(2 + 9 * chance.uniform() + night.stages.awake / 900_000)),
    sleep_needed: sleepNeeded(needHours.baseline, needHours.debt, needHours.strain, nap ? -0.25 : 0),
    respiratory_rate: rounded(morning.breathsPerMinute, 4),
    sleep_performance_percentage: clamp(Math.round(morning.sleepPerformance) + rescored, 0, 100),
    sleep_consistency_percentage: consistency(member),
    sleep_efficiency_percentage: rounded((100 * asleepMs(night.stages)) / (night.endMs - night.startMs), 4),
  }
}

/** A nap has stages and a sleep need, but none of the percentages that compare nights. */
function napScore({ person, day, morning }: MemberDay, nap: { startMs: number; endMs: number }) {
  const chance = drawsFor(person.seed, person.member, TOPIC.sleepScore, day, NAP)
  const inBed = nap.endMs - nap.startMs
  const awake = Math.round(inBed * chance.between(0.05, 0.2))
  const slowWave = Math.round(inBed * chance.between(0, 0.15))
  const { needHours } = morning
  return {
    stage_summary: stageSummary({ awake, noData: 0, slowWave, rem: 0, light: inBed - awake - slowWave }, 1),
    sleep_needed: sleepNeeded(needHours.baseline, needHours.debt, needHours.strain, 0),
    respiratory_rate: rounded(morning.breathsPerMinute + 0.4, 4),
    sleep_efficiency_percentage: rounded((100 * (inBed - awake)) / inBed, 4),
  }
}

function stageSummary(stages: Stages, disturbances: number) {
  const asleep = asleepMs(stages)
  return {
    total_in_bed_time_milli: asleep + stages.awake + stages.noData,
    total_awake_time_milli: stages.awake,
    total_no_data_time_milli: stages.noData,
    total_light_sleep_time_milli: stages.light,
    total_slow_wave_sleep_time_milli: stages.slowWave,
    total_rem_sleep_time_milli: stages.rem,
    sleep_cycle_count: Math.floor(asleep / HOUR_MS / SLEEP_CYCLE_HOURS),
    disturbance_count: disturbances,
  }
}

function sleepNeeded(baseline: number, debt: number, strain: number, nap: number) {
  const milli = (hours: number) => Math.round(hours * HOUR_MS)
  return {
    baseline_milli: milli(baseline),
    need_from_sleep_debt_milli: milli(debt),
    need_from_recent_strain_milli: milli(strain),
    need_from_recent_nap_milli: milli(nap),
  }
}

function asleepMs({ light, slowWave, rem }: Stages): number {
  return light + slowWave + rem
}

/** How close bedtime and wake time are to those of the four previous nights: 100 minus about half a percent per minute. */
function consistency({ person, day, night }: MemberDay): number {
  const [bedtime, wake] = localHours(night)
  let minutes = 0
  for (let ago = 1; ago <= NIGHTS_OF_CONSISTENCY; ago++) {
    const [earlierBedtime, earlierWake] = localHours(memberDay(person.seed, person.member, day - ago).night)
    minutes += 30 * (Math.abs(bedtime - earlierBedtime) + Math.abs(wake - earlierWake))
  }
  return Math.round(clamp(100 - (0.5 * minutes) / NIGHTS_OF_CONSISTENCY, 10, 100))
}
