import { counted } from '@corner/analytics/numbers/counted.ts'
import { writtenSigned } from '@corner/analytics/numbers/rounding.ts'
import type { RankedAthlete, RankedMetric } from '@corner/analytics/team/rankings.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import { HRV_CONSISTENCY_MORE_THAN, TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import type { TableExplanation } from '../../ui/overlay/explanation.ts'
import { periodText, type ShownPeriod } from './shown-period.ts'

/** Beside an HRV consistency below 0, which would otherwise read as an error. */
export const BELOW_ZERO_CONSISTENCY = 'very uneven'

/** From where on a trend is red or blue, by the rules for who is at risk and who performs best. */
const coloured = (riskBelow: number, goodAbove: number) =>
  `Red below ${writtenSigned(riskBelow, 0)}, blue above ${writtenSigned(goodAbove, 0)}; in between it is ordinary, and black.`

const trendLimits = (riskBelow: number, goodAbove: number, unit: string) =>
  `Trend: red below ${writtenSigned(riskBelow, 0)}, blue above ${writtenSigned(goodAbove, 0)} ${unit}, black between.`

/**
 * The line on the face of a ranking that its numbers are read by.
 * @param hasToday somebody's strain of today, which is not over, is among them
 */
export function rankingNote(metric: RankedMetric, hasToday: boolean): string {
  switch (metric) {
    case 'recovery':
      return trendLimits(AT_RISK.recoveryTrendBelow, TOP_PERFORMER.recoveryTrendAbove, 'points')
    case 'hrv':
      return trendLimits(AT_RISK.hrvTrendBelow, TOP_PERFORMER.hrvTrendAbove, 'ms')
    case 'sleep':
      return 'Averages of the nights that were recorded; efficiency is the part of the time in bed that was slept.'
    case 'strain':
      return hasToday
        ? 'Average of finished days; Total and Workouts count today so far, too.'
        : 'Average and Total of the same finished days.'
  }
}

/** What each column of a ranking contains, and how it is computed. */
const COLUMNS = {
  rank: ['The place in this ranking.', 'By the first column of numbers, highest first; equal values share a place.'],
  athlete: [
    'Everyone of the team who has this metric.',
    "The name opens the athlete's analysis. Equal places stand by name.",
  ],
  averageRecovery: ["The athlete's own average recovery, percent.", 'The plain mean of the recovery scores.'],
  latestRecovery: ['The newest recovery, percent.', 'The score as the device gave it.'],
  recoveryTrend: [
    'Where the newest recovery stands, in points of percent.',
    'Latest minus the own average: positive is good. The latest is part of that average, so a few days move it little, and one not at all.',
    coloured(AT_RISK.recoveryTrendBelow, TOP_PERFORMER.recoveryTrendAbove),
  ],
  recoveryDays: ['On how many days there is a recovery.', 'Counts the days with a score.'],
  averageHRV: [
    "The athlete's own average heart rate variability (rMSSD), ms.",
    'The plain mean of the nightly values. No ranking of fitness: HRV differs by age and person; compare an athlete with their own.',
  ],
  latestHRV: ['The newest heart rate variability (rMSSD), ms.', 'The value as the device gave it.'],
  hrvTrend: [
    'Where the newest HRV stands, in ms.',
    'Latest minus the own average: positive is good.',
    coloured(AT_RISK.hrvTrendBelow, TOP_PERFORMER.hrvTrendAbove),
  ],
  hrvConsistency: [
    'How alike the nights are, percent: 100 is all the same.',
    `100 × (1 − (highest − lowest) / average), from more than ${HRV_CONSISTENCY_MORE_THAN} values; else N/A. Below 0, ${BELOW_ZERO_CONSISTENCY}: the highest and the lowest night are further apart than the average is high.`,
  ],
  averageQuality: [
    "The athlete's own average sleep quality, percent.",
    "The plain mean of the nights' sleep performance: slept of what was needed.",
  ],
  averageDuration: [
    "The athlete's own average sleep, hours.",
    'The plain mean of light, deep and REM sleep together, naps apart.',
  ],
  averageEfficiency: [
    'How much of the time in bed was slept, percent.',
    "The plain mean of the nights' positive values.",
  ],
  sleepDays: ['On how many nights there is a sleep.', 'Counts the nights with a duration.'],
  averageStrain: [
    `The athlete's own average day strain, ${STRAIN_AXIS[0]} to ${STRAIN_AXIS[1]}.`,
    'The plain mean of the day strains, without that of today, which still grows; of today where there is no other. Highest first: the most load, which is no praise.',
  ],
  totalStrain: [
    'All day strains of the period together.',
    'Their sum, so far where the strain of today is in it: a tally of days and no measure of load, for the scale is compressed, 18 to 20 costs more than 10 to 12.',
  ],
  latestStrain: ['The newest day strain.', 'As the device gave it; that of today may grow and reads so far.'],
  workouts: [
    'On how many days there is a strain.',
    'Counts the strain records, one a day; several sessions of a day are one.',
  ],
} as const

export type RankingColumnName = keyof typeof COLUMNS

const COUNT: Record<RankedMetric, (athlete: RankedAthlete) => number> = {
  recovery: ({ status }) => status.metrics.recovery.dataPoints,
  hrv: ({ status }) => status.metrics.hrv.dataPoints,
  sleep: ({ status }) => status.metrics.sleep.dataPoints,
  strain: ({ status }) => status.metrics.strain.workoutsCount,
}
const RECORD: Record<RankedMetric, [one: string, many: string]> = {
  recovery: ['recovery', 'recoveries'],
  hrv: ['HRV value', 'HRV values'],
  sleep: ['night', 'nights'],
  strain: ['day with a strain', 'days with a strain'],
}

/**
 * All columns of one of the four rankings.
 * @param ranked the athletes of that ranking
 */
export function aboutRanking(
  columns: readonly { name: RankingColumnName; head: string }[],
  metric: RankedMetric,
  ranked: readonly RankedAthlete[],
  period: ShownPeriod,
): TableExplanation {
  const [one, many] = RECORD[metric]
  const records = ranked.reduce((sum, athlete) => sum + COUNT[metric](athlete), 0)
  return {
    columns: columns.map(({ name, head }) => ({ head, text: COLUMNS[name].join(' ') })),
    window: `${periodText(period)}.`,
    records: `${counted(records, one, many)} of ${counted(ranked.length, 'athlete')}; days without a value are left out.`,
  }
}
