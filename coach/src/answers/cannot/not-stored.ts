import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { citeArticle } from '../articles/sources.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import { capital, paragraphs, sentences } from '../phrases/lists.ts'
import { whatIsThere } from '../suggestions.ts'
import { UNSTORED_SUBJECTS, type UnstoredSubject } from './unstored-subjects.ts'

/** Something that no record holds, and what is related to it. "Not measured" is said only where it is true. */
export async function sayNotStored(topic: string, { message, scope, toolbox }: AnswerContext): Promise<string> {
  const subjects = subjectsOf(topic).length > 0 ? subjectsOf(topic) : subjectsOf(message)
  const [first] = subjects
  const stored = first === undefined ? storedIn(topic) : undefined
  if (stored !== undefined)
    return sentences(
      `I did not understand what you want to know of ${stored}, so I can't answer it: ${stored} is on record.`,
      `Ask me for example what the latest ${stored} is, or the average over the last ${scope.days} days.`,
    )
  if (!first) return paragraphs('There is no data on that in Corner, so I cannot say.', `${whatIsThere(scope)}.`)
  const name = subjects.map((subject) => subject.name).join(', and ')
  const isMany = subjects.length > 1 || / and |(?<!s)s$/.test(first.name)
  const reason = REASONS[first.why]
  const said = `${capital(name)} ${isMany ? 'are' : 'is'} not recorded in Corner: ${reason.replace(/\bit$/, isMany ? 'them' : 'it')}.`
  const { instead, slug } = first
  const isSentence = instead !== undefined && /^[A-Z]/.test(instead)
  return paragraphs(
    sentences(
      said,
      first.isAlone ? '' : isSentence ? instead : instead ? `What bears on it: ${instead}.` : `${whatIsThere(scope)}.`,
    ),
    slug && (await citeArticle(toolbox, slug)),
  )
}

const REASONS: Record<UnstoredSubject['why'], string> = {
  not_measured: 'the wearable does not measure it',
  not_read: 'a wearable may count them, and Corner does not read it',
  not_kept: 'it keeps what the wearable records',
}

/** More than this in one question is a list. */
const MOST = 3

/** What is asked about, in the order said; "injury" does not count in "risk of injury". */
function subjectsOf(text: string): readonly UnstoredSubject[] {
  const [first] = UNSTORED_SUBJECTS.filter(({ words }) => words.test(text))
  if (!first || first.isAlone || first.why !== 'not_kept') return first ? [first] : []
  const parts = text
    .split(/\b(?:and|or)\b|,/i)
    .flatMap((part) => UNSTORED_SUBJECTS.find(({ words }) => words.test(part)) ?? [])
  return [...new Set([first, ...parts.filter(({ why }) => why === first.why)])].slice(0, MOST)
}

/** Whether something that no record holds is asked about, beyond doubt: "how sore", "the mood", "missed practice". */
export const isSurelyUnstored = (text: string): boolean => SURELY.test(text) && subjectsOf(text).length > 0
const SURELY =
  /\b(how sore|soreness|mood|morale|(what|which|how many|any|list)\b.*\binjur(y|ies|ed)|gpa|grades?|attendance|(miss|missed|skip|skipped|late (to|for)) (a |the |any )?(practice|lift|training|class)s?|weighs?\b(?! in)|make weight|made weight|hung ?over|drunk|stoned|(does|do|did|is|was|were|has|have|who)\b.*\b(smok(e|es|ed|ing)|vap(e|es|ed|ing)|partied|partying)|who (wins|won|will win|is going to win)|will (he|she|they|we|\p{L}+) (win|lose|beat))\b/iu

/** A metric that is stored after all, by its words; undefined: none is named. */
function storedIn(text: string): string | undefined {
  const lower = text.toLowerCase()
  return Object.values(CATALOGUE)
    .flatMap(({ words, label }) => words.map((word) => ({ word: word.toLowerCase(), label })))
    .toSorted((a, b) => b.word.length - a.word.length)
    .find(({ word }) =>
      new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}])`, 'u').test(lower),
    )?.label
}
