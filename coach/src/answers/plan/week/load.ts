import { writeWeekday } from '../../../wording/day-names.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLighterFirst } from '../who-first.ts'
import { sayWeekFacts } from './week-facts.ts'
import { freeDaysIn } from './week-intent.ts'
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
