import { bullets, joinAnd, paragraphs, sentences } from '../../answers/phrases/lists.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { capital } from '../../wording/english.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName } from '../../wording/names.ts'
import { type Moved, movedOrSame, readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'
import { comparedWithUsual } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const EXPLAINS =
  /\b((is|was|were|are) (it|that|this) (really |just |mostly |more |all |from |about |because of |due to |down to )*(the |my |his |her |their |our )?\w+( \w+)? or\b|or (is|was) it\b|explain(s|ed)?( by)?\b|(because of|due to|caused by|driven by|down to|from) (the |his |her |their |my |our |short |poor |bad |low |less )*\w+|what('s| is) (behind|driving|causing)|how much of (that|this|it)\b)/
const MOST = 6

/**
 * Whether it was sleep or practice: which of the two changed along with the last answer's measure, the verdict first.
 */
export const whichExplains: ReadFollowUp = async (said) => {
  const { last, words, spans } = said
  const [measure] = last.query.measures
  const causes = measuresSaid(said).filter((metric) => metric !== measure?.metric)
  const isElse = spans.some(({ kind }) => ['name', 'window', 'weekdays', 'bound', 'band'].includes(kind))
  if (!measure || !last.isOfFigures || causes.length === 0 || isElse || !EXPLAINS.test(words)) return undefined
  const ids = last.query.by?.includes('athlete') || last.query.who.ids ? listedIds(last) : undefined
  const each = ids !== undefined && ids.length <= MOST
  const who = each ? { ids: [...ids] } : last.query.who.ids ? last.query.who : {}
  const stretches = comparedWithUsual(last.query, said.scope)
  const moves = await readMoves({ who, metrics: [measure.metric, ...causes.slice(0, 3)], each }, stretches, said)
  const people = (each ? ids : [undefined]).map((id) => moves.filter(({ athlete }) => athlete?.id === id))
  const known = people.filter((one) => one.some(({ metric }) => metric !== measure.metric))
  if (known.length === 0) return undefined
  return {
    request: last.request,
    response: paragraphs(
      `${verdictOf(known, causes)} ${capital(phraseComparedPeriods(stretches, said.scope))}:`,
      bullets(
        known.map((one) => {
          const told = one.map((each) => `${labelOf(each)} ${withoutLabel(each)}`).join('; ')
          const name = one[0]?.athlete?.name
          return name === undefined ? capital(told) : `${boldName(name)}: ${told}`
        }),
      ),
      sentences(
        causes.includes('strain') && 'Strain stands for all training of a day, practice among it.',
        'What goes together is no proof of a cause: ask how they slept and how the work felt.',
      ),
    ),
  }
}

/** `7.2 h (7.1 h before, about the same)`. */
function withoutLabel(moved: Moved): string {
  const { metric } = moved.now.measure
  const plain = (text: string) => text.replace(new RegExp(`^${labelOf({ metric })} `), '')
  return `${plain(nameFigure(moved.now))} (${plain(nameFigure(moved.before))} before, ${movedOrSame(moved)})`
}

/** What makes a day harder for somebody: less sleep, a later bed time, more strain. */
function isAgainst({ metric, way, difference }: Moved): boolean {
  if (way === 'same') return false
  if (way === 'better' || way === 'worse') return way === 'worse'
  return (metric === 'strain' || metric.endsWith('_time') || metricCalled(metric).better === 'lower') && difference > 0
}

function verdictOf(people: readonly (readonly Moved[])[], causes: readonly string[]): string {
  const counts = causes.map((metric) => ({
    metric,
    count: people.filter((one) => one.some((each) => each.metric === metric && isAgainst(each))).length,
  }))
  const found = counts.filter(({ count }) => count > 0)
  const names = joinAnd(causes.map(called))
  if (found.length === 0)
    return causes.length === 1
      ? `**Hardly ${called(causes[0] ?? '')}**: it got no worse beyond the usual swing.`
      : `**Neither ${causes.map(called).join(' nor ')}**: neither got harder beyond the usual swing.`
  const [most, next] = found.toSorted((a, b) => b.count - a.count)
  const of = people.length > 1 ? ` for ${most?.count} of ${people.length}` : ''
  if (most && next && next.count === most.count) return `**Both ${names}** may have a part${of ? `, each${of}` : ''}.`
  const others = causes.filter((metric) => metric !== most?.metric)
  const rest = next
    ? `, ${called(next.metric)} for ${next.count}`
    : others.length > 0
      ? `, ${joinAnd(others.map(called))}${people.length > 1 ? ' for none' : ' not'}`
      : ''
  return `**${capital(called(most?.metric ?? ''))}** goes with it${of}${rest}.`
}

const called = (metric: string) => (metric === 'strain' ? 'training' : labelOf({ metric }))
