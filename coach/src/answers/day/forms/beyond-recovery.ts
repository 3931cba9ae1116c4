import type { SignKind } from '@corner/analytics/day-verdict/sign.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { askEach, sayNotJudged, USUALLY } from '../list-notes.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh, reasonsOf, weightOfSigns, writeTexts } from '../verdicts.ts'

const BEYOND =
  /\b(miss(ed|ing)?|overlook\w*|hid(e|es|den|ing)|conceal\w*|beyond|besides|other than|apart from|aside from|except|behind|not (be )?(in|show\w*|see\w*|catch\w*)|won'?t|wouldn'?t|doesn'?t|does not|isn'?t|outside)\b[^?.!]*\brecover(y|ies)\b|\brecover(y|ies)\b[^?.!]*\b(miss\w*|overlook\w*|hid(e|es|den|ing)|(doesn'?t|does not|won'?t|wouldn'?t|don'?t|not) (show|tell|catch|say|reveal)\w*)\b/i

/** "What would I miss looking at the recovery column alone", "anything the recovery doesn't show". */
export const asksBeyondRecovery = (words: string): boolean => BEYOND.test(words.replace(/[’]/g, "'"))

const TOLD = 8
/** What a column of recoveries over the days shows by itself. */
const OF_RECOVERY: readonly SignKind[] = ['recovery_under_own', 'falling_recovery', 'red_mornings']

/**
 * Athletes with signs that a list of recoveries does not show: first those whose recovery looks fine, then what is
 * behind a red one.
 */
export function writeBeyondRecovery(judged: readonly AthleteVerdict[]): string {
  const signed = judged
    .filter(isFresh)
    .map((one) => ({ ...one, signs: one.signs.filter(({ kind }) => !OF_RECOVERY.includes(kind)) }))
    .filter((one) => reasonsOf(one).length > 0)
    .toSorted((a, b) => weightOfSigns(b) - weightOfSigns(a) || a.recovery - b.recovery)
  const [hidden, red] = [false, true].map((isRed) => signed.filter((one) => one.recovery < CAUTION_FROM === isRed))
  const rest = sayNotJudged(judged)
  if (!hidden || !red || signed.length === 0)
    return sentences('**Nothing** besides the recovery is unlike anybody with a fresh record.', rest)
  const names = (some: readonly FreshVerdict[]) =>
    joinFew(some.slice(TOLD).map(({ athlete }) => boldName(athlete.name)))
  return paragraphs(
    hidden.length > 0
      ? `**${hidden.length}** ${hidden.length === 1 ? 'has' : 'have'} a sign that the recovery does not show:`
      : 'Nobody outside the red has a sign besides the recovery.',
    hidden.length > 0 && bullets(hidden.slice(0, TOLD).map(writeSigns)),
    hidden.length > TOLD && `Also: ${names(hidden)}.`,
    red.length > 0 && 'In the red, and more than that:',
    red.length > 0 && bullets(red.slice(0, TOLD).map(writeSigns)),
    sentences(askEach((hidden.length > 0 ? hidden : red).slice(0, TOLD)), rest),
    USUALLY,
  )
}

/** Each with the recovery that hides it. */
const writeSigns = (one: FreshVerdict) =>
  `${boldName(one.athlete.name)}: ${writeTexts(reasonsOf(one))} (recovery ${writeValue('recovery', one.recovery)})`
