import { counted } from '@corner/analytics/numbers/counted.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName, joinNames } from '../../../wording/names.ts'
import { type AthleteVerdict, ofVerdict, reasonsOf } from '../../day/verdicts.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { daysAheadIn } from '../days-ahead.ts'
import { sayWeekFacts } from './week-facts.ts'
import { freeDaysIn } from './week-intent.ts'
import type { WeekCase, WriteWeek } from './week-writer.ts'

const { shortSleepBelowHours: SHORT } = PERFORMANCE_GUIDANCE

const named = (some: readonly AthleteVerdict[]) => joinFew(some.map(({ athlete }) => boldName(athlete.name)))

/** Who is available to the coach, as far as records show. */
export const writeAvailable: WriteWeek = async ({ text, judged, facts }, { scope: { today } }) => {
  const [hard, planned, lighter, easy] = (['hard', 'as_planned', 'lighter', 'easy'] as const).map((verdict) =>
    ofVerdict(judged, verdict),
  ) as [AthleteVerdict[], AthleteVerdict[], AthleteVerdict[], AthleteVerdict[]]
  const ask = judged.filter(({ verdict }) => verdict === 'ask')
  const [day] = daysAheadIn(text.toLowerCase(), today)
  const lines: [string, AthleteVerdict[]][] = [
    ['Ready for a hard day', hard],
    ['As planned', planned],
    ['Lighter today', lighter],
    ['Out of live today', easy],
  ]
  return {
    verdict: `**${facts.fresh - easy.length} of ${judged.length}** by this morning's readings${lighter.length > 0 ? `, ${lighter.length} of them with a lighter day` : ''}.`,
    body: paragraphs(
      bullets([
        ...lines
          .filter(([, some]) => some.length > 0)
          .map(([label, some]) => `**${label}** (${some.length}): ${named(some)}`),
        ...(ask.length > 0
          ? [`**No fresh data, ask them** (${ask.length}): ${joinNames(ask.map(({ athlete }) => athlete.name))}`]
          : []),
      ]),
    ),
    watch: sentences(
      'Injuries, weight, grades and eligibility are not in Corner, so check those with the trainer and your own list.',
      day && `For ${writeWeekday(day.from, today)} look again that morning.`,
    ),
    slugs: [],
  }
}

/** What to change in the team's days, the most urgent first. */
export const writeChange: WriteWeek = async (given, { scope: { today } }) => {
  const { text, facts } = given
  const free = freeDaysIn(text, today)
  const { verdict, lines } = changesFor(given)
  return {
    verdict,
    body: paragraphs(
      bullets(lines),
      free.length > 0 &&
        `With ${joinFew(free.map((day) => writeWeekday(day, today)))} free: the hard work before them, and the first practice back as drill and moderate goes.`,
      sayWeekFacts(facts),
    ),
    watch: 'Watch: whether fewer are held back two mornings from now.',
    slugs: ['overreaching-overtraining'],
  }
}

/** By this morning and the week before it: whose load, whose nights, which days. */
function changesFor({ judged, facts }: WeekCase): { verdict: string; lines: string[] } {
  const held = ofVerdict(judged, 'easy', 'lighter')
  const short = held.filter((one) => reasonsOf(one).some(({ kind }) => kind.startsWith('short_night')))
  const ready = ofVerdict(judged, 'hard')
  const { now: slept } = facts.sleep
  const isShort = slept !== null && slept < SHORT
  const lines = [
    held.length > 0 && `**Less for**: ${named(held)}, until a morning near their usual.`,
    isShort
      ? `**Nights**: the team slept ${writeValue('sleep_duration', slept)} a night, so earlier nights for all.`
      : short.length > 0 && `**Nights**: earlier ones for ${named(short)}.`,
    facts.load !== 'level' && '**Days**: the next practice clearly easier, and no two hard ones in a row.',
    ready.length > 0 && `**More for**: ${named(ready)}; the hard rounds go to them.`,
  ].filter((line) => line !== false)
  if (facts.load === 'shows') return { verdict: `**The load of the next days**: ${facts.why}.`, lines }
  if (isShort) return { verdict: '**The nights first**, before any practice.', lines }
  return held.length > 0
    ? { verdict: `**Not the week, but ${counted(held.length, 'athlete')} in it**: the team as a whole holds.`, lines }
    : { verdict: '**Nothing has to change**: the team holds, and nobody is held back today.', lines }
}
