import { POINTS, type Points } from '../points.ts'
import type { Recipient } from './recipient.ts'
import type { Style } from './style.ts'

interface PointsAsked {
  to: Recipient | undefined
  firstWords: string
  manner: Style
  beyond: string | undefined
}

/** The subjects named after "about", in the order of the words. */
export function pointsNamed(words: string): Points[] {
  const about = /\b(?:about|on|regarding) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)([^.;:!?]{3,80})/i.exec(
    words,
  )?.[1]
  if (about === undefined) return []
  return POINTS.filter(({ pattern, ofBreak }) => ofBreak && pattern.test(about)).toSorted(
    (a, b) => about.search(a.pattern) - about.search(b.pattern),
  )
}

/** Whether a text is to be about a subject with plain advice. */
export const isAboutPoints = (words: string): boolean => pointsNamed(words).length > 0

/** Advice to athletes: lines without a study or an explanation. */
export const isOfPoints = ({ to, firstWords, manner, beyond }: PointsAsked): boolean =>
  (beyond === undefined || beyond === 'a speech') &&
  (to === undefined || to === 'athletes' || to === 'chat' || (to === 'board' && /\bhuddle\b/i.test(firstWords))) &&
  POINTS.some(({ pattern }) => pattern.test(firstWords)) &&
  (manner.isForLay ||
    !/\b(why|what .* (is|are|mean|tells?) |how (much|many|well)|facts?|hygiene|sheet|one-pager|hours|average|slept)\b/i.test(
      firstWords,
    )) &&
  (manner.isForLay || ASKS_POINTS.test(firstWords))

/** Things to do, or a subject that the team has no figures on. */
const ASKS_POINTS =
  /\b(things?|points?|tips|talk|speech|huddle|advice|rules?|reminders?|water|hydrat\w*|drink\w*|food|eat(ing)?|meals?|breakfast|nutrition|caffeine|coffee|energy drinks|naps?|phones?|screens?|thanksgiving|christmas|holidays?|break|weigh[- ]?ins?|sore(ness)?)\b/i
