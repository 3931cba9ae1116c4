import { trendDirection } from '@corner/analytics/team/team-trend.ts'
import type { ThinDay } from '@corner/analytics/team/thin-days.ts'
import { RECOVERY_TREND, TREND_MINIMUM_RECORDS } from '@corner/contract/constants/team-trends.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { useState } from 'react'
import { aboutTeamTrend } from '../../../../shared/explanations/team-trends.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import type { SeriesName } from '../../records/team-replies.ts'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { TrendArrow } from '../trend-arrow.tsx'
import { Sparkline } from './sparkline.tsx'
import styles from './trends-card.module.css'

const isBetterUp = ({ better }: Pick<MetricRecord, 'better'>) => better === 'higher'

/** More strain is neither good nor bad: it has no colour. */
const TRENDS = [
  {
    name: 'recovery',
    label: 'Recovery Trend',
    series: 'recovery',
    isBetterUp: isBetterUp(RECOVERY_METRICS.recovery),
    spread: 10,
  },
  {
    name: 'sleep',
    label: 'Sleep Quality Trend',
    series: 'sleep',
    isBetterUp: isBetterUp(NIGHT_METRICS.sleep_quality),
    spread: 10,
  },
  {
    name: 'strain',
    label: 'Training Strain Trend',
    series: 'activity',
    isBetterUp: isBetterUp(DAY_METRICS.strain),
    spread: 3,
  },
] as const satisfies readonly {
  name: keyof TeamView['overview']['trends']
  series: SeriesName
  [more: string]: unknown
}[]

/** What is within the usual variation has no colour, and red is kept for what has to be looked at. */
const COLOURS: ReadonlyMap<string | null, string | undefined> = new Map([
  [RECOVERY_TREND.labels[0], styles.up],
  [RECOVERY_TREND.labels[1], styles.up],
  [RECOVERY_TREND.labels[4], styles.down],
])

/** On a phone three cells side by side, each with its line behind a press. */
export function TrendsCard({ view }: { view: TeamView }) {
  const [pressed, setPressed] = useState<string | null>(null)
  return (
    <Card title="Team Performance Trends" className={styles.card}>
      <ul className={styles.trends}>
        {TRENDS.map(({ name, label, series, isBetterUp, spread }) => {
          const { change, changeText, label: words, dailyMeans, thinDays, records } = view.overview.trends[name]
          const missing = missingSeriesText(view, [series])
          const direction = change === null ? null : trendDirection(change)
          return (
            <li key={name} className={styles.trend} data-pressed={pressed === name || undefined}>
              <span className={styles.name}>
                {label}{' '}
                <span className={styles.about}>
                  <InfoPopover about={label} explanation={() => aboutTeamTrend(name, view)} />
                </span>
              </span>
              <Sparkline days={view.drawnDays} points={dailyMeans} spread={spread} thin={thinDays} />
              <strong className={isBetterUp ? COLOURS.get(words) : undefined}>
                {change === null || direction === null ? (
                  '–'
                ) : (
                  <>
                    <TrendArrow direction={direction} />
                    {changeText}
                  </>
                )}
              </strong>
              <span className={styles.words}>
                {missing ?? words ?? whyNone(records)}
                <ThinText day={thinDays.at(-1)} />
              </span>
              <button
                type="button"
                className={styles.press}
                aria-expanded={pressed === name}
                aria-label={`${label}, day by day`}
                onClick={() => setPressed(pressed === name ? null : name)}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** `newest day: 4 of 22`, of a point that is open; nothing of a full day. */
const ThinText = ({ day }: { day: ThinDay | undefined }) =>
  day && (
    <span className={styles.thin}>
      newest day: {day.values} of {day.athletes}
    </span>
  )

const whyNone = (records: number) =>
  records < TREND_MINIMUM_RECORDS ? `Fewer than ${TREND_MINIMUM_RECORDS} records` : 'Records of one day only'
