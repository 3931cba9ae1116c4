import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { type MessagePart, partOf } from './part.ts'
import { type Ranked, rank } from './rank.ts'
import { readPart } from './read-part.ts'
import { withAnotherWeek } from './spans/another-week.ts'
import { findSpans, type ReadingScope, type Spanned } from './spans/find-spans.ts'
import type { Span } from './spans/span.ts'
import { cut, splitMessage } from './split.ts'
import type { ReaderWeights } from './weights.ts'

/** The reading of one part of a message. */
export interface PartRead {
  part: MessagePart
  /** The likeliest first; empty where no words fit together. */
  candidates: readonly Ranked[]
  /** Significant words that the likeliest reading does not use, as typed. */
  unused: readonly string[]
}

interface Conversation {
  message: string
  history?: readonly Pick<HistoryMessage, 'role' | 'content' | 'requests'>[]
  scope: ReadingScope
}

/** From this probability on several parts are assumed. */
const EACH_PART = 0.35
/** Parts that open as separate questions may be a little less likely than the message as one. */
const PARTS_BEHIND = 0.8
/**
 * A single sentence must be this many times likelier than the whole message for the others to count as talk around it.
 */
const AROUND = 1.15

/**
 * What a message asks for, part by part, with what it takes over from the conversation. It uses words only: no records,
 * no clock, no network.
 */
export function readMessage({ message, history = [], scope }: Conversation, learned: ReaderWeights): PartRead[] {
  const before = requestBefore(history, scope, learned)
  return readWords(withAnotherWeek(findSpans(message, scope), before, scope), before, learned)
}

/** The request of the last answer: as stored in the conversation, or read from the words of the question before it. */
function requestBefore(
  history: NonNullable<Conversation['history']>,
  scope: ReadingScope,
  learned: ReaderWeights,
): Request | undefined {
  let before: Request | undefined
  history.forEach(({ role, content, requests }, at) => {
    if (role === 'assistant') {
      if (requests) before = requests.at(-1)
      return
    }
    const isAnswered = history[at + 1]?.role === 'assistant' && history[at + 1]?.requests !== undefined
    if (!isAnswered)
      before = readWords(findSpans(content, scope), before, learned).at(-1)?.candidates[0]?.request ?? before
  })
  return before
}

/** @param before the request before, in the conversation */
function readWords(spanned: Spanned, before: Request | undefined, learned: ReaderWeights): PartRead[] {
  const whole = readOne(spanned, before, learned)
  const stretches = splitMessage(spanned.tokens, spanned.spans)
  if (stretches.length === 1 || stretches.length > MOST_STRETCHES) return [whole]
  const alone = stretches.map((stretch) => readOne(cut(spanned, stretch), before, learned))
  const asking = alone.filter((each) => isAsking(each.part) && chanceOf(each) >= EACH_PART)
  const chance = chanceOf(whole)
  const saidBy = (reads: readonly PartRead[]) => Math.min(...reads.map(chanceOf))
  const carrying = alone.filter(({ part }) => isAsking(part))
  const isEach = asking.length > 1 && asking.length === carrying.length && asking.every(({ part }) => isOpened(part))
  if (isEach && saidBy(asking) > chance * PARTS_BEHIND && areDifferent(asking))
    return inOrder(spanned, asking, before, learned)
  // "Good morning! Can you sum up the team?" is more than a greeting.
  const told = alone.filter((each) => !isGreeting(each) && each.part.units.length >= SAYS_SOMETHING)
  const [only] = (told.length > 0 ? told : alone).toSorted((a, b) => chanceOf(b) - chanceOf(a))
  const isTalkAround = only && carrying.every((each) => each === only)
  const isLikelier = only && (chanceOf(only) > chance * AROUND || (isGreeting(whole) && chanceOf(only) >= EACH_PART))
  return only && isTalkAround && isLikelier ? [only] : [whole]
}

const chanceOf = ({ candidates }: PartRead) => candidates[0]?.probability ?? 0

/** Words that open or end a conversation and ask for nothing. */
const isGreeting = ({ candidates: [best] }: PartRead) =>
  best?.request.kind === 'talk' && (best.request.about === 'greeting' || best.request.about === 'thanks')
const SAYS_SOMETHING = 3

const MOST_STRETCHES = 8

/** A later part may refer to the person of the one before: "and how did he sleep". */
function inOrder(
  spanned: Spanned,
  parts: readonly PartRead[],
  before: Request | undefined,
  learned: ReaderWeights,
): PartRead[] {
  const read: PartRead[] = []
  for (const { part } of parts) {
    const last = read.at(-1)?.candidates[0]?.request ?? before
    read.push(readOne({ ...spanned, tokens: part.tokens, spans: part.spans }, last, learned))
  }
  return read
}

const OPENERS =
  /^(who|what|which|how|when|why|whose|where|is|are|was|were|does|did|do|has|have|can|could|should|would|give|show|list|tell|rank|compare|need|any|anyone|anybody|name|send|make|write|put|sort)$/

/** Whether a segment starts like a question or a request: "Novak's recovery. Past two weeks." is one question. */
const isOpened = ({ tokens }: MessagePart) => tokens.slice(0, OPENING_WORDS).some(({ text }) => OPENERS.test(text))
const OPENING_WORDS = 3

const areDifferent = (reads: readonly PartRead[]) =>
  new Set(reads.map(({ candidates }) => JSON.stringify(candidates[0]?.request))).size === reads.length

/** Whether a segment mentions figures, people or days at all. */
const isAsking = ({ spans }: MessagePart) => spans.some(({ kind }) => !['negation', 'exclusion', 'run'].includes(kind))

function readOne(spanned: Spanned, before: Request | undefined, learned: ReaderWeights): PartRead {
  const part = partOf(spanned, before)
  const candidates = rank(part, readPart(part, learned.choices), learned.ranking)
  const [best] = candidates
  const unused = best?.unused.filter(({ kind }) => !(isGuidance(best.request) && TELLS_THE_PLAN.has(kind))) ?? []
  return { part, candidates, unused: wordsOf(part, unused) }
}

/** "Hill sprints at 6, anybody I should pull?": the numbers describe the plan and do not change who is ready. */
const TELLS_THE_PLAN: ReadonlySet<Span['kind']> = new Set(['bound', 'count', 'limit', 'place'])
const isGuidance = (request: Request) => request.kind === 'overview' && request.focus === 'guidance'

const wordsOf = ({ tokens }: MessagePart, spans: readonly Span[]): string[] => [
  ...new Set(
    spans.map(({ from, until }) =>
      tokens
        .slice(from, until)
        .map(({ raw }) => raw)
        .join(' '),
    ),
  ),
]
