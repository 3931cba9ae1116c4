import { z } from 'zod'
import { CalendarDay } from '../calendar-day.ts'
import { requiredText } from '../text-field.ts'

/** The parts of what a wearable tells that one maker at a time counts for. */
export const MEASURE_GROUPS = ['recovery', 'sleep', 'activity', 'workouts'] as const
export type MeasureGroup = (typeof MEASURE_GROUPS)[number]

/** A maker, and the first day that its records count for: until the day before the next segment, or for good. */
export const SourceSegment = z.object({
  provider: z.string().describe('The stored word of the provider, for example whoop'),
  from: CalendarDay,
})
export type SourceSegment = z.infer<typeof SourceSegment>

/** Of a reply's period: absent where one maker's records count for all of its days. */
export const SourceChanges = z
  .array(SourceSegment)
  .optional()
  .describe('Whose records count from which day on, oldest first; absent: those of one maker alone')

/** A maker that an athlete may choose for a group. */
const SourceOption = z.object({
  provider: z.string().describe('The stored word, for example whoop'),
  label: z.string().describe('The provider as the screens name it, for example WHOOP'),
  first_day: CalendarDay.nullable().describe('The first day with a record of the group; null: none yet'),
  last_day: CalendarDay.nullable(),
  gives_strain: z.boolean().describe('Whether its days have a strain, not energy and heart rates alone'),
})

/** What counts for one group of an athlete's measures, and why. */
export const SourceOfGroup = z.object({
  group: z.enum(MEASURE_GROUPS),
  provider: z.string().nullable().describe('Whose records count now; null: there are none'),
  chosen: z.boolean().describe("Whether the athlete chose it; otherwise it is Corner's choice"),
  segments: z.array(SourceSegment).describe('Whose records count from which day on, oldest first'),
  options: z.array(SourceOption).describe('The makers that give this group, the best first'),
})
export type SourceOfGroup = z.infer<typeof SourceOfGroup>

export const RecordSources = z.object({ sources: z.array(SourceOfGroup) })
export type RecordSources = z.infer<typeof RecordSources>

/** In place of a provider's stored word: as Corner chooses. */
export const AUTOMATIC_SOURCE = 'automatic'

export const ChosenSource = z.object({
  group: z.enum(MEASURE_GROUPS),
  provider: requiredText('provider', 40),
})
export type ChosenSource = z.infer<typeof ChosenSource>
