import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { readBoundaries } from './boundaries/read-boundaries.ts'
import { lastNamed, saysPronoun, withName } from './conversation/last-named.ts'
import { resolveListReferences } from './conversation/resolve-list-references.ts'
import type { Danger } from './danger/danger.ts'
import { readDanger } from './danger/read-danger.ts'
import { knownShare } from './language/known-share.ts'
import { languageOf } from './language/other-language.ts'
import { type PartRead, readMessage } from './reading/read-message.ts'
import { withReadinessMeant } from './reading/readiness-meant.ts'
import type { ReadingScope } from './reading/spans/find-spans.ts'
import { alsoAsksAboutTeam, type Unclear, unclearOf, unknownNamesIn } from './reading/unclear.ts'
import { readerWeights } from './reading/weights.ts'
import { applyRewriteRules, isUnambiguous } from './rewrite-rules/rewrite-rules.ts'

interface AskedMessage {
  message: string
  /** Earlier messages, oldest first. */
  history: readonly HistoryMessage[]
  scope: ReadingScope
}

/** One part of a message: answered, or asked back. */
export interface PartOfQuestion {
  /** Its own words. */
  text: string
  /** The likeliest reading first; empty: there is none. */
  readings: readonly { request: Request; probability: number }[]
  /** Whether it names somebody of the team. */
  isNamed: boolean
  /** It names a measure, a color or somebody, or follows an answer with figures. */
  saysRecords?: boolean
  /** It names somebody unknown, and another sentence asks about the team. */
  isOfTeam?: boolean
  /** Names in it of people outside the team. */
  strangers: readonly string[]
  /** Significant words that the likeliest reading does not use. */
  unused: readonly string[]
  unclear: Unclear | undefined
  /** The request before it, in the conversation or the message. */
  before: Request | undefined
}

/** The reading of a message, before anything is looked up. */
export interface ReadQuestion {
  /** Somebody may be in danger; certain: nothing else is answered. */
  danger: Danger | undefined
  /** The message, or a part of it, tries to change the rules or asks for other teams' data. */
  isTried: boolean
  otherTeams: boolean
  /** Of Spanish what is understood is answered, of other languages nothing. */
  language: ReturnType<typeof languageOf>
  /** Names of people outside the team. */
  strangers: readonly string[]
  parts: readonly PartOfQuestion[]
}

/** How certain a part must be for its words to be answered when others try to change the rules. */
const WORTH = 0.3

/** Words that show that records are asked for. */
const TELLING: ReadonlySet<string> = new Set(['metric', 'name', 'band'])

/**
 * Reads a message: danger first, then the rules, then what is asked. It uses words only: no records, no clock, no
 * network.
 */
export function readQuestion(typed: AskedMessage): ReadQuestion {
  const asked = { ...typed, message: withReadinessMeant(typed.message, typed.scope) }
  const listed = resolveListReferences(asked)
  const read = readWords(listed)
  const isOpen = read.parts.some(({ unclear }) => unclear?.kind === 'whom')
  const isOfArticles = read.parts.every(({ readings: [best] }) => best?.request.kind === 'knowledge')
  const isUnstored = read.parts.every(
    ({ readings: [best] }) => best?.request.kind === 'cannot' && best.request.because === 'not_stored',
  )
  if (!isOpen && !((isOfArticles || isUnstored) && saysPronoun(listed.message))) return read
  const named = lastNamed(listed.history, listed.scope)
  if (!named) return read
  const ofNamed = readWords({ ...listed, message: withName(listed.message, named) })
  // "Is it the practice or what he does at night" is about him; where his name changes nothing it is about the article.
  const isOf = (kind: Request['kind']) => ofNamed.parts.some(({ readings: [best] }) => best?.request.kind === kind)
  return isOpen || isOf('why') || (isUnstored && isOf('query')) ? ofNamed : read
}

function readWords({ message, history, scope }: AskedMessage): ReadQuestion {
  const learned = readerWeights()
  const danger = readDanger(message, { names: scope.athletes.map(({ name }) => name), earlier: lastOfUser(history) })
  const isWorth = (part: string) =>
    readMessage({ message: part, scope }, learned).some(
      ({ part: { spans }, candidates: [best] }) =>
        best !== undefined &&
        best.probability >= WORTH &&
        isOfRecords(best.request) &&
        spans.some(({ kind }) => TELLING.has(kind)),
    )
  const { fair, isTried, otherTeams } = readBoundaries(message, scope, isWorth)
  if (danger?.sure || fair === undefined)
    return { danger, isTried, otherTeams, language: 'english', strangers: [], parts: [] }
  const read = readMessage({ message: fair, history, scope }, learned)
  const parts = read.map((each) =>
    partOfQuestion(each, scope, read.length === 1 ? fair : each.part.tokens.map(({ raw }) => raw).join(' ')),
  )
  const strangers = [...new Set(parts.flatMap((part) => part.strangers))]
  const language = languageOf(read.flatMap(({ part }) => withoutNames(part)))
  return { danger, isTried, otherTeams, language, strangers, parts }
}

/** How many earlier messages of the user a danger lasts for. */
const MESSAGES_LOOKED_BACK = 6
const lastOfUser = (history: readonly HistoryMessage[]) =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-MESSAGES_LOOKED_BACK)
    .map(({ content }) => content)

/** "De la" in a name is no Spanish. */
const withoutNames = ({ tokens, spans }: PartRead['part']) =>
  tokens.filter((_, at) => !spans.some(({ kind, from, until }) => kind === 'name' && from <= at && at < until))

/** The probability of a reading determined by plain words. */
const NO_DOUBT = 0.8

/** As a share of the words of a message. */
const LEAST_KNOWN = 0.4

const isOfRecords = ({ kind }: Request) =>
  kind === 'query' || kind === 'overview' || kind === 'why' || kind === 'advice'

function partOfQuestion({ part, candidates, unused }: PartRead, scope: ReadingScope, message: string): PartOfQuestion {
  const [read] = candidates
  const isPlain = read !== undefined && isUnambiguous(read.request, part, message)
  const readings = distinct(
    candidates.map(({ request, probability }, place) => ({
      request: applyRewriteRules(request, part, message),
      probability: place === 0 && isPlain ? Math.max(probability, NO_DOUBT) : probability,
    })),
  )
  const [best] = readings
  const unusedOf = (request: Request | undefined) => {
    if (isPlain) return onlyNames(unused, part)
    return request === read?.request && !isOfOwn(request) ? unused : withoutDays(unused, part)
  }
  const strangers = unknownNamesIn(part, scope)
  // Code, another script, a word of ten thousand letters: not part of a question.
  const isForeign = part.spans.length === 0 && !part.previous && knownShare(part.tokens) < LEAST_KNOWN
  if (isForeign)
    return { text: '', readings: [], unused: [], unclear: undefined, before: undefined, isNamed: false, strangers }
  return {
    text: part.tokens.map(({ raw }) => raw).join(' '),
    readings,
    unused: unusedOf(best?.request),
    unclear: best && unclearOf(part, best.request, scope),
    before: part.previous,
    isNamed: part.spans.some(({ kind }) => kind === 'name'),
    ...((part.previous?.kind === 'query' || part.spans.some(({ kind }) => TELLING.has(kind))) && { saysRecords: true }),
    ...(strangers.some((said) => alsoAsksAboutTeam(part, said)) && { isOfTeam: true }),
    strangers,
  }
}

/** "Outside of his normal" is the measure. */
const isOfOwn = (request: Request | undefined) =>
  request?.kind === 'query' && request.query.measures.some(({ aggregate }) => aggregate.startsWith('from_own'))

/** Days and comparisons with the usual that the reading left out are covered by the rewrite. */
function withoutDays(unused: readonly string[], { spans, tokens }: PartRead['part']): string[] {
  const days = spans.filter(
    (span) =>
      span.kind === 'window' ||
      span.kind === 'weekdays' ||
      (span.kind === 'bound' && typeof span.limits.than === 'object'),
  )
  const texts = days.map(({ from, until }) =>
    tokens
      .slice(from, until)
      .map(({ raw }) => raw)
      .join(' '),
  )
  return unused.filter((words) => !texts.includes(words))
}

/** Where plain words determine the reading, other words only matter if they name people. */
const onlyNames = (unused: readonly string[], { spans }: PartRead['part']): string[] =>
  unused.filter((words) => spans.some((span) => span.kind === 'name' && words.includes(span.said)))

/** Two readings may result in the same request: they become one, with the higher probability. */
function distinct(readings: PartOfQuestion['readings']): PartOfQuestion['readings'] {
  const found = new Map<string, PartOfQuestion['readings'][number]>()
  for (const { request, probability } of readings) {
    const key = JSON.stringify(inOrder(request))
    const known = found.get(key)
    found.set(key, { request: known?.request ?? request, probability: Math.max(probability, known?.probability ?? 0) })
  }
  return [...found.values()]
}

/** With sorted keys, because two ways may lead to the same request. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  )
}
