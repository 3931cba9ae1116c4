import type { Request } from '@corner/contract/entities/query.ts'
import { isKnownWord } from '../language/lexicon/known-words.ts'
import { KNOWN_NAMES } from '../language/lexicon/nicknames.ts'
import { findUnknownNames } from '../language/names/unknown-names.ts'
import { findCoachDate } from '../language/times/coach-dates.ts'
import { isAllCaps } from '../language/words/all-caps.ts'
import { fold } from '../language/words/fold.ts'
import { lemmaOf } from '../language/words/lemma.ts'
import { editDistance } from '../language/words/spelling.ts'
import type { Token } from '../language/words/token.ts'
import { isInRanges } from '../language/words/token-ranges.ts'
import type { KnownAthlete } from '../scope.ts'
import { type MessagePart, partOf } from './part.ts'
import { whoIn } from './request/request-fields.ts'
import { findSpans, type ReadingScope } from './spans/find-spans.ts'
import { type Span, spansOf } from './spans/span.ts'

/** What only the user can clarify. */
export type Unclear =
  /** Several athletes fit a name, or one is similar to it. */
  | { kind: 'athlete'; said: string; candidates: readonly KnownAthlete[] }
  /** "What's his strain?" with nobody named before. */
  | { kind: 'whom' }
  /** A date that only they know: "before the Iowa meet". */
  | { kind: 'date'; said: string }
  /** Somebody outside the team. */
  | { kind: 'unknown_name'; said: string }

const OF_ONE = new Set('he his him she her hers'.split(' '))
/** What a later "he" may refer to: "which boy has not linked his strap". */
const STANDS_FOR = new Set(
  'who which any anyone anybody someone somebody each every everyone everybody nobody boy kid guy lad man athlete wrestler player girl one coach trainer doctor dad mom mother father parent director principal boss'.split(
    ' ',
  ),
)
const NEAR = 2

/** A later "he" may refer to "a note to Dan" or "which boy". */
const mayBeMeant = ({ text, capital }: Pick<Token, 'text' | 'capital'>): boolean =>
  STANDS_FOR.has(lemmaOf(text)) || (capital && KNOWN_NAMES.has(text))

/** The first thing in a part that must be asked back before it can be answered. */
export function unclearOf(part: MessagePart, request: Request, scope: ReadingScope): Unclear | undefined {
  const who = whoIn(request)
  const isNamed = ({ athletes }: Span<'name'>) =>
    athletes.some(({ id }) => who?.ids?.includes(id) || who?.except?.includes(id))
  const [several] = spansOf(part.spans, 'name').filter((name) => name.athletes.length > 1 && !isNamed(name))
  if (several) return { kind: 'athlete', said: several.said, candidates: several.athletes }
  const [stranger] = unknownNamesIn(part, scope)
  const isNobodyNamed = !part.spans.some(({ kind }) => kind === 'name')
  if (stranger && isNobodyNamed && request.kind === 'knowledge') return nameUnclear(stranger, scope)
  if (!who) return isOfRecordsSince(part, request) ? dateUnclear(part) : undefined
  const pronoun = part.tokens.findIndex(({ text }) => OF_ONE.has(text))
  const isAboutOne = pronoun >= 0 && !part.tokens.slice(0, pronoun).some(mayBeMeant)
  const isOpen = !who.ids && !who.where && !who.first && !who.except
  if (stranger && isOpen && !alsoAsksAboutTeam(part, stranger)) return nameUnclear(stranger, scope)
  if (isAboutOne && isOpen && scope.view === 'team' && scope.athletes.length > 0) return { kind: 'whom' }
  return request.kind === 'query' || (request.kind === 'overview' && isSince(part)) ? dateUnclear(part) : undefined
}

/** A date that only the coach knows, without a day next to it. */
function dateUnclear({ tokens, spans }: MessagePart): Unclear | undefined {
  const date = findCoachDate(tokens)
  const isDated = spansOf(spans, 'window').some(
    ({ window }) => !('last' in window) && !('day' in window && window.day === 0),
  )
  return date && !isDated ? { kind: 'date', said: date.said } : undefined
}

/** "Since the Iowa meet" needs the date, whatever is asked; "before the meet" may be about today. */
const isSince = ({ tokens }: MessagePart) => /^(since|after)\b/i.test(findCoachDate(tokens)?.said ?? '')

/** "Farid since the Iowa meet" is about his records, although a meet is not. */
const isOfRecordsSince = (part: MessagePart, request: Request) =>
  request.kind === 'cannot' &&
  request.because === 'not_stored' &&
  isSince(part) &&
  part.spans.some(({ kind }) => kind === 'name' || kind === 'metric')

/** Names of people outside the team, as typed. */
export function unknownNamesIn({ tokens, spans }: MessagePart, { team }: ReadingScope): string[] {
  const own = new Set(`${team.name} ${team.organization}`.split(/[^\p{L}\p{M}]+/u).map(fold))
  const isOther = isInRanges(
    spans.filter(({ kind }) => kind === 'name' || kind === 'window' || kind === 'metric' || kind === 'weekdays'),
  )
  return findUnknownNames({
    tokens: tokens as Token[],
    isMention: isOther,
    isKnownWord: (text) => isKnownWord(text) || own.has(text),
    isShouted: isAllCaps(tokens as Token[]),
  }).map(({ said }) => said)
}

const TEAM_WORDS =
  /^(team|squad|everybody|everyone|guys|kids|boys|girls|athletes|wrestlers|who|anyone|anybody|roster|room|group|groups)$/

/** "Xavier is back from Ohio. Who is ready today?": another sentence asks about the team, and can be answered without him. */
export function alsoAsksAboutTeam({ tokens, spans }: MessagePart, said: string): boolean {
  const [first] = said.split(' ')
  const own = new Set(tokens.filter(({ raw }) => raw === first).map(({ sentence }) => sentence))
  const isOther = ({ sentence }: Pick<Token, 'sentence'>) => !own.has(sentence)
  const isOfTeam = tokens.some((token) => isOther(token) && TEAM_WORDS.test(token.text))
  const isOfFigures = spans.some(
    ({ kind, from }) => (kind === 'metric' || kind === 'band') && tokens[from] !== undefined && isOther(tokens[from]),
  )
  return isOfTeam || isOfFigures
}

/**
 * An athlete with a similar name is asked back; with a first and a last name both must be similar: "Freya Costa" is not
 * Andrei Costa.
 */
function nameUnclear(said: string, { athletes }: ReadingScope): Unclear {
  const words = said.split(/\s+/).map(fold)
  const isNear = (word: string, part: string) =>
    word.length >= 4 && part.length >= 4 && editDistance(word, part, NEAR) <= NEAR
  const candidates = athletes.filter(({ name }) => {
    const parts = name.split(/\s+/).map(fold)
    return words.every((word) => parts.some((part) => isNear(word, part)))
  })
  return candidates.length > 0 && candidates.length <= 3
    ? { kind: 'athlete', said, candidates }
    : { kind: 'unknown_name', said }
}

/** Names in a message of people outside the team. */
export const unknownNamesInMessage = (message: string, scope: ReadingScope): string[] =>
  unknownNamesIn(partOf(findSpans(message, scope), undefined), scope)
