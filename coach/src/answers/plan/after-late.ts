import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { startAfter } from './block-lines.ts'

/** The day after a late arrival, hour by hour: a short night is not jet lag. */
export function writeAfterLate(
  { hour = 24, until }: { hour?: number; until: CalendarDay },
  today: CalendarDay,
): string {
  return paragraphs(
    `**${writeWeekday(until, today)} as a short-night day** (a suggestion): later start, nap, light first session, early bed. Without a change of time zone it is no jet lag, and one good night ends it (Janse van Rensburg 2021).`,
    bullets([
      `**Morning**: nothing before ${startAfter(hour)}; that leaves 7 to 8 h of sleep.`,
      '**13:00 to 16:00**: nap 20 to 90 minutes, awake 30 minutes before training (Lastella 2021).',
      '**Practice**: shorter, drilling first; live only if the warm-up looks right.',
      '**Coffee**: adults, the last one 8.8 h before bed (Gardiner 2023); nobody under 18.',
      '**Night**: 30 to 60 minutes earlier to bed, usual wake time on the day after.',
    ]),
  )
}
