import { metricName } from '@corner/contract/metrics/metric-name.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { reasonInSentence } from '../records/team-failures.ts'
import type { SeriesName } from '../records/team-replies.ts'
import type { TeamView } from './team-view.ts'

const NAMES: Record<SeriesName, string> = {
  recovery: metricName(RECOVERY_METRICS.recovery),
  sleep: metricName(NIGHT_METRICS.sleep_duration),
  activity: metricName(DAY_METRICS.strain),
}

/** Why a number based on these series is missing: which of them failed; null if all loaded. */
export function missingSeriesText(
  { failures }: Pick<TeamView, 'failures'>,
  needed: readonly SeriesName[],
): string | null {
  const missing = needed.filter((name) => failures[name] !== null)
  if (missing.length === 0) return null
  const names = missing.map((name, place) => (place === 0 ? NAMES[name] : NAMES[name].toLowerCase()))
  const sentences = [...new Set(missing.map((name) => reasonInSentence(failures[name] ?? '')))].join('; ')
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${listed} did not come: ${sentences}`
}
