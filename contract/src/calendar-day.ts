import { z } from 'zod'

/** A day of the calendar, `YYYY-MM-DD`, in the wearer's own zone: no clock and no zone goes with it. */
export const CalendarDay = z.iso.date('A day is written YYYY-MM-DD')
export type CalendarDay = z.infer<typeof CalendarDay>
