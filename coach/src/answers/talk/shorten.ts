import { isWarning } from '../articles/quotes.ts'
import { paragraphs } from '../phrases/lists.ts'
import { offerQuestions } from '../suggestions.ts'
import type { TalkContext } from './talk-context.ts'

/** So many lines of a list can still be read as a sentence. */
const LISTED = 5

const SENTENCES = 2

/** The last answer again, in a sentence or two per part. */
export async function sayShorter({ previous, answerAgain, scope }: TalkContext): Promise<string> {
  if (previous.length === 0)
    return paragraphs('There is no answer before this one that I could shorten.', await offerQuestions(scope))
  const parts = await Promise.all(previous.map(async (request) => shorten(await answerAgain(request))))
  return paragraphs(...parts)
}

/**
 * The first sentence or two of an answer; a list introduced by the first sentence counts as the second, and warnings
 * are kept in full.
 */
export function shorten(answer: string): string {
  const parts = answer.split(/\n{2,}/).filter((part) => !SOURCES.test(part))
  const opening = parts.findIndex((part) => part.endsWith(':'))
  const list = opening >= 0 && isList(parts[opening + 1] ?? '') ? parts[opening + 1] : undefined
  const sentences = parts.filter((part) => !isList(part)).flatMap(sentencesOf)
  const opener = sentences.slice(0, SENTENCES).findIndex((text) => text.endsWith(':'))
  const told =
    opener >= 0 && list !== undefined
      ? [...sentences.slice(0, opener + 1), asSentence(list)]
      : sentences.slice(0, SENTENCES).filter((text) => !text.endsWith(':'))
  const said = told.join(' ')
  const lines = parts.filter(isList).flatMap((part) => part.split('\n').map(bare))
  const warnings = lines.filter((line) => isWarning(line) && !said.includes(line))
  return [said, ...warnings.map((line) => `${line.replace(/[.;]$/, '')}.`)].join(' ')
}

const SOURCES = /^Sources?: \[/
const isList = (part: string) => /^(?:- |\d+\. )/.test(part)
const bare = (line: string) => line.replace(/^(?:- |\d+\. )/, '')

function asSentence(list: string): string {
  const lines = list.split('\n').map(bare)
  const more = lines.length > LISTED ? `; and ${lines.length - LISTED} more` : ''
  return `${lines.slice(0, LISTED).join('; ')}${more}.`
}

/** A full stop within a number or a link does not end a sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}*"[])/u)
