import { counted } from '@corner/analytics/numbers/counted.ts'
import { atRiskParts, countAtRisk } from '@corner/analytics/team/at-risk-count.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { dayAskedIn } from '../../reading/day/day-intent.ts'
import { hasNoRecovery } from '../../reading/readiness-meant.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { idsInput } from '../context/people-of.ts'
import { asksWhy, asksYesNo } from '../context/question-form.ts'
import { type RequestDays, statusDays } from '../context/request-days.ts'
import { answerOfDay } from '../day/day-answer.ts'
import { sayOff } from '../day/own-state.ts'
import { judgeDay } from '../day/verdicts.ts'
import { bullets, capital, joinFew, paragraphs, uncapital, writeEach } from '../phrases/lists.ts'
import { writeFlag } from '../values/flagged.ts'
import { writeIssues } from '../values/issues.ts'
import { explainAthlete } from '../why/why-athlete.ts'
import { describeAthlete } from './athlete-status.ts'
import type { OverviewAnswer } from './overview-answer.ts'

type AtRisk = ToolResult<'at_risk'>
type Athlete = AtRisk['atRisk'][number]

/** Up to this many people are described one by one, with their rules; more become a list. */
const ONE_BY_ONE = 3

/** Who is at risk by the product's rules and why, or whether one athlete is. */
export const answerAtRisk: OverviewAnswer = async (meant, { who, days, day }, context) => {
  const { message, scope, toolbox } = context
  const asked = statusDays(days, scope)
  // "Who should I worry about" asks who is unlike their usual self, not for the product's rules.
  const ofDay = day ?? dayAskedIn(message)
  if (day || (days === undefined && isOfDay(ofDay.form, message, meant.isTeam && scope.view === 'team')))
    return answerOfDay(meant, { who, day: ofDay.form === 'ready' ? { ...ofDay, form: 'unusual' } : ofDay }, context)
  const [only, second] = meant.people
  if (days === undefined && only && !second && !meant.isTeam && message !== '' && !OF_THE_RULES.test(message))
    return describeAthlete(only, asked, context)
  const isAboutSome = !meant.isTeam && meant.people.length <= ONE_BY_ONE
  const severity = isAboutSome ? undefined : severityIn(message)
  const result = await toolbox.call('at_risk', {
    athletes: idsInput(meant),
    ...(severity && { severity }),
    window: asked.window,
  })
  if (!isAboutSome) {
    const isOfNow = severity === undefined && result.window.until === scope.today
    return paragraphs(
      writeAtRisk(result, asksYesNo(message), asked),
      isOfNow && scope.athletes.some(hasNoRecovery) && sayOff(await judgeDay(meant, context)),
    )
  }
  return writeEach(meant.people, async (athlete) =>
    paragraphs(
      aboutAthlete(athlete, result, asksYesNo(message), asked),
      asksWhy(message) && (await explainAthlete(athlete, 'recovery', days ?? {}, context)),
    ),
  )
}

/** @param isOfAll for a single person only words such as "worry" or "sick" ask for more than the rules */
const isOfDay = (form: DayAsked['form'], message: string, isOfAll: boolean) =>
  ['sick', 'everybody', 'one'].includes(form) ||
  ((['unusual', 'order'].includes(form) || (isOfAll && message !== '')) && !OF_THE_RULES.test(message))
const OF_THE_RULES = /\b(at[- ]risk|risks?|flag\w*|severity|rules?|issues?|alerts?|attention)\b/i

/** "Who is at high risk": only those. */
function severityIn(message: string): 'high' | 'medium' | 'low' | undefined {
  const [, before, after] = SEVERITY.exec(message) ?? []
  return (before ?? after)?.toLowerCase() as 'high' | 'medium' | 'low' | undefined
}
const SEVERITY = /\b(?:(high|medium|low)[- ]?(?:at[- ])?(?:risk|severity)|severity (?:is |of )?(high|medium|low))\b/i

/** Who is not at risk. */
export const sayNotAtRisk: OverviewAnswer = async (meant, { days }, { scope, toolbox }) => {
  const { over, window } = statusDays(days, scope)
  const { notAtRisk, count } = await toolbox.call('at_risk', { athletes: idsInput(meant), window })
  if (notAtRisk.length === 0)
    return `Nobody: an at-risk rule applies to each of the ${counted(count.total, 'athlete')} ${over} (${atRiskParts(count)}).`
  return paragraphs(
    `**${notAtRisk.length} of ${count.total}** athletes ${notAtRisk.length === 1 ? 'is' : 'are'} not at risk ${over}: no at-risk rule applies.`,
    `${joinFew(notAtRisk.map(({ name }) => boldName(name)))}.`,
    count.atRisk > 0 && `At risk: ${count.atRisk} (${atRiskParts(count)}).`,
  )
}

function writeAtRisk({ atRisk, severity, count: { total } }: AtRisk, isYesNo: boolean, { over }: RequestDays): string {
  const byValues = atRisk.filter(({ onlyMissingData }) => !onlyMissingData)
  const byMissingData = atRisk.filter(({ onlyMissingData }) => onlyMissingData)
  const of = severity === null ? 'at risk' : `at ${severity} risk`
  const are = atRisk.length === 1 ? 'is' : 'are'
  const yes = isYesNo ? 'Yes, ' : ''
  if (atRisk.length === 0)
    return `${isYesNo ? 'No, nobody' : 'Nobody'} is ${of} ${over}: none of the ${counted(total, 'athlete')}.`
  const parts = byValues.length > 0 && byMissingData.length > 0 ? ` (${atRiskParts(countAtRisk(atRisk))})` : ''
  const how = byValues.length > 1 ? ', the most urgent first:' : byValues.length > 0 ? ':' : ', by missing data alone.'
  return paragraphs(
    `${yes}**${atRisk.length} of ${total}** athletes ${are} ${of} ${over}${parts}${how}`,
    bullets(byValues.map(writeLine)),
    byMissingData.length > 0 && `At risk by missing data alone: ${joinFew(byMissingData.map(writeMissing))}.`,
  )
}

const writeLine = ({ athlete, severity, issues }: Athlete) =>
  `${boldName(athlete.name)} (${severity}): ${writeIssues(issues)}`
const writeMissing = ({ athlete, issues }: Athlete) => `${plainName(athlete.name)} (${writeIssues(issues)})`

/** Whether one athlete is at risk, with the reasons. */
function aboutAthlete(
  { id, name }: KnownAthlete,
  { atRisk }: AtRisk,
  isYesNo: boolean,
  { within }: RequestDays,
): string {
  const { severity = 'low', issues = [] } = atRisk.find(({ athlete }) => athlete.id === id) ?? {}
  const isAtRisk = issues.length > 0
  const yes = isYesNo ? (isAtRisk ? 'Yes, ' : 'No, ') : ''
  return paragraphs(
    isAtRisk
      ? `${yes}${boldName(name)} is at risk ${within} (**${severity}**), for ${counted(issues.length, 'reason')}:`
      : `${yes}${boldName(name)} is not at risk ${within}: nothing is flagged.`,
    bullets(issues.map(writeIssue)),
  )
}

const writeIssue = (issue: Athlete['issues'][number]) => `${capital(writeFlag(issue))} (rule: ${uncapital(issue.rule)})`
