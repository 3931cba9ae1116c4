import { counted } from '@corner/analytics/counted.ts'
import { metricOf } from '@corner/analytics/metric-catalogue.ts'
import { written } from '@corner/analytics/rounding.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { inWindow } from '../phrases/windows.ts'
import { planRelation, windowOfRelation } from '../planner/relation.ts'
import type { Writer } from './writer.ts'

type Result = ToolResult<'relation'>
type Related = Result['athletes'][number]

/** Usual words for the size of r. */
const STRENGTHS = [
  { from: 0.5, word: 'strongly' },
  { from: 0.3, word: 'moderately' },
  { from: 0.1, word: 'weakly' },
] as const

const NOT_CAUSE = 'Going together is not a cause.'

/** Whether two metrics go together. */
export const answerRelation: Writer = async (question, { scope, toolbox }) => {
  const result = await toolbox.call('relation', planRelation(question, scope))
  const within = inWindow({ window: windowOfRelation(question, scope) }, scope)
  if (question.athletes.length > 0)
    return paragraphs(...result.athletes.map((related) => writeRelation(related, result, within)), NOT_CAUSE)
  return writeTeam(result, within)
}

export function writeRelation({ athlete, relation: { r, pairs } }: Related, result: Result, within: string): string {
  const metrics = nameMetrics(result)
  if (r === null)
    return `There are too few pairs to say whether ${possessive(athlete.name)} ${metrics} go together: only ${counted(pairs, 'pair')} ${within}, and it takes ${result.pairsNeeded}.`
  return `${possessive(athlete.name)} ${metrics} ${strengthOf(r)}: r = ${writeR(r)} over ${counted(pairs, 'pair')} of days ${within}.`
}

function strengthOf(r: number): string {
  const strength = STRENGTHS.find(({ from }) => Math.abs(r) >= from)
  if (!strength) return 'do not go together'
  return r > 0 ? `go together ${strength.word}` : `move against each other ${strength.word}`
}

/** Of a team, each athlete alone: values of different people say nothing together. */
function writeTeam(result: Result, within: string): string {
  const known = result.athletes.filter(({ relation }) => relation.r !== null)
  const metrics = nameMetrics(result)
  if (known.length === 0)
    return `There are not enough records of anybody to say whether ${metrics} go together ${within}: it takes ${result.pairsNeeded} pairs of days.`
  const sorted = known.toSorted((a, b) => Math.abs(b.relation.r ?? 0) - Math.abs(a.relation.r ?? 0))
  const lines = sorted
    .slice(0, 5)
    .map(
      ({ athlete, relation: { r, pairs } }) =>
        `${boldName(athlete.name)}: r = ${writeR(r ?? 0)} (${counted(pairs, 'pair')})`,
    )
  return paragraphs(
    `Each athlete alone, ${metrics} ${within}, the closest first (${counted(known.length, 'athlete')} with enough records):`,
    bullets(lines),
    NOT_CAUSE,
  )
}

function nameMetrics({ x, y, lagDays }: Result): string {
  const later = lagDays === 0 ? '' : lagDays === 1 ? 'the next day’s ' : `${metricOf(y).label} ${lagDays} days later`
  return `${metricOf(x).label} and ${lagDays > 1 ? later : `${later}${metricOf(y).label}`}`
}

const writeR = (r: number) => written(r, 2).replace('-', '−')
