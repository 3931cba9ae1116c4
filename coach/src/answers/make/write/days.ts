import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { judgeDay } from '../../day/verdicts.ts'
import { sentences } from '../../phrases/lists.ts'
import { ROLE_LINES } from '../../plan/block-lines.ts'
import { planIntentOf } from '../../plan/plan-intent.ts'
import { type DayRole, planBlocks } from '../../plan/roles.ts'
import { askFirstOf, hardDayConditionOf, sayLighterFirst, todayStateOf } from '../../plan/who-first.ts'
import { type SheetRow, writeSheet } from './sheet.ts'

/** How hard and how long a day is, next to what is done on it. */
const SIZES: Record<DayRole, readonly [hard: string, long: string]> = {
  meet: ['full', 'the matches'],
  between_meets: ['easy', 'short'],
  not_better: ['easy', 'short'],
  after_late: ['easy', 'short'],
  travel: ['easy', 'short'],
  exam: ['moderate', 'short'],
  off: ['off', 'none'],
  first_back: ['moderate', 'as usual'],
  after_meet: ['off or easy', 'short'],
  second_after: ['moderate', 'as usual'],
  day_before: ['easy', 'short'],
  two_before: ['full pace, few goes', 'shorter'],
  hard_days: ['hard', 'as usual'],
  taper_first: ['full pace', 'a third less'],
  taper_second: ['full pace, long rests', 'about half'],
  usual: ['as planned', 'as usual'],
  hard_day: ['hard', 'as usual'],
  easier_day: ['easy', 'shorter'],
  held: ['easy, no live', 'short'],
  held_lighter: ['lighter', 'shorter'],
}

/** The day off in a taper week is Sunday. */
const isFree = (day: CalendarDay, role: DayRole) => role === 'taper_second' && weekdayOf(day) === 0

/** A plan for the coming days, day by day, with days that the user made lighter. @param topic the words of the plan */
export async function makeDays(
  plan: TeamPlan,
  meant: PeopleMeant,
  topic: string,
  context: AnswerContext,
): Promise<string> {
  const { today } = context.scope
  const asked = planIntentOf(topic, today)
  if (!asked) return 'Tell me which days the plan is for, and I lay them out.'
  const judged = await judgeDay(meant, context)
  const person = hardDayConditionOf(judged)
  const less = plan.less ?? []
  const lighter = (weekday: number, role: DayRole) =>
    role !== 'meet' && role !== 'off' && less.some((one) => one.weekday === weekday)
  const rows = planBlocks(asked, todayStateOf(judged), today).flatMap((block): SheetRow[] => {
    const found: SheetRow[] = []
    for (let day = block.from; day <= block.until; day = addDays(day, 1)) {
      const isLess = lighter(weekdayOf(day), block.role)
      const role = isLess ? 'easier_day' : block.role
      const [hard, long] = isFree(day, role) ? SIZES.off : SIZES[role]
      const what = isFree(day, role) ? 'free day' : ROLE_LINES[role].say(block, person).replace(', one free day', '')
      const name = day === today ? 'Today' : writeWeekday(day, today)
      found.push({
        cells: [name, what, hard, long],
        text: `**${name}**: ${what}${isLess ? ' (lighter, as you said)' : ''}`,
      })
    }
    return found
  })
  const moved =
    rows.length > 0 && less.length > 0 && asked.marks.some(({ kind }) => kind === 'meet' || kind === 'tournament')
  return writeSheet(
    {
      title: `${rows.length} days, today to ${writeWeekday(asked.until, today)}`,
      columns: ['Day', 'What', 'How hard', 'How long'],
      rows,
      beneath: [
        moved && 'The lighter day is not made up later in the week.',
        sentences(sayLighterFirst(judged, today), askFirstOf(judged, context.scope)),
        asked.marks.length === 0 && `No meet was said: tell me the day and I count back from it.`,
      ],
    },
    plan,
  )
}
