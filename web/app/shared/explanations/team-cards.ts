import { counted } from '@corner/analytics/numbers/counted.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import { completeFrom } from '@corner/analytics/team/team-health.ts'
import type { TeamOverview } from '@corner/analytics/team/team-overview.ts'
import { sayWithoutRecovery } from '@corner/analytics/team/without-recovery.ts'
import { CAUTION_FROM, SCORE_RANGES } from '@corner/contract/constants/recovery-bands.ts'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { periodText, type ShownPeriod } from './shown-period.ts'

/** The data that the overview's explanations use; a TeamView has this shape. */
export interface TeamNumbers extends ShownPeriod {
  overview: TeamOverview
}

export function aboutTotalAthletes({ overview }: TeamNumbers): MetricExplanation {
  const { linked, ended, none } = overview.links
  return {
    what: 'Everyone who is in this team as an athlete.',
    formula: `${linked} with a linked device${ended > 0 ? `, ${ended} whose link ended` : ''} and ${none} without.`,
    window: 'Now; the period changes nothing.',
    records: 'The members of the team. Coaches are not counted.',
  }
}

/** With the score ranges (docs/reference/coach-dashboard.md#team-overview-tab). */
export function aboutTeamHealthScore({ overview, shownDays }: TeamNumbers): MetricExplanation {
  const { health, statuses } = overview
  const needed = Math.ceil(completeFrom(shownDays.length))
  return {
    what: 'How well the team stands as a whole, 0 to 100.',
    formula: `The rounded mean of three: average latest recovery (${percent(health.averageLatestRecovery)}), average sleep quality (${percent(health.averageSleepQuality)}) and data completeness (${percent(health.completeness)} of athletes have data on ${counted(needed, 'day')} or more). A part without any value is left out.`,
    window: `${periodText({ shownDays })}; of recovery the latest value.`,
    records: `Recovery of ${health.recoveryAthletes}${olderText(overview)} and sleep of ${health.sleepAthletes} of ${counted(statuses.length, 'athlete')}; who has no value is left out of that mean.${otherProviderText(overview)}`,
    scale: SCORE_RANGES.map(({ from, to, label }) => ({ range: `${from}-${to}`, label })),
  }
}

export function aboutInTheRed({ overview, shownDays }: TeamNumbers): MetricExplanation {
  return {
    what: 'Athletes whose latest recovery is in the red band.',
    formula: `Counts athletes with a latest recovery below ${CAUTION_FROM}%.`,
    window: `${periodText({ shownDays })}; the latest value of each athlete.`,
    records: `${overview.withRecovery} of ${counted(overview.statuses.length, 'athlete')} have a recovery${olderText(overview)}; the others are not judged.${otherProviderText(overview)}`,
  }
}

export function aboutDataCoverage({ overview, shownDays }: TeamNumbers): MetricExplanation {
  return {
    what: 'The percent of athletes with data.',
    formula: `${overview.withData} of ${counted(overview.statuses.length, 'athlete')} have at least one recovery, night or day strain.`,
    window: `${periodText({ shownDays })}.`,
    records: 'All records with a value. A record that waits for its score has none.',
  }
}

/** The latest value of a period may be weeks old. */
const olderText = ({ staleRecoveries }: TeamOverview) =>
  staleRecoveries === 0 ? '' : ` (${staleRecoveries} of them older than yesterday)`

/**
 * A sentence to append, because scores of different providers are never averaged together; '' if all are of one
 * provider.
 */
export const otherProviderText = (overview: TeamOverview) =>
  `${otherScoresText(overview)}${withoutRecoveryText(overview)}`

const withoutRecoveryText = ({ withoutRecovery, comparedProvider }: TeamOverview) => {
  const text = sayWithoutRecovery(withoutRecovery, comparedProvider)
  return text === '' ? '' : ` ${text}`
}

const otherScoresText = ({ ofOtherProvider }: TeamOverview) =>
  ofOtherProvider === 0
    ? ''
    : ` ${counted(ofOtherProvider, 'athlete')} with a device of another maker ${ofOtherProvider === 1 ? 'is' : 'are'} left out: their scores cannot be averaged with these.`

/** A part of the Team Health Score, or another percentage that may be missing. */
const percent = (value: number | null) => (value === null ? 'no value' : `${written(value, 0)}%`)
