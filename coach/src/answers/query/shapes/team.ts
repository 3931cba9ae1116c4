import { counted } from '@corner/analytics/numbers/counted.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { isCounted, labelOf, metricCalled } from '../../../wording/metrics.ts'
import { nounOfTests, writeTests } from '../../../wording/tests.ts'
import { isKnown, type KnownFact } from '../../context/look-up.ts'
import { bullets, capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayOneMaker } from '../../values/left-out.ts'
import { type AnswerInput, daysOfMeasure, overDays, phraseDays, type ShapeWriter } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { nameGroupOf, whose } from '../group-names.ts'
import { nameFigure } from '../line-figure.ts'
import { noData } from '../no-data.ts'
import { relationWords } from '../sentences/correlations.ts'

/** One figure of several athletes: the mean of each athlete's own, or their total. */
export const writeTeam: ShapeWriter = (told) => {
  const { query, facts } = told
  const [first, ...others] = (facts.rows[0]?.facts ?? []).filter(isKnown)
  if (!first) return noData(told)
  const after = sentences(
    sayOneMaker(facts.leftOut, facts.rows[0]?.members[0]?.athlete, told.context.scope),
    caveatsOf(query, { windowDays: facts.window.days }),
  )
  if (others.length === 0) return sentences(writeFigureOfTeam(first, told), after)
  const lines = [first, ...others].map(
    (fact) => `${capital(nameMeasure(fact.measure))}: **${nameFigure(fact)}** (${counted(fact.athletes, 'athlete')})`,
  )
  return paragraphs(
    `${capital(whose(told))} figures ${phraseDays(told).over}, each athlete once:`,
    bullets(lines),
    after,
  )
}

/** Every aggregate, for several athletes. */
function writeFigureOfTeam(fact: KnownFact, told: AnswerInput): string {
  const { measure, value, total, athletes } = fact
  const { over, within, isOneDay } = daysOfMeasure(measure, told)
  const [name, label] = [nameMeasure(measure), labelOf(measure)]
  const figure = writeFigure(measure, value, athletes)
  const of = `(${withWhom(fact, told)})`
  const team = capital(whose(told))
  switch (measure.aggregate) {
    case 'days':
      return isOneDay ? writeShareOfPeople(fact, told) : writeDays(fact, told)
    case 'share':
      if (isOneDay) return writeShareOfPeople(fact, told)
      break
    case 'sum':
    case 'count':
      return `${team} ${name} ${over} ${isCounted(measure.metric) ? 'are' : 'is'} **${writeFigure(measure, total ?? value)}** in all, ${figure} an athlete ${of}.`
    case 'latest':
    case 'mean': {
      if (isOneDay) return `${team} average ${label} ${over} ${over === 'today' ? 'is' : 'was'} **${figure}** ${of}.`
      const what = measure.aggregate === 'latest' ? `average ${name}${overDays(told)}` : `${name} ${over}`
      return `${team} ${what} is **${figure}** ${of}.`
    }
    case 'halves':
    case 'change':
    case 'change_percent': {
      const isHalves = measure.aggregate === 'halves'
      const since = isHalves ? 'the second half of these days against the first,' : 'since the record before,'
      const isSmall = isHalves && Math.abs(value) <= metricCalled(measure.metric).steadyWithin
      const moved = isSmall ? `**about the same**: ${figure}` : `**${figure}**`
      return `${team} ${label} is ${moved} ${since} ${over} ${of}${isSmall ? ', so small a change says little' : ''}.`
    }
    case 'trend':
    case 'from_own_average':
    case 'from_own_range':
      return `${team} ${label} is on average **${figure}** ${over} ${of}.`
    case 'correlation':
      return `${team} ${name} ${within}: on average **r = ${figure}**, so they ${relationWords(value)} (each athlete alone, ${withWhom(fact, told)}).`
    default:
      break
  }
  return `${team} ${name} ${over} is **${figure}**: each athlete's own, averaged ${of}.`
}

/** `22 athletes, without Ann Ash`. */
function withWhom({ athletes }: KnownFact, told: AnswerInput): string {
  const named = nameGroupOf(told)
  return named.startsWith('the team')
    ? `${counted(athletes, 'athlete')}${named.replace('the team', '').replace(/^ without/, ', without')}`
    : named
}

const metBy = ({ facts }: AnswerInput) => (facts.rows[0]?.members ?? []).filter(({ value }) => value > 0).length

function writeDays({ measure, total, athletes }: KnownFact, told: AnswerInput): string {
  const { test = [] } = measure
  const { within } = daysOfMeasure(measure, told)
  const team = capital(nameGroupOf(told))
  const all = counted(athletes, 'athlete')
  if (!total) return `${team} had **no ${nounOfTests(test)}s with ${writeTests(test)}** ${within} (${all} with data).`
  return `${team} had **${writeFigure(measure, total)}** with ${writeTests(test)} ${within}, by ${metBy(told)} of ${all}.`
}

/** For a single day it is the share of people who met the test. */
function writeShareOfPeople({ measure, value, athletes }: KnownFact, told: AnswerInput): string {
  const { within } = daysOfMeasure(measure, told)
  const share = measure.aggregate === 'share' ? `, which is ${writeFigure(measure, value)}` : ''
  return `**${metBy(told)} of ${counted(athletes, 'athlete')}** with data had ${writeTests(measure.test ?? [])} ${within}${share}.`
}
