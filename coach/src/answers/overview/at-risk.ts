import { counted } from '@corner/analytics/counted.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import type { Answer, AnswerContext } from '../asked/answer-context.ts'
import { type Asked, standingDays } from '../asked/asked-days.ts'
import { idsInput, peopleOf } from '../asked/people-of.ts'
import { asksWhy, asksYesNo } from '../asked/question-form.ts'
import { bullets, joinFew, paragraphs } from '../phrases/lists.ts'
import { boldName, plainName } from '../phrases/names.ts'
import { writeIssues } from '../values/issues.ts'
import { sayNobody } from '../values/left-out.ts'
import { writeOutstanding } from '../values/outstanding.ts'

type AtRisk = ToolResult<'at_risk'>
type Athlete = AtRisk['atRisk'][number]

/** So many people are told of one by one, with the rules behind; of more it is a list. */
const ONE_BY_ONE = 3

/** Who is at risk by the product's rules and why, or whether somebody is; `who.not` without a condition: who is not. */
export const answerAtRisk: Answer<'overview'> = async ({ who, days }, context) => {
  const { message, scope, toolbox } = context
  const { not, ...plain } = who
  const isTurned = not === true && who.where === undefined
  const meant = await peopleOf(isTurned ? plain : who, days, context)
  if (meant.people.length === 0 && !meant.isTeam) return sayNobody(meant.leftOut)
  const asked = standingDays(days, scope)
  const isAboutSome = !meant.isTeam && meant.people.length <= ONE_BY_ONE
  const severity = isAboutSome || isTurned ? undefined : severityIn(message)
  const result = await toolbox.call('at_risk', {
    athletes: idsInput(meant),
    ...(severity && { severity }),
    window: asked.window,
  })
  if (isTurned) return writeNotAtRisk(result, asked)
  if (!isAboutSome) return writeAtRisk(result, asksYesNo(message), asked)
  const parts = meant.people.map(({ id }) => aboutAthlete(id, result, asked, context))
  return (await Promise.all(parts)).join('\n\n')
}

/** "Who is at high risk": only those. */
function severityIn(message: string): 'high' | 'medium' | 'low' | undefined {
  const [, before, after] = SEVERITY.exec(message) ?? []
  return (before ?? after)?.toLowerCase() as 'high' | 'medium' | 'low' | undefined
}
const SEVERITY = /\b(?:(high|medium|low)[- ]?(?:at[- ])?(?:risk|severity)|severity (?:is |of )?(high|medium|low))\b/i

function writeNotAtRisk({ atRisk, notAtRisk }: AtRisk, { over }: Asked): string {
  const total = notAtRisk.length + atRisk.length
  if (notAtRisk.length === 0)
    return `Nobody: an at-risk rule applies to each of the ${counted(total, 'athlete')} ${over}.`
  return paragraphs(
    `**${notAtRisk.length} of ${total}** athletes ${notAtRisk.length === 1 ? 'is' : 'are'} not at risk ${over}: no at-risk rule applies.`,
    `${joinFew(notAtRisk.map(({ name }) => boldName(name)))}.`,
  )
}

function writeAtRisk({ atRisk, notAtRisk, bySeverity, severity }: AtRisk, isYesNo: boolean, { over }: Asked): string {
  const byValues = atRisk.filter(({ onlyMissingData }) => !onlyMissingData)
  const byMissingData = atRisk.filter(({ onlyMissingData }) => onlyMissingData)
  const of = severity === null ? 'at risk' : `at ${severity} risk`
  const total = notAtRisk.length + bySeverity.high + bySeverity.medium + bySeverity.low
  const are = atRisk.length === 1 ? 'is' : 'are'
  const yes = isYesNo ? 'Yes, ' : ''
  if (atRisk.length === 0)
    return `${isYesNo ? 'No, nobody' : 'Nobody'} is ${of} ${over}: none of the ${counted(total, 'athlete')}.`
  return paragraphs(
    byValues.length > 0
      ? `${yes}**${atRisk.length} of ${total}** athletes ${are} ${of} ${over}${byValues.length > 1 ? ', the most urgent first' : ''}:`
      : `${yes}**${atRisk.length} of ${total}** athletes ${are} ${of} ${over}, by missing data alone.`,
    bullets(byValues.map(writeLine)),
    byMissingData.length > 0 && `At risk by missing data alone: ${joinFew(byMissingData.map(writeMissing))}.`,
  )
}

const writeLine = ({ athlete, severity, issues }: Athlete) =>
  `${boldName(athlete.name)} (${severity}): ${writeIssues(issues)}`
const writeMissing = ({ athlete, issues }: Athlete) => `${plainName(athlete.name)} (${writeIssues(issues)})`

/** Whether one athlete is at risk, with the reasons. */
async function aboutAthlete(
  id: string,
  { atRisk, notAtRisk }: AtRisk,
  asked: Asked,
  { message, scope, toolbox }: AnswerContext,
): Promise<string> {
  const found = atRisk.find(({ athlete }) => athlete.id === id)
  const athlete = found?.athlete ?? notAtRisk.find((one) => one.id === id)
  if (!athlete) return ''
  const within = asked.within
  const name = boldName(athlete.name)
  const isYesNo = asksYesNo(message)
  const verdict = found
    ? `${isYesNo ? 'Yes, ' : ''}${name} is at risk ${within}, and the severity is **${found.severity}**: ${counted(found.issues.length, 'issue')}.`
    : `${isYesNo ? 'No, ' : ''}${name} is not at risk ${within}, and the severity is **low**: no at-risk rule applies.`
  const summary = await toolbox.call('athlete_summary', { athlete: id, window: asked.window })
  return paragraphs(
    verdict,
    found && bullets(found.issues.map(writeIssue)),
    asksWhy(message) && writeOutstanding(summary, asked.over, scope.today),
  )
}

const writeIssue = ({ text, rule }: Athlete['issues'][number]) =>
  `${text} (rule: ${rule.charAt(0).toLowerCase()}${rule.slice(1)})`
