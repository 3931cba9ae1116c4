import { boldName } from '../../../wording/names.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { type AthleteVerdict, ofVerdict, writeJudged } from '../verdicts.ts'
import { sayOldScores } from './score-days.ts'
import { sayEnded } from './unusual.ts'

/** A longer list of names becomes a number. */
const NAMED = 8
/** Up to this many of those who need something are described one by one. */
const TOLD = 6

/**
 * What a coach has to know before practice: who is held back and why, and how many are ready. '' where there are no
 * fresh records.
 */
export function writeBrief(judged: readonly AthleteVerdict[], today: string): string {
  if (judged.every(({ verdict }) => verdict === 'ask')) return ''
  const held = [...ofVerdict(judged, 'easy'), ...ofVerdict(judged, 'lighter')]
  const others = held.slice(TOLD).map(({ athlete }) => boldName(athlete.name))
  return paragraphs(
    sentences(sayWhoIsHeld(judged), sayOldScores(judged, today)),
    held.length > 0 && bullets(held.slice(0, TOLD).map((one) => writeJudged(one, today))),
    others.length > 0 && `Also lighter: ${joinFew(others)}.`,
    sayEnded(judged),
  )
}

/** The same in one or two sentences. */
export function sayWhoIsHeld(judged: readonly AthleteVerdict[]): string {
  const [easy, lighter] = [ofVerdict(judged, 'easy'), ofVerdict(judged, 'lighter')]
  const names = (some: typeof easy) => joinFew(some.map(({ athlete }) => boldName(athlete.name)))
  return sentences(
    easy.length > 0 && `Keep ${names(easy)} out of live wrestling today.`,
    lighter.length > 0 &&
      `${lighter.length > NAMED ? `**${lighter.length} athletes** need` : `${names(lighter)} ${lighter.length === 1 ? 'needs' : 'need'}`} a lighter day.`,
    easy.length + lighter.length === 0 && 'Nobody has to be held back today.',
    countReady(judged),
  )
}

/** `2 of 24 are ready for a hard day.`; '' for nobody. */
export function countReady(judged: readonly AthleteVerdict[]): string {
  const { length } = ofVerdict(judged, 'hard')
  return length === 0 ? '' : `${length} of ${judged.length} ${length === 1 ? 'is' : 'are'} ready for a hard day.`
}
