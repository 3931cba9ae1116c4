import { isoDay } from '../../people/calendar-day.ts'
import type { MemberDay } from '../../people/history.ts'
import type { Stages } from '../../people/nights.ts'
import { clamp } from '../../people/random.ts'
import { zonedTime } from './local-time.ts'

/** The features of `/sleeps`, and the part of a night that each brings. */
export const SLEEP_FEATURES = ['sleep-result', 'original-sleep-result', 'sleep-evaluation', 'sleep-score'] as const

/** Polar measures the heart in the first hours of sleep, in which it beats faster than at its lowest. */
const ABOVE_LOWEST_BPM = 2

/** Whether the watch has a night of this day, which ended before `nowMs`. */
export function hasNight({ night }: MemberDay, nowMs: number): boolean {
  return night.strap === 'worn' && night.endMs <= nowMs
}

/** A night; without features only its day. One that was not worn well enough has times alone. */
export function sleepReply({ day, night, morning }: MemberDay, features: readonly string[]) {
  const { startMs, endMs, offset, stages, asleepHours, unscorable } = night
  const span = endMs - startMs
  return {
    sleepDate: isoDay(day),
    ...(features.includes('sleep-result') && {
      sleepResult: {
        hypnogram: { sleepStart: zonedTime(startMs, offset), sleepEnd: zonedTime(endMs, offset), sleepGoal: '28800s' },
      },
    }),
    ...(features.includes('sleep-evaluation') &&
      !unscorable && {
        sleepEvaluation: {
          sleepSpan: duration(span),
          asleepDuration: duration(asleepHours * 3_600_000),
          analysis: { efficiencyPercent: rounded((100 * asleepHours * 3_600_000) / span, 2), continuityIndex: 3.9 },
          interruptions: { totalDuration: duration(stages.awake), totalCount: interruptions(stages), longCount: 2 },
          phaseDurations: {
            wake: duration(stages.awake),
            rem: duration(stages.rem),
            light: duration(stages.light),
            deep: duration(stages.slowWave),
            unknown: duration(stages.noData),
          },
        },
      }),
    ...(features.includes('sleep-score') &&
      !unscorable && { sleepScore: { sleepScore: rounded(clamp(morning.sleepPerformance, 1, 100), 2), scoreRate: 3 } }),
  }
}

/** Whether the night was good enough for a Nightly Recharge. */
export function hasRecharge(day: MemberDay, nowMs: number): boolean {
  return hasNight(day, nowMs) && !day.night.unscorable
}

/** A Nightly Recharge; without features only its day, as Polar describes it. */
export function rechargeReply({ day, morning }: MemberDay, features: readonly string[]) {
  const { recoveryScore, restingBpm, hrvMs, breathsPerMinute } = morning
  const classes = (6 * recoveryScore) / 100
  return {
    sleepResultDate: isoDay(day),
    ...(features.includes('samples') && {
      ansStatus: rounded((recoveryScore - 50) / 5, 2),
      ansRate: clamp(Math.ceil(recoveryScore / 20), 1, 5),
      recoveryIndicator: clamp(Math.ceil(classes), 1, 6),
      recoveryIndicatorSubLevel: Math.round(100 * (classes % 1)),
      meanNightlyRecoveryRri: Math.round(60_000 / (restingBpm + ABOVE_LOWEST_BPM)),
      meanNightlyRecoveryRmssd: Math.round(hrvMs),
      meanNightlyRecoveryRespirationInterval: Math.round(60_000 / breathsPerMinute),
    }),
  }
}

const interruptions = ({ awake }: Stages) => 8 + Math.round(awake / 300_000)

/** `80s`, with up to three digits of a fraction. */
const duration = (milliseconds: number) => `${rounded(milliseconds / 1000, 3)}s`

function rounded(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
