import { endedText } from '@corner/analytics/athlete/link-state.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { asksOutOfTen } from '../../reading/day/out-of-ten.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName } from '../../wording/names.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import type { RequestDays } from '../context/request-days.ts'
import { writeBrief } from '../day/forms/brief.ts'
import { keepShort, wantsItShort } from '../day/forms/short.ts'
import { sayNotJudged, USUALLY } from '../day/list-notes.ts'
import { isOff, sayOff } from '../day/own-state.ts'
import { judgeDay } from '../day/verdicts.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { IN_THE_RED } from '../values/bands.ts'
import { readFinishedStrain } from '../values/finished-strain.ts'
import { writeIssues } from '../values/issues.ts'
import { ofOtherProviders } from '../values/left-out.ts'
import { writeTeamValue } from '../values/team-value.ts'
import { sayOutOfTen } from './out-of-ten.ts'
import { sayReadinessThen } from './readiness-then.ts'

type Overview = ToolResult<'team_overview'>

/** Up to this many who need attention are named. */
const NAMED = 3

/** A question about more days asks for more than this morning. */
const BRIEF_DAYS = 14

/** The team at a glance: for a period that ends today first this morning's verdicts. */
export async function describeTeam(meant: PeopleMeant, asked: RequestDays, sources: AnswerContext): Promise<string> {
  const { toolbox, scope } = sources
  const overview = await toolbox.call('team_overview', { window: asked.window })
  if (overview.withData === 0)
    return `There is no data of the team ${asked.over}: ${overview.connected} of ${counted(overview.athletes, 'athlete')} are connected to a device${overview.linksEnded > 0 ? `, ${endedText(overview.linksEnded)}` : ''}.`
  const recovery = writeTeamValue(overview, 'recovery', asked)
  if (overview.window.days === 1)
    return paragraphs(
      overview.window.until < scope.today && (await sayReadinessThen(overview.window, asked.over, sources)),
      recovery,
      bullets([writeRest(overview, overview.metrics.strain.meanOfAverages)]),
    )
  const isOfToday = overview.window.until === scope.today && overview.window.days <= BRIEF_DAYS
  const all = isOfToday ? await judgeDay(meant, sources) : []
  const off = sayOff(all)
  const judged = all.map((one) => (isOff(one) ? { ...one, isTold: true as const } : one))
  const brief = writeBrief(judged, scope.today)
  if (brief !== '') sources.keepDay?.({ form: 'brief' })
  if (brief !== '' && wantsItShort(sources.message)) return paragraphs(off, keepShort(brief), sayNotJudged(judged))
  const strain = await readFinishedStrain(asked, sources)
  return paragraphs(
    asksOutOfTen(sources.message) && sayOutOfTen(overview.health, asked.over),
    off,
    off !== '' && brief !== '' ? `By recovery: ${brief}` : brief,
    sentences(recovery, writeTrend(overview)),
    bullets(
      [
        writeRest(overview, strain),
        ...(brief === '' ? [writeRed(overview), ...overview.attention.slice(0, NAMED).map(writeAttention)] : []),
      ].filter(Boolean),
    ),
    sentences(
      brief === ''
        ? `Data: ${overview.withData} of ${counted(overview.athletes, 'athlete')} (${[`${overview.connected} connected`, endedText(overview.linksEnded)].filter(Boolean).join(', ')}).`
        : sayNotJudged(judged),
      ofOtherProviders(overview.ofOtherProvider),
    ),
    /usually/.test(brief) && USUALLY,
  )
}

/**
 * The product's word for the team's recovery trend: it compares the halves of the period, not the latest value with an
 * average.
 */
function writeTrend({ trends: { recovery } }: Overview): string {
  if (recovery.change === null || recovery.label === null) return ''
  return `The second half of these days against the first: ${recovery.label.toLowerCase()}.`
}

function writeRest({ metrics, health, window }: Overview, strain: number | null): string {
  const { sleep_duration: sleep, strain: whole } = metrics
  const parts = [
    sleep.meanOfAverages !== null && `average sleep ${writeValue('sleep_duration', sleep.meanOfAverages)}`,
    whole.meanOfAverages !== null && writeStrain(whole.meanOfAverages, strain),
    window.days > 1 && health.score !== null && `health score ${health.score} out of 100`,
  ]
  return `The team: ${parts.filter(Boolean).join(', ')}`
}

/** As on the screens, including today; next to it the average without today, whose partial strain lowers it. */
function writeStrain(whole: number, finished: number | null): string {
  const [all, over] = [whole, finished ?? whole].map((value) => writeValue('strain', value))
  return `average strain ${all}${over === all ? '' : ` (${over} without today)`}`
}

function writeRed({ inTheRed }: Overview): string {
  const names = inTheRed.map(({ athlete, recovery }) => `${boldName(athlete.name)} ${writeValue('recovery', recovery)}`)
  return `${capital(IN_THE_RED)}: ${joinAnd(names) || 'nobody'}`
}

const writeAttention = ({ athlete, issues }: Overview['attention'][number]) =>
  `Attention: ${boldName(athlete.name)}, ${writeIssues(issues)}`
