import { counted } from '@corner/analytics/counted.ts'
import { withArticle } from '../../wording/english.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { extremeWords } from '../../wording/metrics.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { nameFigure, writeLineFigure } from './line-figure.ts'
import { daysOf, isKnown, type Told } from './told.ts'

/** "Did anybody sleep worse than Zaur": those who are beyond one other athlete in the order asked for; undefined: that was not asked. */
export function writeBeyond(told: Told): string | undefined {
  const { query, facts } = told
  const [measure] = query.measures
  const [other, second] = facts.against?.rows ?? []
  const yardstick = other?.facts[0]
  const isOfOne = query.against && 'who' in query.against && query.by?.length === 1 && query.by[0] === 'athlete'
  if (!isOfOne || !query.order || !measure || second || !other?.group.athlete || facts.rows.length < 2) return undefined
  const name = boldName(other.group.athlete.name)
  if (!isKnown(yardstick)) return `There is no ${nameMeasure(measure)} of ${name} ${daysOf(told).over} to compare with.`
  const sign = query.order === 'highest' ? 1 : -1
  const others = facts.rows.filter(({ group }) => group.athlete?.id !== other.group.athlete?.id)
  const beyond = others.filter(({ facts: [fact] }) => isKnown(fact) && sign * (fact.value - yardstick.value) > 0)
  const words = extremeWords(measure.metric)
  const than = `${withArticle(`${sign > 0 ? words.higher : words.lower} ${nameMeasure(measure)}`)} than ${name} (${nameFigure(yardstick)})`
  const [yes, no] = query.asks === 'whether' ? ['Yes, ', 'No, nobody'] : ['', 'Nobody']
  if (beyond.length === 0) return `${no} has ${than}: none of ${counted(others.length, 'athlete')}.`
  const lines = beyond.map(
    ({ group, facts: [fact] }) =>
      `${boldName(group.athlete?.name ?? '')}: ${isKnown(fact) ? writeLineFigure(fact, told) : ''}`,
  )
  return paragraphs(
    `${yes}**${beyond.length} of ${counted(others.length, 'athlete')}** ${beyond.length === 1 ? 'has' : 'have'} ${than}:`,
    bullets(lines),
  )
}
