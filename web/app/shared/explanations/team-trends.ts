import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { TeamTrend } from '@corner/analytics/team/team-trend.ts'
import { STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import {
  RECOVERY_TREND,
  SLEEP_TREND,
  STRAIN_TREND,
  TREND_MINIMUM_RECORDS,
} from '@corner/contract/constants/team-trends.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { periodText } from './shown-period.ts'
import { otherProviderText, type TeamNumbers } from './team-cards.ts'

type TrendName = keyof TeamNumbers['overview']['trends']

const OF: Record<TrendName, { value: string; unit: string; labels: typeof RECOVERY_TREND }> = {
  recovery: { value: RECOVERY_METRICS.recovery.longLabel, unit: ' points of percent', labels: RECOVERY_TREND },
  sleep: { value: NIGHT_METRICS.sleep_quality.label, unit: ' points of percent', labels: SLEEP_TREND },
  strain: {
    value: DAY_METRICS.strain.longLabel,
    unit: ` points of the ${STRAIN_AXIS[0]} to ${STRAIN_AXIS[1]} scale`,
    labels: STRAIN_TREND,
  },
}

/** Recovery Trend, Sleep Quality Trend and Training Strain Trend of the team. */
export function aboutTeamTrend(name: TrendName, { overview, shownDays }: TeamNumbers): MetricExplanation {
  const { value, unit, labels } = OF[name]
  const trend: TeamTrend = overview.trends[name]
  return {
    what: `How the team's ${value} moved within the period, in${unit}.`,
    formula: `All athletes' records in order of date; the mean of the later half minus the mean of the earlier half. Needs ${TREND_MINIMUM_RECORDS} records.${name === 'strain' ? ' Finished days only: the strain of today still grows.' : ''} The label follows the rounded change.`,
    window: `${periodText({ shownDays })}.`,
    records: `${counted(trend.records, 'record')} with a value, of all athletes together.${thinText(trend)}${otherProviderText(overview)}`,
    scale: [
      ...labels.bounds.map((bound, place) => ({ range: `above ${signed(bound)}`, label: labels.labels[place] ?? '' })),
      { range: 'otherwise', label: labels.labels[4] },
    ],
  }
}

/** A sentence to append while few values of the newest day are in; ''. */
function thinText({ thinDays }: TeamTrend): string {
  const day = thinDays.at(-1)
  return day
    ? ` Of ${dayLabel(day.date)}, the newest day, ${day.values} of ${counted(day.athletes, 'athlete')} have a value: its point is open, without a line to it.`
    : ''
}

const signed = (bound: number) => (bound > 0 ? `+${bound}` : `−${-bound}`)
