import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { citeArticle } from '../articles/sources.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { judgeDay } from '../day/verdicts.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { writeAfterLate } from './after-late.ts'
import { ROLE_LINES, writeBlocks } from './block-lines.ts'
import { writeNights } from './night-lines.ts'
import type { PlanIntent } from './plan-intent.ts'
import { planBlocks, TAPER_DAYS } from './roles.ts'
import { watchFor } from './watch.ts'
import { askFirstOf, hardDayConditionOf, openPlan, sayLighterFirst, sayShortNights, todayStateOf } from './who-first.ts'

/** A longer line of sources would be longer than the plan. */
const SOURCES = 3

/**
 * A suggestion for the coming days: today's verdict, then each day or block of days, who goes lighter first, and what
 * to watch.
 */
export async function answerPlan(meant: PeopleMeant, asked: PlanIntent, context: AnswerContext): Promise<string> {
  const { scope, toolbox } = context
  const { today } = scope
  if (asked.isTaper && asked.isAssumed && !OF_PEOPLE.test(context.message))
    return paragraphs(sayTaperInGeneral(), await citeArticle(toolbox, 'tapering'))
  const judged = await judgeDay(meant, context)
  const [late, other] = asked.marks
  if (late?.kind === 'late' && !other)
    return paragraphs(
      writeAfterLate(late, today),
      sayLighterFirst(judged, today),
      await citeArticle(toolbox, 'travel-and-jet-lag', 'naps', 'caffeine'),
    )
  const { unless } = asked
  const blocks = planBlocks(asked, todayStateOf(judged), today).filter(
    ({ until }) => unless === undefined || until >= unless,
  )
  const watch = watchFor(asked, new Set(blocks.map(({ role }) => role)), judged)
  // Nights come first where they were asked about.
  const isOfNights = asked.isOfSleep && !asked.isTaper && watch.slug !== undefined
  const slugs = [
    asked.isTaper && 'tapering',
    watch.slug,
    ...(isOfNights ? ['sleep-need', 'sleep-extension'] : blocks.map(({ role }) => ROLE_LINES[role].slug)),
  ]
  return paragraphs(
    sentences(
      isOfNights && watch.say,
      unless !== undefined && sayUnless(unless, today),
      asked.isTaper && sayTaper(asked, today),
      isOfNights ? sayShortNights(judged) : openPlan(judged, scope),
    ),
    `**A suggestion${sayUntil(asked, today)}**:`,
    bullets(isOfNights ? writeNights(blocks, today) : writeBlocks(blocks, hardDayConditionOf(judged), today)),
    sentences(!isOfNights && watch.say, sayAssumed(asked, today) || (!isOfNights && askFirstOf(judged, scope))),
    await citeArticle(toolbox, ...[...new Set(slugs.filter((slug) => typeof slug === 'string'))].slice(0, SOURCES)),
  )
}

const meetOf = ({ marks }: PlanIntent) => marks.find(({ kind }) => kind === 'meet' || kind === 'tournament')

function sayUntil(asked: PlanIntent, today: CalendarDay): string {
  const meet = meetOf(asked)
  if (!meet) return ` until ${writeWeekday(asked.until, today)}`
  return `, ${counted(daysBetween(today, meet.from), 'day')} to ${writeWeekday(meet.from, today)}`
}

const sayUnless = (day: CalendarDay, today: CalendarDay) =>
  `No better by ${writeWeekday(day, today)}: no live goes from then on, and whether to compete is for athlete, coach and athletic trainer together.`

/** When to begin, how much, and with whom: the tired athletes are named after it. */
function sayTaper(asked: PlanIntent, today: CalendarDay): string {
  const meet = meetOf(asked)
  const left = meet ? daysBetween(today, meet.from) : 0
  const start = left > TAPER_DAYS ? `start ${counted(left - TAPER_DAYS, 'day')} from now` : 'start now, with everybody'
  return `${capital(start)}: volume down by 41 to 60 % in steps, intensity and number of sessions kept (Bosquet 2007).`
}

/** What the coach has to confirm, because the plan assumes it. */
function sayAssumed(asked: PlanIntent, today: CalendarDay): string {
  const meet = meetOf(asked)
  if (asked.isAssumed && meet) return `No day was said, so I took ${writeWeekday(meet.from, today)}: which day is it?`
  return asked.marks.length > 0 ? '' : 'When is the next meet? I count back from it.'
}

/** A question about people is answered with them, for an assumed day that is named. */
const OF_PEOPLE = /\b(who|whom|which (guys?|athletes?|kids?|ones?))\b/i

/** Without a date nobody is told to start: how long, how much, and what stays the same. */
const sayTaperInGeneral = (): string =>
  paragraphs(
    'Begin about two weeks out and cut the volume in steps by 41 to 60 %, with intensity and the number of sessions kept: that is best shown (Bosquet 2007). In wrestling 4 to 8 days are usual in season, as practice and not as proof.',
    'Which day is the meet? With a date I lay out the days, and who goes lighter first.',
  )
