import type { Measure } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const TOLL =
  /\b((beat|beats|beaten|beating|tore|chew(ed|s)?|banged) (them|us|the (guys|boys|kids|team)|everybody|everyone|him|her) ?(all )?up|(take|took|taken|taking) (a|more of a|the|its) toll|(take|took|takes) (more |a lot |too much )?out of|wear(s|ing)? (them|us|him|her|everybody|the (guys|boys|kids|team)) down|wore (them|us|him|her|everybody|the (guys|boys|kids|team)) (down|out)|(harder|tougher|rougher) on (them|us|him|her|the (guys|boys|kids|team|room))|hit (them|us|him|her|the (guys|boys|kids|team)) (harder|hard)|cook(ed|s)? (them|us|him|her)|grind(s|ing)? (them|us)|crush(ed|es)? (them|us|him|her)|(tax(ed|ing)|wreck(ed|s)?|smoke[ds]?|gas(sed)?) (them|us|him|her|the (guys|boys|kids|team)))\b/

/** The load, and its effects. */
const MEASURES: readonly Measure[] = ['recovery', 'strain', 'sleep_duration', 'hrv', 'resting_heart_rate'].map(
  (metric) => ({
    metric,
    aggregate: 'mean',
  }),
)

/** "Did last week beat them up more than the week before": the load and its effects, not recovery alone. */
export const asLoadEffects: Rewrite = (request, part) => {
  if (request.kind !== 'query' || !TOLL.test(typedWords(part))) return undefined
  const { measures, against, who, by = [] } = request.query
  const isOfStretches = against !== undefined && 'days' in against
  const isNamed = part.spans.some(
    (span) => span.kind === 'bound' || span.kind === 'band' || (span.kind === 'metric' && span.metric !== 'any_record'),
  )
  if (!isOfStretches || isNamed || measures.length > 1 || who.where || (by.length > 0 && who.ids?.length !== 1))
    return undefined
  return { kind: 'query', query: { ...request.query, measures: [...MEASURES], asks: 'whether' } }
}
