import { addDays, WEEK_DAYS } from '@corner/analytics/calendar.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { daysAheadIn } from '../days-ahead.ts'
import { sayLighterFirst } from '../who-first.ts'
import { freeDaysIn } from './week-asked.ts'
import { sayWeekFacts, teamMean } from './week-facts.ts'
import type { WriteWeek } from './week-writer.ts'

const EASY_WEEK =
  'sets and live minutes down by about a third to a half, the same weights and pace, no extra conditioning (rule of thumb)'

/** Whether now is the time for an easier week. */
export const writeDeload: WriteWeek = async ({ text, judged, facts }, { scope: { today } }) => {
  const free = freeDaysIn(text, today)
  const isChoice = /\b(this|next) week or (this|next)|\bor (next|wait)\b/i.test(text)
  const isNow = facts.load === 'shows' || free.length > 0
  const because =
    facts.load === 'shows'
      ? facts.why
      : free.length > 0
        ? `the numbers do not force it, but the free days (${joinAnd(free.map((day) => writeWeekday(day, today)))}) are half of an easy week already`
        : facts.load === 'builds'
          ? 'strain is up, and the mornings still hold'
          : 'the mornings hold, so nothing forces it now'
  const when = isNow ? 'This week' : isChoice ? 'Next week' : 'Not yet'
  return {
    verdict: `**${when}**: ${because}.`,
    body: paragraphs(
      sentences(sayWeekFacts(facts), sayLighterFirst(judged, today)),
      bullets([
        `**${isNow ? 'Practice days this week' : 'The easy week, when it comes'}**: ${EASY_WEEK}.`,
        ...(free.length > 0
          ? ['**Free days**: easy movement, and a wake time within 30 to 60 minutes of the usual one.']
          : []),
        isNow
          ? '**First day after it**: drill and moderate goes; the hard day comes second.'
          : '**Until then**: no two hard days in a row, and those who are held back go lighter from today.',
      ]),
    ),
    watch: isNow
      ? 'Watch: recovery that keeps falling while training is lighter is more than tired legs.'
      : 'Watch: a third of the team held back on one morning, or the average down for a week, brings it forward.',
    slugs: ['periodisation', 'overreaching-overtraining'],
  }
}

/** Whether the last week was too much for the team. */
export const writeTooMuch: WriteWeek = async ({ judged, facts }, { scope: { today } }) => ({
  verdict: {
    shows: `**It shows**: ${facts.why}, so the next days change.`,
    builds: '**Not yet**: strain is up, and the mornings still hold.',
    level: '**No, not for the team as a whole**: mornings and strain are near those of the weeks before.',
  }[facts.load],
  body: paragraphs(
    sentences(sayWeekFacts(facts), sayLighterFirst(judged, today)),
    bullets(
      facts.load === 'level'
        ? ['**Next days**: as planned, an easier day after each hard one; lighter only for those who are held back.']
        : [
            '**Next practice**: clearly easier, drill and short goes.',
            '**The one after it**: hard again, if fewer are held back that morning.',
          ],
    ),
  ),
  watch: 'Watch: whether those who are held back come up after two easier days.',
  slugs: ['overreaching-overtraining'],
})

/** What hard days did to the mornings behind them. */
export const writeDidItShow: WriteWeek = async ({ text, judged, facts }, sources) => {
  const { today } = sources.scope
  const days = daysAheadIn(text.toLowerCase(), today).map(({ from }) => addDays(from, -WEEK_DAYS))
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (first === undefined || last === undefined || last >= today) return writeTooMuch({ text, judged, facts }, sources)
  const after = await teamMean('recovery', { window: { from: addDays(first, 1), until: addDays(last, 1) } }, sources)
  const before = facts.recovery.before
  const strain = await teamMean('strain', { window: { from: first, until: last } }, sources)
  if (after === null || before === null) return writeTooMuch({ text, judged, facts }, sources)
  const isDown = before - after >= FELL
  const mornings =
    first === last
      ? `the morning after (${writeWeekday(addDays(first, 1), today)})`
      : `the mornings after (${writeWeekday(addDays(first, 1), today)} to ${writeWeekday(addDays(last, 1), today)})`
  const now = await teamMean('recovery', { window: { day: 0 } }, sources)
  return {
    verdict: `**${isDown ? 'Yes' : 'No, not in the team average'}**: recovery was ${writeValue('recovery', after)} on ${mornings}, ${writeValue('recovery', before)} in the weeks before.`,
    body: paragraphs(
      sentences(
        strain !== null &&
          facts.strain.before !== null &&
          `Strain on ${first === last ? 'that day' : 'those days'} was ${writeValue('strain', strain)}, ${writeValue('strain', facts.strain.before)} a day in the weeks before.`,
        now !== null && `This morning it is ${writeValue('recovery', now)}.`,
        sayLighterFirst(judged, today),
      ),
    ),
    watch: 'An average hides single athletes: the ones named come first.',
    slugs: [],
  }
}
const FELL = 3
