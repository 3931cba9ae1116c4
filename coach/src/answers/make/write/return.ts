import { addDays, WEEK_DAYS, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { citeArticle } from '../../articles/sources.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { isFresh, judgeDay, reasonsOf, writeStandingWith } from '../../day/verdicts.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { writeSheet } from './sheet.ts'

/**
 * From little to much, as the article on returning says: drilling before live, chosen partners before open ones, short
 * rounds before long ones.
 */
const STEPS = [
  'movement, stance and technique alone',
  'drilling with a chosen partner, no resistance',
  'drilling with some resistance, set positions',
  'short live goes with a chosen partner',
  'live goes with open partners, fewer than the team',
]
const LIVE_FROM_STEP = 3
const USUAL_WEEK = [1, 2, 3, 4, 5]

/** The days of one athlete's return, in steps; clearance is up to the medical staff. */
export async function makeReturn(plan: TeamPlan, meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const [athlete] = meant.people
  const [one] = await judgeDay(meant, context)
  if (!athlete || !one) return 'Tell me who comes back, and I lay out the days.'
  const { today } = context.scope
  if (plan.tells === 'hold_back') return sayHoldBack(athlete.name, one, context)
  const days = daysFrom(plan.weekdays ?? weekWith(plan.liveFrom), today)
  const firstLive = firstLiveDay(days, plan.liveFrom)
  const isHeld = one.verdict === 'easy' || one.verdict === 'lighter'
  let step = 0
  const rows = days.map((day, place) => {
    const isLess = plan.less?.some(({ weekday }) => weekday === weekdayOf(day))
    const today = firstLive === undefined || day >= firstLive ? step : Math.min(step, LIVE_FROM_STEP - 1)
    const text = isLess ? 'easy: movement and technique alone' : (STEPS[Math.min(today, STEPS.length - 1)] ?? '')
    // Somebody held back today does the first step twice.
    if (!isLess && !(isHeld && place === 0)) step = today + 1
    const name = writeWeekday(day, context.scope.today)
    return { cells: [name, text], text: `**${name}**: ${text}` }
  })
  const standing = isFresh(one) ? ` today (recovery ${writeStandingWith(one, today, reasonsOf(one, 1))})` : ''
  return writeSheet(
    {
      title: `${plainName(athlete.name)}, way back`,
      first: isHeld
        ? `${boldName(athlete.name)} ${one.verdict === 'easy' ? 'stays out of live wrestling' : 'needs a lighter day'}${standing}, so the first step comes twice.`
        : undefined,
      columns: ['Day', 'Step'],
      rows,
      beneath: [
        'One step further only if the last one left no new symptoms; else the same step again.',
        'The medical staff clear each step: a recovery score knows nothing of the joint.',
      ],
      sources: await citeArticle(context.toolbox, 'return-to-play'),
    },
    plan,
  )
}

/** The usual days, and that of the first live goes. */
const weekWith = (liveFrom: number | undefined): readonly number[] =>
  liveFrom === undefined || USUAL_WEEK.includes(liveFrom) ? USUAL_WEEK : [...USUAL_WEEK, liveFrom]

/** The first such weekday on or after the first day, also where the plan has nothing on it. */
function firstLiveDay([first]: readonly CalendarDay[], liveFrom: number | undefined): CalendarDay | undefined {
  if (first === undefined || liveFrom === undefined) return undefined
  return addDays(first, (liveFrom - weekdayOf(first) + WEEK_DAYS) % WEEK_DAYS)
}

/** The coming weekdays in their order. */
function daysFrom(weekdays: readonly number[], today: CalendarDay): CalendarDay[] {
  const week = Array.from({ length: WEEK_DAYS }, (_, place) => addDays(today, place))
  const first = week.findIndex((day) => weekdayOf(day) === weekdays[0])
  const start = addDays(today, Math.max(0, first))
  return Array.from({ length: WEEK_DAYS }, (_, place) => addDays(start, place)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )
}

async function sayHoldBack(
  name: string,
  one: Awaited<ReturnType<typeof judgeDay>>[number],
  context: AnswerContext,
): Promise<string> {
  return paragraphs(
    `Hold ${boldName(name)} back a day on any of these, whatever the joint feels like:`,
    bullets([
      `two or more vital signs off at once (resting heart rate up, HRV down, respiratory rate or skin temperature up)`,
      `a recovery far under their usual${one.usual === null ? '' : ` of ${writeValue('recovery', one.usual)}`}, with a short night or a fall over several mornings beside it`,
      'new pain, swelling or less movement after the last step: that outweighs every reading',
    ]),
    isFresh(one) && `Today: recovery ${writeStandingWith(one, context.scope.today, reasonsOf(one))}.`,
    await citeArticle(context.toolbox, 'return-to-play', 'recovery-score'),
  )
}
