import { addDays, WEEK_DAYS, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { nameOfWeekday } from '../../../wording/days.ts'
import { writeValue } from '../../../wording/figures.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { daysAheadIn } from '../days-ahead.ts'
import { sayLighterFirst } from '../who-first.ts'
import { byWeekday, sayWeekFacts } from './week-facts.ts'
import { freeDaysIn } from './week-intent.ts'
import type { WriteWeek } from './week-writer.ts'

const SUNDAY = 0
/** A difference between two weekdays, in points, that is more than chance for a team's mean over four weeks. */
const APART = 4

/** The days from tomorrow to the end of the week; from Saturday on, the next week. */
function weekAhead(today: CalendarDay, text: string): CalendarDay[] {
  const days = Array.from({ length: WEEK_DAYS }, (_, place) => addDays(today, place + 1))
  const free = new Set(freeDaysIn(text, today))
  const until = days.findIndex((day) => weekdayOf(day) === SUNDAY)
  const left = until >= 2 ? days.slice(0, until) : days.slice(until + 1)
  return left.filter((day) => !free.has(day) && weekdayOf(day) !== SUNDAY)
}

/** Which day to give off: the one with the lowest mornings over four weeks, else the day after the hardest one. */
export const writeDayOff: WriteWeek = async ({ text, judged, facts }, context) => {
  const { today } = context.scope
  const days = weekAhead(today, text)
  const [mornings, strain] = [await byWeekday('recovery', context), await byWeekday('strain', context)]
  const of = (means: readonly (number | undefined)[]) =>
    days.flatMap((day) => {
      const value = means[weekdayOf(day)]
      return value === undefined ? [] : [{ day, value }]
    })
  const [low] = of(mornings).toSorted((a, b) => a.value - b.value)
  const [high] = of(mornings).toSorted((a, b) => b.value - a.value)
  const [hardest] = of(strain).toSorted((a, b) => b.value - a.value)
  const stands = low && high && high.value - low.value >= APART
  const day = stands ? low.day : hardest ? addDays(hardest.day, 1) : days[Math.floor(days.length / 2)]
  const because = stands
    ? `over the last 4 weeks the team's mornings are lowest on ${nameOfWeekday(weekdayOf(low.day))} (${writeValue('recovery', low.value)}), highest on ${nameOfWeekday(weekdayOf(high.day))} (${writeValue('recovery', high.value)})`
    : hardest
      ? `no weekday's mornings stand out, so the day after the hardest one: ${nameOfWeekday(weekdayOf(hardest.day))} have the most strain (${writeValue('strain', hardest.value)})`
      : 'the middle of the week breaks it in two'
  const [said] = daysAheadIn(text.toLowerCase(), today)
  const isWhether = !/\b(which|what day|when)\b/i.test(text)
  const name = (said && isWhether ? said.from : day) ?? addDays(today, 2)
  const best = `**${writeWeekday(name, today)}**${said && isWhether ? '' : `: ${because}`}.`
  const whether =
    facts.load === 'shows'
      ? `**Yes, the team can use it**: ${facts.why}`
      : `**No need, for the team as a whole**: ${facts.held} of ${facts.fresh} with data are held back today, and a shorter practice does it for them`
  return {
    verdict: isWhether ? `${whether}. ${said ? '' : `If you give one: ${best}`}`.trim() : best,
    body: paragraphs(
      sentences(sayWeekFacts(facts), sayLighterFirst(judged, today)),
      bullets([
        '**The day before it**: the hard work, so that the free day follows it.',
        '**The free day**: easy movement, wake time within 30 to 60 minutes of the usual one.',
        '**The day after**: drill and moderate goes first.',
      ]),
    ),
    watch:
      'Watch: late nights before a free day undo it. With a meet in the week, tell me its day and I count back from it.',
    slugs: ['monotony-strain'],
  }
}

/** Which of the coming days should be hard. */
export const writeHardDays: WriteWeek = async ({ text, judged, facts }, { scope: { today } }) => {
  const ahead = weekAhead(today, text)
  const said = [...new Set(daysAheadIn(text.toLowerCase(), today).map(({ from }) => from))]
  const days = said.length > 1 ? ahead.filter((day) => said.includes(day)) : ahead
  const isTired = facts.load === 'shows'
  const [first, second] = days
  const isOrder = /\b(other way|reverse|or ease|first)\b/i.test(text)
  const alternate = ahead.filter((_, place) => place % 2 === (isTired ? 1 : 0)).slice(0, 2)
  const picked =
    isOrder || days.length > 2 || said.length < 2 ? alternate : [isTired ? second : first].flatMap((day) => day ?? [])
  const easier = ahead.filter((day) => !picked.includes(day)).slice(0, 2)
  const write = (list: readonly CalendarDay[]) => joinAnd(list.map((day) => writeWeekday(day, today)))
  const lead = isOrder ? (isTired ? 'Ease first, then hard. ' : 'Hard first, but not two in a row. ') : ''
  return {
    verdict: `**${lead}${write(picked)}**: ${isTired ? facts.why : 'the mornings hold, so the hard work comes while they are fresh'}.`,
    body: paragraphs(
      sentences(sayWeekFacts(facts), sayLighterFirst(judged, today)),
      bullets([
        `**${write(picked)}**: the hard work, live and lift.`,
        ...(easier.length > 0 ? [`**${write(easier)}**: clearly easier, drill and short goes.`] : []),
        'Those who are held back do the hard days only after a morning near their usual.',
      ]),
    ),
    watch:
      'Watch the morning of the first hard day: with a third of the team held back, swap it with the easier one. With a meet in the week, tell me its day.',
    slugs: ['monotony-strain', 'periodisation'],
  }
}
