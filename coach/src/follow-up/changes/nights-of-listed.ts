import type { DayTest, Measure } from '@corner/contract/entities/query.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'

const HOW_OFTEN =
  /\b(how many (nights|days|times|mornings)|how often|number of (nights|days|times)|every night|each night or|one[- ]off|(just|only) (once|one night)|a habit|repeat offenders?|how (many|much) of the (nights|week|days|time))\b/

/** After "who is up past midnight": on how many nights each of them was, the most first. */
export const nightsOfListed: ReadFollowUp = (said) => {
  const { last, words, spans } = said
  const { query } = last
  const ids = listedIds(last)
  if (last.request.kind !== 'query' || !ids || !HOW_OFTEN.test(words) || measuresSaid(said).length > 0) return undefined
  if (spans.some(({ kind }) => ['name', 'bound', 'band'].includes(kind))) return undefined
  const test = testOf(query.who.where?.[0]) ?? query.measures.find((one) => one.test)?.test?.[0]
  if (!test) return undefined
  const measure: Measure = { metric: test.metric, aggregate: 'days', test: [test] }
  const { days } = query
  return {
    request: {
      kind: 'query',
      query: { who: { ids }, measures: [measure], days, by: ['athlete'], order: 'highest', asks: 'who' },
    },
  }
}

/** A condition on people, as a test of a single day. */
function testOf(condition: NonNullable<Said['who']['where']>[number] | undefined): DayTest | undefined {
  if (!condition) return undefined
  const { measure, is, than, and } = condition
  if (measure.test) return measure.test[0]
  if (is === 'missing' || is === 'present' || than === undefined) return undefined
  return { metric: measure.metric, is, than, ...(and !== undefined && { and }) }
}

type Said = Parameters<ReadFollowUp>[0]['last']['query']
