import { counted } from '@corner/analytics/counted.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { bullets, joinFew, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName, plainName } from '../phrases/names.ts'
import { inWindow, overWindow } from '../phrases/windows.ts'
import { planAthletes } from '../planner/athletes.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { writeIssues } from './issues.ts'
import { writeOutstanding } from './outstanding.ts'
import type { AnswerContext, Writer } from './writer.ts'

type AtRisk = ToolResult<'at_risk'>
type Athlete = AtRisk['atRisk'][number]
type Period = Pick<CoachScope, 'days' | 'today'>

/** Who is at risk by the product's rules and why, or whether somebody is. */
export const answerAtRisk: Writer = async (question, context) => {
  const { severity, window } = question
  const isAboutSome = question.athletes.length > 0
  const result = await context.toolbox.call('at_risk', {
    athletes: planAthletes(question),
    ...(severity && !isAboutSome && { severity }),
    window: planWindow(window),
  })
  if (!isAboutSome && question.isNegated) return writeNotAtRisk(result, question, context.scope)
  if (!isAboutSome) return writeAtRisk(withIssues(result, question.leastIssues), question, context.scope)
  return (await Promise.all(question.athletes.map(({ id }) => aboutAthlete(id, result, question, context)))).join(
    '\n\n',
  )
}

/** "Anyone with 3 or more issues": the others are left out. */
const withIssues = (result: AtRisk, least = 1): AtRisk => ({
  ...result,
  atRisk: result.atRisk.filter(({ issues }) => issues.length >= least),
})

function writeNotAtRisk({ atRisk, notAtRisk }: AtRisk, question: Question, scope: Period): string {
  const over = overWindow(question, scope)
  const total = notAtRisk.length + atRisk.length
  if (notAtRisk.length === 0)
    return `Nobody: an at-risk rule applies to each of the ${counted(total, 'athlete')} ${over}.`
  return paragraphs(
    `**${notAtRisk.length} of ${total}** athletes ${notAtRisk.length === 1 ? 'is' : 'are'} not at risk ${over}: no at-risk rule applies.`,
    `${joinFew(notAtRisk.map(({ name }) => boldName(name)))}.`,
  )
}

export function writeAtRisk(
  { atRisk, notAtRisk, bySeverity, severity }: AtRisk,
  question: Question,
  scope: Period,
): string {
  const byValues = atRisk.filter(({ onlyMissingData }) => !onlyMissingData)
  const byMissingData = atRisk.filter(({ onlyMissingData }) => onlyMissingData)
  const over = overWindow(question, scope)
  const issues = question.leastIssues === undefined ? '' : ` with ${counted(question.leastIssues, 'issue')} or more`
  const of = severity === null ? `at risk${issues}` : `at ${severity} risk`
  const total = notAtRisk.length + bySeverity.high + bySeverity.medium + bySeverity.low
  const are = atRisk.length === 1 ? 'is' : 'are'
  const yes = question.isYesNo ? 'Yes, ' : ''
  if (atRisk.length === 0)
    return `${question.isYesNo ? 'No, nobody' : 'Nobody'} is ${of} ${over}: none of the ${counted(total, 'athlete')}.`
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
  question: Question,
  context: AnswerContext,
): Promise<string> {
  const found = atRisk.find(({ athlete }) => athlete.id === id)
  const athlete = found?.athlete ?? notAtRisk.find((one) => one.id === id)
  if (!athlete) return ''
  const within = inWindow(question, context.scope)
  const name = boldName(athlete.name)
  const verdict = found
    ? sentences(
        `${question.isYesNo ? 'Yes, ' : ''}${name} is at risk ${within}, and the severity is **${found.severity}**: ${counted(found.issues.length, 'issue')}.`,
      )
    : `${question.isYesNo ? 'No, ' : ''}${name} is not at risk ${within}, and the severity is **low**: no at-risk rule applies.`
  const summary = await context.toolbox.call('athlete_summary', { athlete: id, window: planWindow(question.window) })
  return paragraphs(
    verdict,
    found &&
      bullets(
        found.issues.map(
          (issue) => `${issue.text} (rule: ${issue.rule.charAt(0).toLowerCase()}${issue.rule.slice(1)})`,
        ),
      ),
    question.why && writeOutstanding(summary, overWindow(question, context.scope), context.scope.today),
  )
}
