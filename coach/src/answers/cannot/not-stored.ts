import { CATALOGUE } from '@corner/analytics/metric-catalogue.ts'
import { citeArticle } from '../articles/sources.ts'
import type { AnswerContext } from '../asked/answer-context.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { whatIsThere } from '../suggestions.ts'
import { UNSTORED_SUBJECTS } from './unstored-subjects.ts'

/** Something that no record holds, and what is nearest to it. That it is not measured is said only of what is not. */
export async function sayNotStored(topic: string, { message, scope, toolbox }: AnswerContext): Promise<string> {
  const subject = subjectOf(topic) ?? subjectOf(message)
  const stored = subject === undefined ? storedIn(topic) : undefined
  if (stored !== undefined)
    return sentences(
      `I did not understand what you want to know of ${stored}, so I can't answer it: ${stored} is on record.`,
      `Ask me for example what the latest ${stored} is, or the average over the last ${scope.days} days.`,
    )
  const { name = 'that', why, instead, slug } = subject ?? {}
  const reason =
    why === 'not_measured'
      ? 'the wearable does not measure it'
      : `Corner keeps what the wearable records, and nothing of that is ${subject ? 'entered here' : 'in it'}`
  const isSentence = instead !== undefined && /^[A-Z]/.test(instead)
  return paragraphs(
    `There is no data on ${name}: ${reason}, so I can't give a value.`,
    slug && (await citeArticle(toolbox, slug)),
    instead === undefined ? `${whatIsThere(scope)}.` : isSentence ? instead : `What there is instead: ${instead}.`,
  )
}

const subjectOf = (text: string) => UNSTORED_SUBJECTS.find(({ words }) => words.test(text))

/** A metric that is stored after all, by the words for it; undefined: none is named. */
function storedIn(text: string): string | undefined {
  const lower = text.toLowerCase()
  return Object.values(CATALOGUE)
    .flatMap(({ words, label }) => words.map((word) => ({ word: word.toLowerCase(), label })))
    .toSorted((a, b) => b.word.length - a.word.length)
    .find(({ word }) =>
      new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\\p{L}])`, 'u').test(lower),
    )?.label
}
