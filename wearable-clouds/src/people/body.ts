import { weekday } from './calendar-day.ts'
import type { Night } from './nights.ts'
import type { Person } from './person.ts'
import { clamp, drawsFor, TOPIC } from './random.ts'
import { daysToMatch, seasonShift } from './season.ts'
import { setbackOn } from './setbacks.ts'
import { strainOf } from './strain.ts'
import { dailyLuck } from './stratified-luck.ts'
import { jetLagHours } from './travel.ts'

/** The physiological state carried from one day to the next. */
export interface BodyState {
  /**
   * Over about the last 28 days: mean and variance of ln rMSSD, of resting heart rate, of sleep performance; mean strain.
   */
  lnHrv: Moments
  resting: Moments
  performance: Moments
  usualStrain: number
  /** Usual strain for each weekday, from Sunday: a body adapts to regular hard Tuesdays. */
  usualStrainOfWeekday: readonly number[]
  /** Mean strain of about the last week. */
  recentStrain: number
  /** Hours of sleep debt from recent nights. */
  sleepDebtHours: number
}

interface Moments {
  mean: number
  variance: number
}

/** The morning's values, as the strap measures them. */
export interface Morning {
  hrvMs: number
  restingBpm: number
  /** 1 to 99. */
  recoveryScore: number
  sleepPerformance: number
  /** Hours of sleep that WHOOP recommends: baseline, debt and yesterday's load. */
  needHours: { baseline: number; debt: number; strain: number }
  breathsPerMinute: number
  skinCelsius: number
  bloodOxygenPercent: number
}

const MONTH = 2 / 29 // weight of a new day in an exponential mean of about 28 days
const WEEK = 2 / 8
const SAME_WEEKDAY = 0.15 // weight of a new Tuesday in the mean of Tuesdays
/**
 * Recovery of an ordinary morning as a logit (58 %), and the slope around it, chosen so that the bands have the shares in
 * docs/reference/physiology.md#athletes.
 */
const ORDINARY = 0.44
const STEEPNESS = 0.8

export function restedBody({ hrvMs, restingBpm }: Person): BodyState {
  return {
    lnHrv: { mean: Math.log(hrvMs), variance: 0.17 ** 2 },
    resting: { mean: restingBpm, variance: 2.4 ** 2 },
    performance: { mean: 80, variance: 9 ** 2 },
    usualStrain: 11.4,
    usualStrainOfWeekday: [5.6, 12.8, 14, 12.8, 14, 12.8, 12],
    recentStrain: 11.4,
    sleepDebtHours: 0.6,
  }
}

/**
 * HRV and resting heart rate come from the athlete's baseline, yesterday's load, last night's sleep and illness. The
 * recovery score is a squashed z-score of both against the last weeks (docs/reference/physiology.md#athletes).
 */
export function wakeUp(person: Person, state: BodyState, night: Night, yesterdayLoad: number): Morning {
  const { seed, member } = person
  const { day, asleepHours } = night
  const chance = drawsFor(seed, member, TOPIC.body, day)
  const setback = setbackOn(seed, member, day)
  const needHours = {
    baseline: person.sleepNeedHours,
    debt: clamp(state.sleepDebtHours, 0, 1.4),
    strain: clamp(0.38 * yesterdayLoad, 0, 0.7),
  }
  const need = needHours.baseline + needHours.debt + needHours.strain
  const sleepPerformance = clamp((100 * asleepHours) / need, 1, 100)

  const cut = person.cutsWeight ? weightCut(day) : 0
  // Grows from day to day, so that an athlete compared with their own week still stands out at the end of it.
  const trouble = setback ? setback.severity * (0.96 + 0.085 * setback.dayIn) : 0
  const strain = strainOf(yesterdayLoad)
  const usualYesterday = state.usualStrainOfWeekday[weekday(day - 1)] ?? state.usualStrain
  const effort = 0.04 * (strain - usualYesterday) + 0.008 * (strain - state.usualStrain)
  const tiredness = Math.max(setback ? 0 : -0.2, effort) // a day off refreshes a little, but not an athlete who is ill
  const shift =
    -tiredness -
    0.004 * (state.recentStrain - state.usualStrain) +
    0.045 * clamp(asleepHours - 7.1, -2.5, 1.5) +
    seasonShift(day) -
    0.01 * cut -
    0.008 * Math.abs(jetLagHours(seed, member, day)) -
    0.54 * trouble
  const luck = 0.13 * clamp(dailyLuck(seed, member, day), -1.45, 2.2)
  const lnHrv = Math.log(person.hrvMs) + clamp(shift + luck, -0.9, 0.48) // between 0.4 and 1.6 times the usual HRV
  const restingBpm =
    person.restingBpm - 7.5 * (lnHrv - Math.log(person.hrvMs)) + 0.5 * cut + 3 * trouble + 1.8 * chance.normal()

  const z =
    0.58 * standing(lnHrv, state.lnHrv, 0.13) -
    0.26 * standing(restingBpm, state.resting, 1.8) +
    0.2 * standing(sleepPerformance, state.performance, 7) +
    0.25 * clamp(chance.normal(), -1, 2)
  const ill = setback?.kind === 'illness' ? setback.severity : 0
  return {
    hrvMs: Math.exp(lnHrv),
    restingBpm: Math.max(36, restingBpm),
    recoveryScore: clamp(Math.round(100 / (1 + Math.exp(-(ORDINARY + STEEPNESS * z)))), 1, 99),
    sleepPerformance,
    needHours,
    breathsPerMinute: person.breathsPerMinute + 0.8 * ill + 0.28 * chance.normal(),
    skinCelsius: person.skinCelsius + 0.8 * ill + 0.28 * chance.normal(),
    bloodOxygenPercent: clamp(96.2 - 0.8 * ill + 0.9 * chance.normal(), 90, 100),
  }
}

/** The state after a day. */
export function afterDay(state: BodyState, morning: Morning, night: Night, load: number): BodyState {
  const strain = strainOf(load)
  const owed = morning.needHours.baseline + morning.needHours.strain - night.asleepHours
  return {
    lnHrv: follow(state.lnHrv, Math.log(morning.hrvMs)),
    resting: follow(state.resting, morning.restingBpm),
    performance: follow(state.performance, morning.sleepPerformance),
    usualStrain: state.usualStrain + MONTH * (strain - state.usualStrain),
    usualStrainOfWeekday: state.usualStrainOfWeekday.map((usual, i) =>
      i === weekday(night.day) ? usual + SAME_WEEKDAY * (strain - usual) : usual,
    ),
    recentStrain: state.recentStrain + WEEK * (strain - state.recentStrain),
    sleepDebtHours: clamp(0.6 * state.sleepDebtHours + 0.3 * owed, 0, 2),
  }
}

/**
 * 1 in the rapid phase, a day or two before the match (heart rate up), back on its day (wrestlers, three time points:
 * docs/reference/physiology.md#athletes).
 */
function weightCut(day: number): number {
  const ahead = daysToMatch(day)
  return ahead === 1 ? 1 : ahead === 2 ? 0.6 : 0
}

function standing(value: number, { mean, variance }: Moments, leastSd: number): number {
  return clamp((value - mean) / Math.max(leastSd, Math.sqrt(variance)), -3, 3)
}

function follow({ mean, variance }: Moments, value: number): Moments {
  const step = value - mean
  return { mean: mean + MONTH * step, variance: (1 - MONTH) * (variance + MONTH * step * step) }
}
