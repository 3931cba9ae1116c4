import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { asksHowSoon } from '../../../reading/day/how-soon.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, joinAnd, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayHowSoon } from '../how-soon.ts'
import { askEach, sayIll, sayNotJudged, USUALLY } from '../list-notes.ts'
import {
  type AthleteVerdict,
  type FreshVerdict,
  isBeforeTheScores,
  isFresh,
  ofVerdict,
  reasonsOf,
  waitsForScore,
  writeJudged,
  writeNamedStanding,
} from '../verdicts.ts'
import { sayWhoIsHeld } from './brief.ts'
import { namedScores, sayOldScores } from './score-days.ts'
import { sayWatch } from './watch.ts'

/** Up to this many are described one by one with their reasons. */
const TOLD = 6

/** A name with the recovery; yesterday's value is not shown as today's. */
export const shortOn =
  (today: string) =>
  ({ athlete, recovery, recoveryDate }: FreshVerdict) =>
    `${boldName(athlete.name)} ${writeValue('recovery', recovery)}${recoveryDate < today ? ' (of yesterday)' : ''}`
const linesOf = (athletes: readonly FreshVerdict[], today: string) =>
  bullets(athletes.slice(0, TOLD).map((one) => writeJudged(one, today)))
function more(athletes: readonly FreshVerdict[], today: string): string {
  const { by, names } = namedScores(athletes.slice(TOLD), today)
  return names.length === 0 ? '' : `And${by && `${by},`} ${joinFew(names)}.`
}

/** Who stays out of live wrestling, who goes lighter, and where the words ask for how long, what is known of it. */
export function writeSitOut(judged: readonly AthleteVerdict[], today: string, words = ''): string {
  const [easy, lighter] = [ofVerdict(judged, 'easy'), ofVerdict(judged, 'lighter')]
  const rest = sayNotJudged(judged)
  if (easy.length + lighter.length === 0)
    return paragraphs(
      '**Nobody** has to sit out today: no fresh recovery is in the red, and nothing else speaks against training.',
      sayReady(judged, today),
      rest,
    )
  return paragraphs(
    easy.length === 0
      ? '**Nobody** has to sit out, but these need a lighter day:'
      : `Keep ${joinAnd(easy.map(({ athlete }) => boldName(athlete.name)))} out of live wrestling today.`,
    easy.length > 0 && linesOf(easy, today),
    sayIll(judged),
    easy.length > 0 && lighter.length > 0 && 'Drill first with these, and decide after the warm-up:',
    lighter.length > 0 && linesOf(lighter, today),
    more(lighter, today),
    asksHowSoon(words) ? sayHowSoon([...easy, ...lighter].slice(0, TOLD), today) : sayReady(judged, today),
    sentences(
      'A number alone benches nobody.',
      easy.length > 0 && 'Out of live means technique and mobility for whoever feels well.',
      askEach([...easy, ...lighter].slice(0, TOLD)),
    ),
    rest,
    USUALLY,
  )
}

/** The other end of the team, in one line; '' where nobody has a fresh record. */
export function sayReady(judged: readonly AthleteVerdict[], today: string): string {
  if (!judged.some(isFresh)) return ''
  const hard = ofVerdict(judged, 'hard')
  return hard.length === 0
    ? isBeforeTheScores(judged, today)
      ? 'Nobody is ready for a hard day yet: that needs a recovery score of this morning.'
      : 'Nobody is ready for a hard day.'
    : `Ready for a hard day: ${joinFew(hard.map(shortOn(today)))}.`
}

/** Who is out, each with the first reason, and who goes lighter. @param told who is in the answer already */
export function sayHeld(judged: readonly AthleteVerdict[], told: readonly AthleteVerdict[]): string {
  const [out, lighter] = (['easy', 'lighter'] as const).map((verdict) =>
    ofVerdict(judged, verdict).filter((one) => !told.includes(one)),
  )
  const because = (one: FreshVerdict) => {
    const [reason] = reasonsOf(one, 1)
    return `${boldName(one.athlete.name)} with ${reason?.text ?? `a recovery of ${writeValue('recovery', one.recovery)}`}`
  }
  return sentences(
    out !== undefined && out.length > 0 && `Out of live wrestling: ${out.map(because).join('; ')}.`,
    lighter !== undefined &&
      lighter.length > 0 &&
      `Lighter: ${joinFew(lighter.map(({ athlete }) => boldName(athlete.name)))}.`,
  )
}

/** Who can be pushed, and which athletes with a green recovery cannot. */
export function writePush(judged: readonly AthleteVerdict[], today: string): string {
  const [hard, others] = [ofVerdict(judged, 'hard'), judged.filter(isFresh).filter(({ verdict }) => verdict !== 'hard')]
  const caught = others
    .filter(({ recovery }) => recovery >= PERFORMANCE_GUIDANCE.recoveryHighFrom)
    .toSorted((a, b) => b.recovery - a.recovery)
  const [waiting, held] = [caught.filter(waits(today)), caught.filter((one) => !waits(today)(one))]
  return paragraphs(
    hard.length === 0
      ? sayNobody(judged, caught, today)
      : `You can push ${hard.length === 1 ? '' : `**${hard.length}**: `}${joinFew(hard.map(shortOn(today)))}.`,
    held.length > 0 && `High, but not today:`,
    held.length > 0 && linesOf(held, today),
    waiting.length > 0 &&
      `${joinFew(waiting.map((one) => writeNamedStanding(one, today)))}: today's recovery has not come yet.`,
    sayHeld(judged, caught),
    sentences(hard.length > 0 && 'Let the warm-up confirm it.', sayNotJudged(judged)),
    caught.length > 0 && USUALLY,
  )
}
const waits = (today: string) => (one: FreshVerdict) => waitsForScore(one, today)

/** That nobody can be pushed, or not before the scores of this morning are in. @param caught those with a high recovery */
function sayNobody(judged: readonly AthleteVerdict[], caught: readonly FreshVerdict[], today: string): string {
  if (isBeforeTheScores(judged, today)) return "**As planned for now**: a hard day needs this morning's score."
  const isLate = caught.some(waits(today))
  return `**Nobody** is a clean green ${isLate ? 'yet' : 'today'}.${caught.length > 0 ? '' : ' Train as planned, without extra rounds.'}`
}

/** Everybody in the order in which to see them before practice. */
export function writeOrder(judged: readonly AthleteVerdict[], today: string): string {
  const held = ofVerdict(judged, 'easy', 'lighter')
  const [first] = held
  if (!first) return sentences('Nobody needs you first: no fresh record asks for a lighter day.', sayNotJudged(judged))
  return paragraphs(
    `See ${boldName(first.athlete.name)} first.`,
    held
      .slice(0, TOLD)
      .map((one, place) => `${place + 1}. ${writeJudged(one, today)}`)
      .join('\n'),
    more(held, today),
    askEach(held.slice(0, TOLD)),
    sayNotJudged(judged),
    USUALLY,
  )
}

export const byRecovery = (athletes: readonly FreshVerdict[]) => athletes.toSorted((a, b) => b.recovery - a.recovery)

/** Everybody by what the day calls for. */
export const writeAll = (judged: readonly AthleteVerdict[], today: string): string =>
  writeAllBelow(sentences(sayWhoIsHeld(judged), sayOldScores(judged, today)), judged, today)

/** The same below another opening. @param isCounted how many train as planned is told already */
export function writeAllBelow(
  opening: string,
  judged: readonly AthleteVerdict[],
  today: string,
  { isCounted = false } = {},
): string {
  const [easy, lighter, planned, hard] = (['easy', 'lighter', 'as_planned', 'hard'] as const).map((verdict) =>
    ofVerdict(judged, verdict),
  )
  if (!easy || !lighter || !planned || !hard || judged.every(({ verdict }) => verdict === 'ask'))
    return sentences(
      'Nobody has a recovery from today or yesterday to plan by: ask them how they feel.',
      sayNotJudged(judged),
    )
  return paragraphs(
    opening,
    linesOf([...easy, ...lighter], today),
    more([...easy, ...lighter], today),
    sayIll(judged),
    askEach([...easy, ...lighter].slice(0, TOLD)),
    hard.length > 0 && `Ready for a hard day: ${joinFew(hard.map(shortOn(today)))}.`,
    sayPlanned(planned, today, isCounted),
    sayWatch(planned, today),
    sayNotJudged(judged),
    easy.length + lighter.length > 0 && USUALLY,
  )
}

/** More names than this are given as a number. */
const PLANNED = 6

/** @param isNamed all by name, because the rounds are set up by it */
function sayPlanned(planned: readonly FreshVerdict[], today: string, isNamed: boolean): string {
  if (planned.length === 0) return ''
  if (planned.length <= PLANNED || isNamed) {
    const { by, names } = namedScores(byRecovery(planned), today)
    return `As planned${by}: ${joinAnd(names)}.`
  }
  return `**${planned.length}** train as planned.`
}

/** `5 are to be asked first`: who has no fresh record, so that the counts of an answer add up to the team. */
export const sayToAsk = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'} to be asked first`
