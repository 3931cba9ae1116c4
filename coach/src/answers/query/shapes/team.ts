import { counted } from '@corner/analytics/counted.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { isCounted, labelOf, metricCalled } from '../../../wording/metrics.ts'
import { nounOfTests, writeTests } from '../../../wording/tests.ts'
import { isKnown, type KnownFact } from '../../asked/look-up.ts'
import { bullets, capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { caveatsOf } from '../caveats.ts'
import { nameGroupOf, whose } from '../group-names.ts'
import { nameFigure } from '../line-figure.ts'
import { relationWords } from '../sentences/of-relations.ts'
import { daysOf, daysOfMeasure, type ShapeWriter, type Told } from '../told.ts'

/** One figure of several athletes: the mean of each one's own, or their total. */
export const writeTeam: ShapeWriter = (told) => {
  const { query, facts } = told
  const [row] = facts.rows
  const known = (row?.facts ?? []).filter(isKnown)
  const [first, second] = known
  if (!first) return sayNobody(told)
  const others = sayLeftOut(facts.leftOut.filter(({ reason }) => reason === 'other_maker'))
  const caveats = caveatsOf(query, { windowDays: facts.window.days })
  if (second === undefined) return sentences(writeFigureOfTeam(first, told), others, caveats)
  const lines = known.map(
    (fact) => `${capital(nameMeasure(fact.measure))}: **${nameFigure(fact)}** (${counted(fact.athletes, 'athlete')})`,
  )
  return paragraphs(
    `${capital(whose(told))} figures ${daysOf(told).over}, each athlete once:`,
    bullets(lines),
    sentences(others, caveats),
  )
}

function sayNobody(told: Told): string {
  const { query, facts } = told
  const label = [...new Set(query.measures.map(labelOf))].join(' or ')
  if (facts.people.length === 0 && query.who.where) return `Nobody meets that, so there is no ${label} to tell.`
  return `There is no ${label} data of ${nameGroupOf(told)} ${daysOf(told).over}.`
}

/** Each way of making a figure, of several athletes. */
function writeFigureOfTeam(fact: KnownFact, told: Told): string {
  const { measure, value, total, athletes } = fact
  const { over, within, isOneDay } = daysOfMeasure(measure, told)
  const name = nameMeasure(measure)
  const figure = `**${writeFigure(measure, value, athletes)}**`
  const of = `(${withWhom(fact, told)})`
  const team = capital(whose(told))
  switch (measure.aggregate) {
    case 'days':
    case 'share':
      return isOneDay ? writeShareOfPeople(fact, told) : writeDays(fact, told)
    case 'sum':
    case 'count':
      if (total === null) break
      return `${team} ${name} ${over} ${isCounted(measure.metric) ? 'are' : 'is'} **${writeFigure(measure, total)}** in all, ${writeFigure(measure, value, athletes)} an athlete ${of}.`
    case 'latest':
    case 'mean':
      return isOneDay
        ? `${team} average ${labelOf(measure).replace(/^average /, '')} ${over} ${over === 'today' ? 'is' : 'was'} ${figure} ${of}.`
        : `${team} ${measure.aggregate === 'latest' ? `average ${name}${windowOfLatest(told, over)}` : `${name} ${over}`} is ${figure} ${of}.`
    case 'halves':
      if (Math.abs(value) <= metricCalled(measure.metric).steadyWithin)
        return `${team} ${labelOf(measure)} is **about the same**: ${writeFigure(measure, value, athletes)} ${WITHIN.halves} ${over} ${of}, so small a change says little.`
      return `${team} ${labelOf(measure)} is **${writeFigure(measure, value, athletes)}** ${WITHIN.halves} ${over} ${of}.`
    case 'change':
    case 'change_percent':
      return `${team} ${labelOf(measure)} is **${writeFigure(measure, value, athletes)}** ${WITHIN[measure.aggregate]} ${over} ${of}.`
    case 'trend':
    case 'from_own_average':
    case 'from_own_range':
      return `${team} ${labelOf(measure)} is on average ${figure} ${over} ${of}.`
    case 'correlation':
      return `${team} ${name} ${within}: on average **r = ${writeFigure(measure, value)}**, so they ${relationWords(value)} (each athlete alone, ${withWhom(fact, told)}).`
    default:
      break
  }
  return `${team} ${name} ${over} is ${figure}: each athlete's own, averaged ${of}.`
}

const WITHIN = {
  halves: 'from the earlier half to the later',
  change: 'since the record before,',
  change_percent: 'since the record before,',
} as const

/** Newest values need no window; an exact one is said. */
const windowOfLatest = ({ query: { days } }: Told, over: string) =>
  days.window === undefined && days.where === undefined && days.weekdays === undefined ? '' : ` ${over}`

/** `22 athletes, without Ann Ash`. */
function withWhom({ athletes }: KnownFact, told: Told): string {
  const named = nameGroupOf(told)
  return named.startsWith('the team')
    ? `${counted(athletes, 'athlete')}${named.replace('the team', '').replace(/^ without/, ', without')}`
    : named
}

function writeDays({ measure, value, total, athletes }: KnownFact, told: Told): string {
  const { within } = daysOfMeasure(measure, told)
  const tests = measure.test ?? []
  const what = `${nounOfTests(tests)}s with ${writeTests(tests)}`
  if (total === null)
    return `${capital(whose(told))} ${nameMeasure(measure)} ${within} is **${writeFigure(measure, value, athletes)}**: each athlete's own, averaged (${withWhom({ measure, value, total, athletes } as KnownFact, told)}).`
  const members = told.facts.rows[0]?.members ?? []
  const by = members.filter((member) => member.value > 0).length
  if (total === 0)
    return `${capital(nameGroupOf(told))} had **no ${what}** ${within} (${counted(athletes, 'athlete')} with data).`
  return `${capital(nameGroupOf(told))} had **${writeFigure(measure, total)}** with ${writeTests(tests)} ${within}, by ${by} of ${counted(athletes, 'athlete')}.`
}

/** Of a single day it is the part of the people who met the test. */
function writeShareOfPeople({ measure, value, athletes }: KnownFact, told: Told): string {
  const members = told.facts.rows[0]?.members ?? []
  const met = members.filter((member) => member.value > 0).length
  const share = measure.aggregate === 'share' ? `, which is ${writeFigure(measure, value)}` : ''
  const { within } = daysOfMeasure(measure, told)
  return `**${met} of ${counted(athletes, 'athlete')}** with data had ${writeTests(measure.test ?? [])} ${within}${share}.`
}
