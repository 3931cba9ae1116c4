import type { SeriesName } from '../records/team-replies.ts'
import type { TeamView } from './team-view.ts'

const NAMES: Record<SeriesName, string> = { recovery: 'Recovery', sleep: 'Sleep', activity: 'Strain' }

/** Why a number based on these series is missing: which of them failed; null if all loaded. */
export function missingSeriesText(
  { failures }: Pick<TeamView, 'failures'>,
  needed: readonly SeriesName[],
): string | null {
  const missing = needed.filter((name) => failures[name] !== null)
  if (missing.length === 0) return null
  const names = missing.map((name, place) => (place === 0 ? NAMES[name] : NAMES[name].toLowerCase()))
  const sentences = [...new Set(missing.map((name) => failures[name]))].join('; ')
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${listed} did not come: ${sentences}`
}
