import { VERDICT_DAYS } from '@corner/analytics/day-verdict/day-verdict.ts'
import { readVitalMarks } from '@corner/analytics/day-verdict/vital-marks.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import { capital } from '../wording/english.ts'
import { writeValue } from '../wording/figures.ts'
import { labelOf } from '../wording/metrics.ts'
import { AthleteInput, getAthlete, namedIn } from './athletes.ts'
import { table } from './table.ts'
import { defineTool } from './tool.ts'

/** The values from which an athlete's next night would be off: what to check before training. */
export const vitalMarks = defineTool({
  input: z.object({ athlete: AthleteInput }),
  async run(scope, input) {
    const { id } = getAthlete(scope, input.athlete)
    const everybody = await scope.records(VERDICT_DAYS + 1, ['recovery', 'sleep'])
    const records = everybody.find(({ athlete_id }) => athlete_id === id)
    if (!records) throw notFound('The athlete')
    return { athlete: namedIn(records), marks: readVitalMarks(records, addDays(scope.today, 1)) }
  },
  evidence: ({ athlete, marks }) => ({
    title: `${athlete.name}, from where on a vital sign is off, by the ${NORMAL_RANGE_DAYS} days before`,
    ...table(marks, [
      ['Vital sign', ({ metric }) => capital(labelOf({ metric }))],
      ['Usual', ({ metric, usual }) => writeValue(metric, usual)],
      ['Off from', ({ metric, mark }) => writeValue(metric, mark)],
    ]),
  }),
})
