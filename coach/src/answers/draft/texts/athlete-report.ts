import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { metricCalled } from '../../../wording/metrics.ts'
import { plainName } from '../../../wording/names.ts'
import { isFresh, judgeDay, reasonsOf, writeStanding, writeTexts } from '../../day/verdicts.ts'
import { capital } from '../../phrases/lists.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { weekOf, writeWeekly } from '../figures/week-of.ts'
import { type DraftFor, FIGURES_LEFT_OUT, factLines, hasOwnFacts, leftOver } from './draft-for.ts'
import { staffGreeting } from './staff-greeting.ts'

/** What the staff, the trainer or a doctor reads about an athlete: figures with their days, and no diagnosis. */
export async function writeAthleteReport(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const { wish, scope } = given
  const name = plainName(athlete.name)
  const to = wish.to ?? 'report'
  const week = await weekOf({ ids: [athlete.id] }, given)
  const isOpen = to === 'director'
  const figures =
    wish.manner.withoutNumbers || isOpen
      ? await inWords(athlete, given)
      : [...(await todayOf(athlete, given)), ...(wish.manner.isForLay ? [] : weekLines(week, wish.subject === 'sleep'))]
  const isTold = hasOwnFacts(given) && wish.subject === undefined
  const explained: Line[] =
    wish.manner.isForLay && !wish.manner.withoutNumbers && !isOpen && !isTold ? [IN_PLAIN_WORDS] : []
  const lines = [...factLines(given), ...(isTold ? [] : figures), ...explained]
  return {
    to: staffGreeting(wish).to,
    about: name,
    greeting: staffGreeting(wish).greeting,
    lines:
      lines.length === 0
        ? [{ text: `There is no record of ${name} in the last 7 days.`, keep: 1 }]
        : [...named(name, lines), ...(to === 'doctor' || to === 'trainer' ? [NO_DIAGNOSIS] : [])],
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

const NO_DIAGNOSIS: Line = { text: 'These are estimates of a wearable, and no diagnosis.', keep: 3 }

/** For a reader who does not know the scores. */
const IN_PLAIN_WORDS: Line = {
  text: 'Recovery is a morning score that says how rested the body is: the higher, the better.',
  keep: 1,
}

/** The first line names the athlete. */
const named = (name: string, [first, ...others]: readonly Line[]): Line[] =>
  first
    ? [
        { ...first, text: `${name}: ${first.text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}` },
        ...others,
      ]
    : []

/** The day's verdict first, then the reasons. */
async function todayOf(athlete: KnownAthlete, { scope, toolbox, wish }: DraftFor): Promise<Line[]> {
  if (wish.subject === 'sleep') return []
  const [judged] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, { scope, toolbox })
  if (!judged || !isFresh(judged)) return [{ text: 'No recovery was recorded today or yesterday.', keep: 2 }]
  const isBrief = isOfFewWords(wish.manner)
  const reasons = reasonsOf(judged, isBrief || wish.manner.isForLay ? 1 : MOST_SIGNS)
  const why =
    isBrief || wish.manner.isForLay ? reasons.map(({ name: reason }) => reason).join('; ') : writeTexts(reasons)
  const past = judged.past.map(({ text }) => text)
  return [
    { text: `${capital(VERDICT_WORDS[judged.verdict].short)} today.`, keep: 1 },
    {
      text: `Recovery ${writeStanding(judged, scope.today)}${reasons.length > 0 ? `; ${why}` : ''}.`,
      keep: 1,
    },
    ...(past.length > 0 ? [{ text: `Over by now: ${past.join('; ')}.`, keep: 3 as const }] : []),
  ]
}

/** One sentence or two, as in a text message, hold the recovery and one reason. */
const isOfFewWords = ({ sentences, words, shorter }: DraftFor['wish']['manner']) =>
  (sentences !== null && sentences <= 2) || (words !== null && words <= FEW_WORDS) || shorter > 1
const FEW_WORDS = 40

/** The day's verdict without a figure. */
async function inWords(athlete: KnownAthlete, { scope, toolbox }: DraftFor): Promise<Line[]> {
  const [judged] = await judgeDay({ people: [athlete], isTeam: false, leftOut: [] }, { scope, toolbox })
  if (!judged || !isFresh(judged)) return [{ text: 'No recovery was recorded today or yesterday.', keep: 1 }]
  return [{ text: `${capital(VERDICT_WORDS[judged.verdict].short)} today.`, keep: 1 }]
}

const MOST_SIGNS = 3

function weekLines(week: Awaited<ReturnType<typeof weekOf>>, isOfSleep: boolean): Line[] {
  const parts = (['sleep_duration', 'resting_heart_rate', 'hrv', 'strain'] as const).flatMap((metric) => {
    const { label: usual, longLabel: label = usual } = metricCalled(metric)
    const written = isOfSleep && metric !== 'sleep_duration' ? undefined : writeWeekly(week, metric)
    return written === undefined ? [] : [`${label} ${written.value}${written.before}`]
  })
  return parts.length === 0
    ? []
    : [{ text: `On average over the last 7 days: ${parts.join(', ')}.`, keep: isOfSleep ? 1 : 3 }]
}
