import { bullets, joinAnd, paragraphs } from '../../answers/phrases/lists.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { capital } from '../../wording/english.ts'
import { labelOf } from '../../wording/metrics.ts'
import { possessive } from '../../wording/names.ts'
import { fromTo, type Moved, readMoves } from '../changes-of-each.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { listedIds } from '../people-meant.ts'
import { comparedPeriodsOf } from '../periods.ts'
import { phraseComparedPeriods } from '../phrase-compared-periods.ts'

const ELSE =
  /\b((what|anything|something) else( (has |have |is |was |did )?(chang\w*|mov\w*|shift\w*|differ\w*|off|unusual|happen\w*|went (up|down)|goes|going|stands? out|weird|strange|different|down|up|low|high|wrong|looks?))|what (also|else) (changed|moved)|(other|any other) (changes|signs|metrics|measures|numbers|markers)( (that )?(mov\w*|chang\w*|off|down|up))?)\b/
const TOLD = [
  'recovery',
  'hrv',
  'resting_heart_rate',
  'sleep_duration',
  'bed_time',
  'respiratory_rate',
  'skin_temperature',
  'strain',
]

/** What else changed for the athlete or team of the last answer, over the same days. */
export const whatElse: ReadFollowUp = async (said) => {
  const { last, words, scope, spans } = said
  const asked = last.query.measures.map(({ metric }) => metric)
  const isElse = spans.some(({ kind }) => kind === 'name' || kind === 'bound')
  if (!last.isOfFigures || isElse || !ELSE.test(words)) return undefined
  const ids = last.query.who.ids ?? (last.query.by?.includes('athlete') ? listedIds(last) : undefined)
  if (ids && ids.length > 1) return undefined
  const stretches = comparedPeriodsOf(last.query, scope)
  const metrics = TOLD.filter((metric) => !asked.includes(metric))
  const moves = await readMoves({ who: ids ? { ids } : {}, metrics, each: ids !== undefined }, stretches, said)
  const [first] = moves
  if (!first) return undefined
  const moved = moves.filter(({ way }) => way !== 'same')
  const same = moves.filter(({ way }) => way === 'same')
  const whose = first.athlete ? `for ${possessive(first.athlete.name).replace(/(\*\*)'s?$/, '$1')}` : 'for the team'
  const days = phraseComparedPeriods(stretches, scope)
  const besides = joinAnd(asked.map((metric) => labelOf({ metric })))
  return {
    request: last.request,
    response: paragraphs(
      moved.length === 0
        ? `**Nothing else** ${whose} moved beyond the usual swing besides ${besides}, ${days}.`
        : `Besides ${besides}, **${joinAnd(moved.map(labelOf))}** moved beyond the usual swing ${whose}, ${days}:`,
      moved.length > 0 && bullets(moved.map((one) => `${capital(labelOf(one))}: ${fromTo(one)}`)),
      same.length > 0 && `About the same: ${joinAnd(same.map(inShort))}.`,
    ),
  }
}

function inShort({ now, metric }: Moved): string {
  const label = labelOf({ metric })
  const text = nameFigure(now)
  return text.startsWith(label) ? text : `${label} ${text}`
}
