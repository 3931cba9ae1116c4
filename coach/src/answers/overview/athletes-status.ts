import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName, plainName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import type { RequestDays } from '../context/request-days.ts'
import { type FreshVerdict, isFresh, judgeDay, reasonsOf, writeNamedStanding, writeTexts } from '../day/verdicts.ts'
import { bullets, paragraphs, sentences } from '../phrases/lists.ts'
import { writeFlagged } from '../values/flagged.ts'
import { writeIssues } from '../values/issues.ts'
import { writeRecovery } from '../values/newest-value.ts'

type Summary = ToolResult<'athlete_summary'>

const LINE_METRICS = ['sleep_duration', 'hrv', 'resting_heart_rate', 'strain'] as const

/** More lines are not read; the other athletes are named, and their figures are in the steps. */
const LINES = 12

/** How several athletes are doing, one line each. */
export async function listAthletes(
  people: readonly KnownAthlete[],
  asked: RequestDays,
  sources: Sources,
): Promise<string> {
  const { scope } = sources
  const told = people.slice(0, LINES)
  const summaries = await summariesOf(told, asked, sources)
  const isOfToday = summaries.every(({ window }) => window.days > 1 && window.until === scope.today)
  const judged = isOfToday ? await judgeDay({ isTeam: false, people: told, leftOut: [] }, sources) : []
  const verdictOf = ({ athlete }: Summary) => judged.filter(isFresh).find((one) => one.athlete.id === athlete.id)
  const others = people.slice(LINES).map(({ name }) => plainName(name))
  return paragraphs(
    `**${people.length} athletes**, ${isOfToday ? 'what today asks for' : 'the latest values'} and what is flagged ${asked.over}:`,
    bullets(
      summaries.map((summary) => {
        const one = verdictOf(summary)
        return one ? writeVerdict(one, summary, scope.today) : writeLine(summary, scope.today)
      }),
    ),
    others.length > 0 && `Also among them: ${others.join(', ')}. Ask for fewer to see them.`,
  )
}

/** `Ann Ash (30%, usually 53%): out of live wrestling; 4.3 h of sleep last night. Also flagged: ...` */
function writeVerdict(one: FreshVerdict, { metrics, issues }: Summary, today: string): string {
  const reasons = reasonsOf(one)
  const { latest, latestDate } = metrics.sleep_duration
  const night =
    latest !== null && latestDate === one.recoveryDate ? `; ${writeValue('sleep_duration', latest)} of sleep` : ''
  const flagged = issues.length === 0 ? '' : writeFlagged(issues, { over: '', told: one }).replace(' :', ':')
  return sentences(
    `${writeNamedStanding(one, today)}: ${VERDICT_WORDS[one.verdict].short}${reasons.length > 0 ? `; ${writeTexts(reasons)}` : night}.`,
    flagged,
  )
}

const summariesOf = (people: readonly KnownAthlete[], asked: RequestDays, { toolbox }: Sources): Promise<Summary[]> =>
  Promise.all(people.map(({ id }) => toolbox.call('athlete_summary', { athlete: id, window: asked.window })))

/** `Ann Ash: recovery 30% (today), sleep 5.8 h, HRV 50 ms, at risk (high): average sleep 6.49 h`. */
function writeLine({ athlete, connected, metrics, issues, severity }: Summary, today: string): string {
  const { latest, latestDate } = metrics.recovery
  const others = LINE_METRICS.flatMap((metric) => {
    const value = metrics[metric].latest
    return value === null ? [] : [`${metricOf(metric).label} ${writeValue(metric, value)}`]
  })
  const risk = issues.length === 0 ? 'not at risk' : `at risk (${severity}): ${writeIssues(issues)}`
  if (!connected && latest === null && others.length === 0)
    return `${boldName(athlete.name)}: not connected to a device, no data: ask how they feel, and have a device linked`
  return `${boldName(athlete.name)}: ${[writeRecovery(latest, latestDate, today), ...others].join(', ')}; ${risk}`
}
