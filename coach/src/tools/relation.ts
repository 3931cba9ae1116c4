import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { PAIRS_MINIMUM, type Relation, readRelation } from '@corner/analytics/relation.ts'
import { roundTo } from '@corner/analytics/rounding.ts'
import { z } from 'zod'
import { AthletesInput, type NamedAthlete, namedIn, recordsIn } from './athletes.ts'
import { defineTool } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { capital, windowText } from './wording.ts'

export interface RelationResult {
  window: ReadWindow
  x: MetricName
  y: MetricName
  /** `y` is of so many days after `x`. */
  lagDays: number
  /** Fewer pairs say nothing. */
  pairsNeeded: number
  athletes: readonly { athlete: NamedAthlete; relation: Relation }[]
}

export const relation = defineTool({
  description:
    "Whether two metrics of an athlete go together: Pearson's r over the days that have both, or with `lagDays` 1 the second on the day after. No statement about cause.",
  input: z.object({
    athletes: AthletesInput,
    x: z.enum(METRIC_NAMES),
    y: z.enum(METRIC_NAMES),
    lagDays: z.int().min(0).max(7).default(0).describe('y is of so many days after x'),
    window: WindowInput.optional(),
  }),
  async run(scope, { athletes: ids, x, y, lagDays, ...input }): Promise<RelationResult> {
    const window = readWindow(scope, input.window)
    const athletes = await recordsIn(scope, window, ids)
    return {
      ...{ window, x, y, lagDays, pairsNeeded: PAIRS_MINIMUM },
      athletes: athletes.map((athlete) => ({
        athlete: namedIn(athlete),
        relation: readRelation(metricOf(x).read(athlete), metricOf(y).read(athlete), lagDays),
      })),
    }
  },
  evidence: ({ window, x, y, lagDays, athletes }) => ({
    title: `${capital(metricOf(x).label)} and ${metricOf(y).label}${lagText(lagDays)}, ${windowText(window)}`,
    columns: [
      { label: 'Athlete', unit: '' },
      { label: 'Correlation r', unit: '' },
      { label: 'Days with both', unit: '' },
    ],
    rows: athletes.map(({ athlete, relation: { r, pairs } }) => [
      ...[athlete.name, r === null ? null : roundTo(r, 2), pairs],
    ]),
    note: `Below ${PAIRS_MINIMUM} days nothing is said. A correlation is no cause.`,
  }),
})

const lagText = (lagDays: number) => (lagDays === 0 ? '' : ` ${lagDays === 1 ? 'a day' : `${lagDays} days`} later`)
