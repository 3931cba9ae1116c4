import { counted } from '@corner/analytics/numbers/counted.ts'
import { withArticle } from '../../wording/english.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { extremeWords } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { isKnown } from '../context/look-up.ts'
import { type AnswerInput, measureOf, phraseDays } from './answer-input.ts'
import { figuresOf, nameFigure } from './line-figure.ts'
import { writeLines } from './lines.ts'

/**
 * "Did anybody sleep worse than Zaur": those beyond another athlete in the given order; undefined: that was not asked.
 */
export function writeBeyond(told: AnswerInput): string | undefined {
  const { query, facts } = told
  const { against, by, order, asks } = query
  const [other, second] = facts.against?.rows ?? []
  const isOfOne = against && 'who' in against && by?.length === 1 && by[0] === 'athlete'
  const athlete = other?.group.athlete
  if (!isOfOne || !order || second || !athlete || facts.rows.length < 2) return undefined
  const measure = measureOf(told)
  const name = boldName(athlete.name)
  const yardstick = other.facts[0]
  if (!isKnown(yardstick))
    return `There is no ${nameMeasure(measure)} of ${name} ${phraseDays(told).over} to compare with.`
  const sign = order === 'highest' ? 1 : -1
  const others = facts.rows.filter(({ group }) => group.athlete?.id !== athlete.id)
  const beyond = others.filter(({ facts: [fact] }) => isKnown(fact) && sign * (fact.value - yardstick.value) > 0)
  const words = extremeWords(measure.metric)
  const what = withArticle(`${sign > 0 ? words.higher : words.lower} ${nameMeasure(measure)}`)
  const than = `${what} than ${name} (${nameFigure(yardstick)})`
  const [yes, no] = asks === 'whether' ? ['Yes, ', 'No, nobody'] : ['', 'Nobody']
  const all = counted(others.length, 'athlete')
  if (beyond.length === 0) return `${no} has ${than}: none of ${all}.`
  return writeLines(
    `${yes}**${beyond.length} of ${all}** ${beyond.length === 1 ? 'has' : 'have'} ${than}`,
    beyond.map((row) => `${boldName(row.group.athlete?.name ?? '')}: ${figuresOf(row, told)}`),
  )
}
