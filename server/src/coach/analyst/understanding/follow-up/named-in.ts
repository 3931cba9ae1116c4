import type { KnownAthlete } from '../../../scope.ts'
import { isKnownWord } from '../lexicon/known-words.ts'
import { findMentions } from '../names/mentions.ts'
import { readRoster } from '../names/roster.ts'
import { tokenize } from '../words/tokenize.ts'

const LEFT_OUT = /\b(no data|not connected|no records?|left out|without|closest)\b/i

/** Everybody whom a reply names, in its order, without the lines on whom it left out for lack of data. */
export function namedIn(reply: string, athletes: readonly KnownAthlete[]): KnownAthlete[] {
  const told = reply
    .split('\n')
    .filter((line) => !LEFT_OUT.test(line))
    .join('\n')
  const mentions = findMentions(tokenize(told), { roster: readRoster(athletes), isKnownWord, isShouted: false })
  return [...new Set(mentions.flatMap((mention) => (mention.athletes.length === 1 ? mention.athletes : [])))]
}
