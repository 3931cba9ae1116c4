import { z } from 'zod'

const DAY_SENTENCE = 'A day is written YYYY-MM-DD'

/** A calendar day, `YYYY-MM-DD`, in the athlete's own time zone, without a time. The calendar has no year 0. */
export const CalendarDay = z.iso.date(DAY_SENTENCE).refine((day) => day >= '0001-01-01', DAY_SENTENCE)
export type CalendarDay = z.infer<typeof CalendarDay>
