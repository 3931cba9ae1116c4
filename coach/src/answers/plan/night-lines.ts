import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { clock, ROLE_LINES, writeDayHead } from './block-lines.ts'
import type { Block } from './roles.ts'

const NEED = '7 to 9 h for adults, 8 to 10 for teenagers (Walsh 2021)'

/**
 * The night at the end of a day: the plan where sleep was asked about.
 * @param isAway they travel during the plan
 * @param isMore a meet is near enough for more time in bed
 */
function nightOf({ role, mark }: Block, isAway: boolean, isMore: boolean): string {
  switch (role) {
    case 'travel':
      return 'on the way drink and stand up, no long nap; then to bed by the home clock'
    case 'meet':
    case 'between_meets':
      return isAway
        ? 'up by the home clock, and after it the usual bedtime'
        : 'up at the usual time; after it a calm evening'
    case 'day_before':
      return isAway
        ? 'to bed and up by the home clock; one short night says little, so no worry about it'
        : 'usual bedtime; one short night says little, so no worry about it'
    case 'after_late':
      return `sleep until ${clock((mark?.hour ?? 24) + 8)}, a nap of 20 to 90 minutes from 13:00 (Lastella 2021), bed early`
    case 'exam':
      return 'the night before the desk: 7 to 9 h (Walsh 2021)'
    case 'off':
      return 'up within 30 to 60 minutes of the usual time, days off too'
    default:
      return isMore
        ? `to bed 30 to 60 minutes earlier, usual wake time; ${NEED}`
        : `usual bedtime and wake time; ${NEED}`
  }
}

/** `**Today to Wed 25**: usual bedtime.`, one line for each run of nights with the same advice. */
export function writeNights(blocks: readonly Block[], today: CalendarDay): string[] {
  const isAway = blocks.some(({ role }) => role === 'travel')
  const isMore = !isAway && blocks.some(({ role }) => role === 'meet')
  const lines: { from: CalendarDay; until: CalendarDay; night: string; isMeet: boolean; block: Block }[] = []
  for (const block of blocks) {
    const night = nightOf(block, isAway, isMore)
    const last = lines.at(-1)
    if (last?.night === night) last.until = block.until
    else lines.push({ from: block.from, until: block.until, night, isMeet: block.role === 'meet', block })
  }
  return lines.map(({ from, until, night, isMeet, block }) => {
    const meet = isMeet ? `${ROLE_LINES.meet.say(block, undefined)}; ` : ''
    return `**${writeDayHead({ from, until }, today)}**: ${meet}${night}.`
  })
}
