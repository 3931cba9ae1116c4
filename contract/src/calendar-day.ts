import { z } from 'zod'

const DAY_SENTENCE = 'A day is written YYYY-MM-DD'

/** A day of the calendar, `YYYY-MM-DD`, in the wearer's own zone: no clock and no zone goes with it. The calendar has no year 0. */
export const CalendarDay = z.iso.date(DAY_SENTENCE).refine((day) => day >= '0001-01-01', DAY_SENTENCE)
export type CalendarDay = z.infer<typeof CalendarDay>
