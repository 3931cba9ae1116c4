import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeSpan, writeWhen } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { isFresh, judgeDay, reasonsOf } from '../../day/verdicts.ts'
import { plainName } from '../../phrases/names.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { weekOf, writeWeekly } from '../figures/week-of.ts'
import { RECIPIENTS } from '../wish/recipient.ts'
import { type DraftFor, FIGURES_LEFT_OUT, leftOver, toldLines } from './draft-for.ts'

/** What the staff, the trainer or a doctor reads of an athlete: figures with their days, and no diagnosis. */
export async function writeAthleteReport(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const { wish, scope } = given
  const name = plainName(athlete.name)
  const to = wish.to ?? 'report'
  const week = await weekOf({ ids: [athlete.id] }, given)
  const isOpen = to === 'director'
  const figures =
    wish.manner.withoutNumbers || isOpen
      ? await inWords(athlete, given)
      : [...(await todayOf(athlete, given)), ...weekLines(week, wish.subject === 'sleep')]
  const isTold = wish.told.facts.length > 0 && wish.subject === undefined
  const lines = [...toldLines(given), ...(isTold ? [] : figures)]
  return {
    to: wish.to && RECIPIENTS[wish.to],
    about: name,
    greeting: wish.manner.isEmail || to === 'coach' || to === 'director' ? 'Hello,' : '',
    lines:
      lines.length > 0
        ? [{ text: `${name}:`, keep: 1 }, ...lines]
        : [{ text: `There is no record of ${name} in the last 7 days.`, keep: 1 }],
    closing: to === 'doctor' || to === 'trainer' ? 'These are estimates of a wearable, and no diagnosis.' : '',
    beneath: [
      figures.length > 0 &&
        !isOpen &&
        !isTold &&
        `it rests on the records of ${writeSpan(week.window.from, week.window.until, scope.today)}`,
      isOpen && FIGURES_LEFT_OUT,
      leftOver(given),
    ],
  }
}

async function todayOf(athlete: KnownAthlete, { scope, toolbox, wish }: DraftFor): Promise<Line[]> {
  if (wish.subject === 'sleep') return []
  const [judged] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, { scope, toolbox })
  if (!judged || !isFresh(judged)) return [{ text: 'No recovery was recorded today or yesterday.', keep: 2 }]
  const usual = judged.usual === null ? '' : ` (28-day mean ${writeValue('recovery', judged.usual)})`
  const signs = reasonsOf(judged, MOST_SIGNS).map(({ text }) => text)
  const past = judged.past.map(({ text }) => text)
  return [
    {
      text: `Recovery ${writeValue('recovery', judged.recovery)} ${writeWhen(judged.recoveryDate, scope.today)}${usual}.`,
      keep: 1,
    },
    ...(signs.length > 0 ? [{ text: `Noted: ${signs.join('; ')}.`, keep: 1 as const }] : []),
    ...(past.length > 0 ? [{ text: `Over by now: ${past.join('; ')}.`, keep: 2 as const }] : []),
    { text: `The day by these records: ${VERDICT_WORDS[judged.verdict].short}.`, keep: 2 },
  ]
}

/** What the day asks for, without a figure. */
async function inWords(athlete: KnownAthlete, { scope, toolbox }: DraftFor): Promise<Line[]> {
  const [judged] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, { scope, toolbox })
  if (!judged || !isFresh(judged)) return [{ text: 'No recovery was recorded today or yesterday.', keep: 1 }]
  return [{ text: `The day by the records: ${VERDICT_WORDS[judged.verdict].short}.`, keep: 1 }]
}

const MOST_SIGNS = 3

function weekLines(week: Awaited<ReturnType<typeof weekOf>>, isOfSleep: boolean): Line[] {
  const parts = (
    [
      ['sleep', 'sleep_duration'],
      ['resting heart rate', 'resting_heart_rate'],
      ['HRV', 'hrv'],
      ['day strain', 'strain'],
    ] as const
  ).flatMap(([label, metric]) => {
    const written = isOfSleep && metric !== 'sleep_duration' ? undefined : writeWeekly(week, metric)
    return written === undefined ? [] : [`${label} ${written.value}${written.before}`]
  })
  return parts.length === 0 ? [] : [{ text: `Means of the last 7 days: ${parts.join(', ')}.`, keep: 1 }]
}
