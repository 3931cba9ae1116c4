import { dayLabel } from '@corner/analytics/day-label.ts'
import { METRICS } from '@corner/analytics/metric-catalogue.ts'
import { OWN_RANGE_DAYS, type OwnRange, readOwnRange } from '@corner/analytics/own-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import type { CoachScope } from '../scope.ts'
import { AthletesInput, type NamedAthlete, namedIn, recordsIn } from './athletes.ts'
import { defineTool } from './tool.ts'
import { type ReadWindow, readWindow } from './window.ts'
import { drawn } from './wording.ts'

export interface OwnRangeResult {
  /** The day whose week is judged. */
  day: CalendarDay
  athletes: readonly { athlete: NamedAthlete; connected: boolean; range: OwnRange }[]
}

export const ownRange = defineTool({
  description:
    "HRV of the last seven days against each athlete's own normal range: below, within, above, or still building a baseline.",
  input: z.object({ athletes: AthletesInput }),
  async run(scope, { athletes: ids }): Promise<OwnRangeResult> {
    const athletes = await recordsIn(scope, ownRangeWindow(scope), ids)
    return {
      day: scope.today,
      athletes: athletes.map((athlete) => ({
        athlete: namedIn(athlete),
        connected: athlete.whoop_connected,
        range: readOwnRange(METRICS.hrv.read(athlete), scope.today),
      })),
    }
  },
  evidence: ({ day, athletes }) => ({
    title: `HRV against the own normal range, week until ${dayLabel(day)}`,
    columns: [
      { label: 'Athlete', unit: '' },
      { label: 'State', unit: '' },
      { label: 'Mean of the week', unit: 'ms' },
      { label: 'Mean of the baseline', unit: 'ms' },
      { label: 'Usual from', unit: 'ms' },
      { label: 'Usual to', unit: 'ms' },
      { label: 'Nights', unit: '' },
      { label: 'Nights of the baseline', unit: '' },
    ],
    rows: athletes.map(({ athlete, range: { state, current, baseline, weekly, currentNights, baselineNights } }) => [
      ...[athlete.name, STATES[state], drawn('hrv', current), drawn('hrv', baseline)],
      ...[drawn('hrv', weekly?.low ?? null), drawn('hrv', weekly?.high ?? null), currentNights, baselineNights],
    ]),
    note: countsText(athletes.map(({ range }) => range.state)),
  }),
})

const STATES: Record<OwnRange['state'], string> = {
  below: 'below',
  within: 'within',
  above: 'above',
  building_baseline: 'building baseline',
  few_nights: 'too few nights this week',
}

/** `Of 3 athletes: 1 below, 2 within.` */
function countsText(states: readonly OwnRange['state'][]): string | undefined {
  if (states.length < 2) return undefined
  const counts = [...Map.groupBy(states, (state) => STATES[state])].map(([state, { length }]) => `${length} ${state}`)
  return `Of ${states.length} athletes: ${counts.join(', ')}.`
}

/** The days that the range is read from, whatever the chat's period is. */
export function ownRangeWindow({ today }: Pick<CoachScope, 'today'>): ReadWindow {
  return readWindow({ today, days: OWN_RANGE_DAYS })
}
