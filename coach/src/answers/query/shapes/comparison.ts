import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Fact, FactRow } from '@corner/analytics/query/facts.ts'
import { withArticle } from '../../../wording/english.ts'
import { nameMeasure, nameMeasures } from '../../../wording/measures.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import { isKnown } from '../../context/look-up.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, overDays, type ShapeWriter } from '../answer-input.ts'
import { writeBeyond } from '../beyond.ts'
import { caveatsOf } from '../caveats.ts'
import { detailOf } from '../details.ts'
import { comparedBy, movedBy, type Pair, pairOf } from '../differences.ts'
import { isOfTeam, nameGroupOf, namePeople, whose } from '../group-names.ts'
import { nameFigure } from '../line-figure.ts'
import { writeLines } from '../lines.ts'
import { noData } from '../no-data.ts'
import { otherDays } from '../other-days.ts'
import { partName } from '../part-names.ts'
import { isOfMovers, writeMovers } from './movers.ts'
import { isOfTwoPeriods, writeTwoPeriods } from './two-periods.ts'

/** The same figures compared with those of other days, other people, or the team: the difference, and both. */
export const writeComparison: ShapeWriter = async (told) => {
  const { query, facts } = told
  const beyond = writeBeyond(told)
  if (beyond !== undefined) return beyond
  const stretches = isOfTwoPeriods(told)
    ? await writeTwoPeriods(told)
    : isOfMovers(told)
      ? writeMovers(told)
      : undefined
  if (stretches !== undefined) return stretches
  const pairs = facts.rows.flatMap((row) =>
    row.facts.map((fact, place) => ({ row, fact, ...pairOf(fact, place, facts) })),
  )
  const [pair, second] = pairs
  if (!pair || !pairs.some(({ fact, other }) => isKnown(fact) || isKnown(other))) return noData(told)
  const after = sentences(
    facts.ofDifferentMakers &&
      'Their devices are of different makers, whose scores are not alike: no difference is taken.',
    second && query.asks === 'who' && sayLeftOut(facts.leftOut),
    caveatsOf(query, { isOfPeople: !isOfDays(told) }),
  )
  if (second === undefined)
    return sentences(writePair(pair, told), isOfTwoPeriods(told) && 'That is too few nights to compare.', after)
  const lines = pairs.map((one) => writeLine(one, told))
  return paragraphs(writeLines(heading(told), lines), after)
}

type Compared = Pair & { row: FactRow; fact: Fact }

const isOfDays = ({ query: { against } }: AnswerInput) => against !== undefined && 'days' in against

/** `Bea Birch`, `the team`. */
function otherSide(told: AnswerInput): string {
  const { query, facts } = told
  const names = facts.against?.people.map(({ name }) => name) ?? []
  return query.against && 'who' in query.against ? namePeople(query.against.who, names, told) : 'the team'
}

/** One figure compared with another. */
function writePair({ row, fact, other, difference }: Compared, told: AnswerInput): string {
  const { athlete } = row.group
  const { metric } = fact.measure
  const name = nameMeasure(fact.measure)
  const owner = [athlete ? possessive(athlete.name) : whose(told), partName(row.group)].filter(Boolean).join(' ')
  const whoseName = `${capital(owner)} ${name}`
  const [one, another] = [fact, other].map((side) => ({ figure: figure(side), of: details(side, told) }))
  if (!one || !another) return ''
  if (isOfDays(told)) {
    const moved = difference ? ` is **${movedBy(difference, metric)}**` : ''
    return `${whoseName}${moved}: ${one.figure}${overDays(told)}${one.of}, against ${another.figure} ${otherDays(told)}${another.of}.`
  }
  const side = otherSide(told)
  const over = overDays(told)
  if (!difference)
    return `${whoseName}${over}: ${one.figure}${one.of}, against ${another.figure}${another.of} of ${side}.`
  const { size, than } = comparedBy(difference, metric)
  const values = `${one.figure}${one.of} against ${another.figure}${another.of}${over}`
  if (!athlete && !isOfTeam(told.query.who))
    return `${capital(nameGroupOf(told))} have ${withArticle(name)} **${size}** ${than} ${side}: ${values}.`
  return `${whoseName} is **${size}** ${than} ${side === 'the team' ? "the team's" : `that of ${side}`}: ${values}.`
}

const figure = (fact: Fact | undefined) => (isKnown(fact) ? nameFigure(fact) : 'no data')

function details(fact: Fact | undefined, told: AnswerInput): string {
  if (!isKnown(fact)) return ''
  return fact.group.athlete ? detailOf(fact, told) : ` (${counted(fact.athletes, 'athlete')})`
}

function heading(told: AnswerInput): string {
  const { query, facts } = told
  const [row, second] = facts.rows
  const who = row?.group.athlete ? boldName(row.group.athlete.name) : capital(nameGroupOf(told))
  const against = isOfDays(told) ? otherDays(told).replace(/^(on|over) /, '') : otherSide(told)
  return `${second ? capital(nameMeasures(query.measures)) : who}${overDays(told)}, against ${against}`
}

/** `Ann Ash: 55% against 60% (down by 5.1 points)`. */
function writeLine({ row, fact, other, difference }: Compared, told: AnswerInput): string {
  const { metric } = fact.measure
  const name = row.group.athlete && told.facts.rows.length > 1 ? boldName(row.group.athlete.name) : ''
  const part = partName(row.group)
  const isNamed = told.query.measures.length > 1 || (name === '' && part === '')
  const head = [name, part, isNamed && nameMeasure(fact.measure)].filter(Boolean).join(', ')
  const apart = difference && (isOfDays(told) ? movedBy(difference, metric) : comparedBy(difference, metric).size)
  return `${capital(head)}: ${figure(fact)} against ${figure(other)}${apart ? ` (${apart})` : ''}`
}
