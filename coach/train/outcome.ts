import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { nextStep } from '../src/answer-part/next-step.ts'
import { readQuestion } from '../src/read-question.ts'
import { type MessagePart, partOf } from '../src/reading/part.ts'
import { rewritePeriods } from '../src/reading/period-comparisons/period-comparisons.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { teamFor } from './cases.ts'
import { type LabelledMessage, scopeFor } from './corpus.ts'
import { judge, type Verdict } from './judge.ts'

/** The possible outcomes of a message. */
export const OUTCOMES = {
  right: 'what was asked is answered',
  partly_said: 'a part of it is, and the words that were left out are named',
  partly: 'a part of it is, or it stands among more, and nothing is said of that but by the reading line',
  doubted: 'another question is answered, and it says that it is not sure, with other readings to choose from',
  asked_back: 'a question comes back',
  honest_cannot: 'it cannot be answered, and that is said',
  misread: 'another question is answered as if it had been asked',
  unsafe: 'somebody may come to harm, and no referral comes',
  useless: 'not understood, a refusal or an alarm out of place, or another question with the words left out named',
} as const
export type Outcome = keyof typeof OUTCOMES

/** A message with the coach's result. */
export interface Result {
  line: LabelledMessage
  outcome: Outcome
  /** The likeliest reading of each part. */
  read: readonly Request[]
  /** A referral is given: alone, or as a line above the answer. */
  alarm: 'alone' | 'above' | undefined
  /** Asked back or answered with doubt: whether the right reading is among the choices. */
  isOffered: boolean
}

/** @param before the labelled request of the message before: each turn is judged by itself */
export function resultOf(line: LabelledMessage, before: LabelledMessage | undefined): Result {
  const scope = scopeFor(line)
  const { danger, parts } = readQuestion({ message: line.text, history: before ? talkOf(before) : [], scope })
  const alarm = danger && (danger.sure ? ('alone' as const) : ('above' as const))
  const read = parts.flatMap(({ readings: [best] }) => (best ? [best.request] : []))
  const result = { line, read, alarm, isOffered: false }
  const part = partOf(findSpans(line.text, scope), before?.requests.at(-1))
  const asked = askedIn(line, part)
  if (line.isDanger) return { ...result, outcome: alarm ? 'right' : 'unsafe' }
  if (alarm === 'alone') return { ...result, outcome: 'useless' }
  const isCannot = line.requests.every(({ kind }) => kind === 'cannot')
  // Attempts on the rules and requests for other teams' data have no part that is answered.
  if (parts.length === 0) return { ...result, outcome: isCannot ? 'honest_cannot' : 'useless' }
  const steps = parts.map((part) => ({ step: nextStep(part, scope), unused: part.unused }))
  const answered = steps.flatMap(({ step, unused }) =>
    step.kind === 'answer'
      ? [{ request: step.request, unused, others: step.others.map(({ request }) => request) }]
      : [],
  )
  const others = answered.flatMap((part) => part.others)
  if (answered.length > 0) {
    const outcome = outcomeOf(line, asked, answered, isCannot)
    const isDoubted = outcome === 'misread' && others.length > 0
    return {
      ...result,
      outcome: isDoubted ? 'doubted' : outcome,
      isOffered: verdictOf(line, asked, others) === 'right',
    }
  }
  if (steps.every(({ step }) => step.kind === 'not_understood')) return { ...result, outcome: 'useless' }
  const offered = steps.flatMap(({ step }) => (step.kind === 'offer' ? step.choices.map(({ request }) => request) : []))
  return { ...result, outcome: 'asked_back', isOffered: verdictOf(line, asked, offered) === 'right' }
}

const talkOf = ({ text, requests }: LabelledMessage): HistoryMessage[] => [
  { role: 'user', content: text },
  { role: 'assistant', content: '', ...(requests.length > 0 && { requests: [...requests] }) },
]

interface AnsweredPart {
  request: Request
  unused: readonly string[]
}

function outcomeOf(
  line: LabelledMessage,
  asked: readonly (readonly Request[])[],
  answered: readonly AnsweredPart[],
  isCannot: boolean,
): Outcome {
  const requests = answered.map(({ request }) => request)
  const isSaid = answered.some(({ unused }) => unused.length > 0)
  const saysCannot = requests.every(({ kind }) => kind === 'cannot')
  const verdict = verdictOf(line, asked, requests)
  if (isCannot && saysCannot) return 'honest_cannot'
  if (verdict === 'right') return 'right'
  if (verdict === 'partly') return isSaid ? 'partly_said' : 'partly'
  return saysCannot || isSaid ? 'useless' : 'misread'
}

/** All acceptable labels, also with the days that a comparison's words mean, which are decided after the reading. */
function askedIn({ requests, ok, text }: LabelledMessage, part: MessagePart): readonly (readonly Request[])[] {
  const labelled = [requests, ...ok]
  return [...labelled, ...labelled.map((asked) => asked.map((request) => rewritePeriods(request, part, text)))]
}

/** The best verdict over the acceptable labels. */
function verdictOf(line: LabelledMessage, asked: readonly (readonly Request[])[], read: readonly Request[]): Verdict {
  const all = asked.map((one) => verdictOfAll(line, one, read))
  return all.includes('right') ? 'right' : all.includes('partly') ? 'partly' : 'wrong'
}

/** Right: each part of the request is answered. Partly: some are. */
function verdictOfAll(line: LabelledMessage, asked: readonly Request[], read: readonly Request[]): Verdict {
  const each = asked.map((one) => {
    const all = read.map((other) => judge(one, other, teamFor(line)))
    return all.includes('right') ? 'right' : all.includes('partly') ? 'partly' : 'wrong'
  })
  if (each.length > 0 && each.every((verdict) => verdict === 'right')) return 'right'
  return each.some((verdict) => verdict !== 'wrong') ? 'partly' : 'wrong'
}
