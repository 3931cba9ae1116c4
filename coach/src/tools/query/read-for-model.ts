import { clockText } from '@corner/analytics/clock.ts'
import type { Fact, FactRow, Facts } from '@corner/analytics/query/facts.ts'
import { isSigned } from '@corner/analytics/query/units.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'

/** What a language model reads of the facts: each figure beside whose it is, without what the query says already. */
export function readForModel({ facts }: { facts: Facts }): unknown {
  const { window, rows, others, judged, leftOut, against, differences, ofDifferentMakers } = facts
  return {
    window,
    rows: rows.map(readRow),
    ...(others.length > 0 && { others: others.map(readRow) }),
    ...(judged.length > 0 && {
      judged: judged.map(({ athlete, verdict, values }) => ({
        ...{ athlete, verdict },
        values: values.map(({ fact, bound, met }) => ({ ...readFact(fact), heldAgainst: bound, met })),
      })),
    }),
    leftOut,
    ...(against && { against: against.rows.map(readRow) }),
    ...(differences.length > 0 && { differences: differences.map(({ value, unit }) => ({ difference: value, unit })) }),
    ...(ofDifferentMakers && { ofDifferentMakers }),
  }
}

const readRow = ({ group, place, facts }: FactRow) => ({
  ...group,
  ...(place !== null && { place }),
  values: facts.map(readFact),
})

/** As the summaries call them, and as the check of a model's numbers knows them. */
const STATISTICS: Partial<Record<Aggregate, string>> = { mean: 'average', min: 'minimum', max: 'maximum' }

function readFact({ measure, value, unit, records, athletes, date, total, range }: Fact) {
  const { metric, aggregate } = measure
  return {
    ...{ metric, statistic: STATISTICS[aggregate] ?? aggregate },
    [isSigned(aggregate) ? 'change' : 'value']: value !== null && unit === 'clock' ? clockText(value) : value,
    ...{ unit, records },
    ...(athletes > 1 && { athletes }),
    ...(date !== null && { date }),
    ...(total !== null && { total }),
    ...(range && { range }),
  }
}
