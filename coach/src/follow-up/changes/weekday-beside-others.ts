import type { Measure } from '@corner/contract/entities/query.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { metricCalled } from '../../wording/metrics.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { peopleOfLast } from '../people-meant.ts'

const COMPARED = /\b(worse|better|later|earlier|shorter|longer|higher|lower|different|less|more|same|off)\b/
const OTHERS = /\b(other (nights?|days?|mornings?|evenings?|weekdays)|the rest|any other|usual|than)\b/
const DAYS_BACK = 28
const ALL = [0, 1, 2, 3, 4, 5, 6]

/**
 * "Is Tuesday night worse than his other nights": one weekday compared with the others over four weeks, by the measure
 * of the last answer.
 */
export const weekdayBesideOthers: ReadFollowUp = (said) => {
  const { last, words, spans } = said
  const [named] = spansOf(spans, 'weekdays')
  const [first] = last.query.measures
  const isElse = spans.some(({ kind }) => kind === 'name' || kind === 'bound')
  if (!first || !named || named.weekdays.length > 2 || isElse || !COMPARED.test(words) || !OTHERS.test(words))
    return undefined
  const asked = measuresSaid(said)
  const metrics = asked.length > 0 ? asked : ofTheNight(first.metric)
  const isNight = metricCalled(metrics[0] ?? '').of === 'night' && /\b(night|nights|evening|evenings)\b/.test(words)
  // A night is recorded on the morning after.
  const days = named.weekdays.map((day) => (isNight ? (day + 1) % ALL.length : day))
  const others = ALL.filter((day) => !days.includes(day))
  const who = peopleOfLast(last)
  const window = last.query.days.window
  const isLong = window !== undefined && 'last' in window && window.last >= DAYS_BACK
  const measures = metrics.map((metric): Measure => ({ metric, aggregate: 'mean' })) as [Measure, ...Measure[]]
  const [one, second] = days
  if (one === undefined) return undefined
  return {
    request: {
      kind: 'query',
      query: {
        who,
        measures,
        days: { window: isLong ? window : { last: DAYS_BACK }, weekdays: second === undefined ? [one] : [one, second] },
        ...(who.ids?.length === 1 && { by: ['athlete'] }),
        against: { days: { weekdays: others } },
        asks: 'whether',
      },
    },
    ...(isNight && { first: 'A night counts by the morning after it.' }),
  }
}

/** A bed time alone says little about a night. */
const ofTheNight = (metric: string): string[] => (metric === 'bed_time' ? ['sleep_duration', 'bed_time'] : [metric])
