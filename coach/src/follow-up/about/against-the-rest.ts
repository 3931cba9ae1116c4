import { counted } from '@corner/analytics/numbers/counted.ts'
import { isKnown, lookUp } from '../../answers/context/look-up.ts'
import { sentences } from '../../answers/phrases/lists.ts'
import { isByNature } from '../../answers/query/caveats.ts'
import { comparedBy } from '../../answers/query/differences.ts'
import { nameFigure } from '../../answers/query/line-figure.ts'
import { nameDays } from '../../wording/days.ts'
import { nameMean } from '../../wording/measures.ts'
import { extremeWords, metricCalled } from '../../wording/metrics.ts'
import { possessive } from '../../wording/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'

const THE_REST =
  '(?:the )?(?:rest(?: of (?:them|the (?:team|squad|guys|group|room)|us))?|other(?:s| guys| kids| wrestlers| athletes| boys| players| ones)|everyone(?: else)?|everybody(?: else)?|team|squad|room|group|his teammates|her teammates|team(?:' +
  "'s" +
  ')? average)'
const COMPARED = new RegExp(
  `\\b(?:worse|better|higher|lower|less|more|different|unusual|the same|same|than|compar\\w*|stack\\w* up|against|vs\\.?|versus|like)\\b.*\\b${THE_REST}\\b|\\bis (?:he|she|that|it|this)(?: just| only)? (?:the only one|alone|normal for (?:this|our|the) (?:team|group|room))|\\bwhere does (?:he|she|that|it) (?:rank|stand|fall|put (?:him|her))|\\bis (?:everyone|everybody|the (?:whole )?team|the rest)(?: else)? (?:like that|the same)`,
)
/** For when the last answer was about one day, or none. */
const DAYS = 7

/** One athlete compared with all the others, by the measure of the last answer, with their rank. */
export const againstTheRest: ReadFollowUp = async (said) => {
  const { last, words, scope } = said
  const ids = last.query.who.ids ?? listedIds(last)
  const [id, other] = ids ?? []
  const isElse = said.spans.some(({ kind }) => ['bound', 'band', 'count'].includes(kind))
  if (!id || other || isElse || !COMPARED.test(words)) return undefined
  const metric = measuresSaid(said)[0] ?? last.query.measures[0]?.metric
  if (metric === undefined || metricCalled(metric).of === 'standing') return undefined
  const days = last.query.days.window ? last.query.days : { window: { last: DAYS } }
  const measures = [{ metric, aggregate: 'mean' as const }]
  const [all, beside] = await Promise.all([
    lookUp({ who: {}, measures, days, by: ['athlete'], order: 'highest', asks: 'value' }, said),
    lookUp({ who: { except: [id] }, measures, days, asks: 'value' }, said),
  ])
  const team = beside.rows[0]?.facts[0]
  const rows = all.rows.filter(({ facts: [fact] }) => isKnown(fact))
  const place = rows.findIndex(({ group }) => group.athlete?.id === id) + 1
  const own = rows[place - 1]?.facts[0]
  if (!isKnown(own) || !isKnown(team) || place === 0) return undefined
  const { steadyWithin, better } = metricCalled(metric)
  const difference = own.value - team.value
  const { size, than } = comparedBy({ value: difference, unit: metricCalled(metric).differenceUnit }, metric)
  const isSame = Math.abs(difference) <= steadyWithin
  const word = isSame
    ? 'About the same'
    : better === null
      ? difference > 0
        ? 'Higher'
        : 'Lower'
      : difference > 0 === (better === 'higher')
        ? 'Better'
        : 'Worse'
  const { highest } = extremeWords(metric)
  const name = own.group.athlete?.name ?? ''
  const query = { ...last.query, who: { ids: [id] as [string] }, measures, days, by: ['athlete' as const] }
  return {
    request: { kind: 'query', query: { ...query, against: { who: { except: [id] } }, asks: 'whether' } },
    response: sentences(
      `**${word}**: ${possessive(name)} ${nameMean(metric)} ${nameDays(days, scope).over} is ${nameFigure(own)}, ${isSame ? `beside ${nameFigure(team)}` : `${size} ${than} the ${nameFigure(team)}`} of the others (${counted(team.athletes, 'athlete')}).`,
      `That is place ${place} of ${rows.length}, the ${highest} first.`,
      isByNature(metric)
        ? 'It differs between people by nature: each athlete’s own usual says more than a comparison with others.'
        : '',
    ),
  }
}
