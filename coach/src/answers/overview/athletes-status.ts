import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeValue } from '../../wording/figures.ts'
import type { Sources } from '../asked/answer-context.ts'
import type { Asked } from '../asked/asked-days.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { boldName, plainName } from '../phrases/names.ts'
import { writeIssues } from '../values/issues.ts'
import { writeRecovery } from '../values/newest-value.ts'

type Summary = ToolResult<'athlete_summary'>

const LINE_METRICS = ['sleep_duration', 'hrv', 'resting_heart_rate', 'strain'] as const

/** So many lines are read; the others are named, and stand in the steps. */
const LINES = 12

/** How several athletes are doing, a line each. */
export async function listAthletes(people: readonly KnownAthlete[], asked: Asked, sources: Sources): Promise<string> {
  const { scope } = sources
  const summaries = await summariesOf(people.slice(0, LINES), asked, sources)
  const others = people.slice(LINES).map(({ name }) => plainName(name))
  return paragraphs(
    `**${people.length} athletes**, latest values beside what applies ${asked.over}:`,
    bullets(summaries.map((summary) => writeLine(summary, scope.today))),
    others.length > 0 && `Also among them: ${others.join(', ')}. Ask for fewer to see them.`,
  )
}

export const summariesOf = (people: readonly KnownAthlete[], asked: Asked, { toolbox }: Sources): Promise<Summary[]> =>
  Promise.all(people.map(({ id }) => toolbox.call('athlete_summary', { athlete: id, window: asked.window })))

/** `Ann Ash: recovery 30% (today), sleep 5.8 h, HRV 50 ms, at risk (high): average sleep 6.49 h`. */
export function writeLine({ athlete, connected, metrics, issues, severity }: Summary, today: string): string {
  const { latest, latestDate } = metrics.recovery
  const others = LINE_METRICS.flatMap((metric) => {
    const value = metrics[metric].latest
    return value === null ? [] : [`${metricOf(metric).label} ${writeValue(metric, value)}`]
  })
  const risk = issues.length === 0 ? 'not at risk' : `at risk (${severity}): ${writeIssues(issues)}`
  if (!connected && latest === null && others.length === 0)
    return `${boldName(athlete.name)}: not connected to a device, no data`
  return `${boldName(athlete.name)}: ${[writeRecovery(latest, latestDate, today), ...others].join(', ')}; ${risk}`
}
