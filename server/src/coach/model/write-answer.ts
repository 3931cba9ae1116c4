import { isStepCount, streamText } from 'ai'
import type { AnswerParts } from './answer-parts.ts'
import type { Fault } from './figures/check-sentence.ts'
import { type FailureReason, ModelFailure } from './model-failure.ts'
import { readProviderError } from './provider-failure.ts'
import { rewriteSentence } from './rewrite-sentence.ts'
import { SentenceStream } from './sentence-stream.ts'
import { SpentTokens } from './spent-tokens.ts'
import type { TokenUse } from './token-use.ts'
import type { Turn } from './turn.ts'
import { afterReasoning } from './visible-text.ts'

/** Failures in which the provider used no tokens. */
const NOT_TAKEN: ReadonlySet<FailureReason> = new Set(['not_signed_in', 'busy', 'unreachable', 'provider_error'])

/** Several times what the output limit allows: a provider that ignores the limit. */
const LONGEST_ANSWER = 20_000

/** An answer with more wrong sentences is not worth correcting. */
const MAX_REWRITTEN = 5

const LOOKING_UP = 'Looking up more.'
const ANSWERING = 'Answering.'

/**
 * Lets the model look things up and answer, and shows its answer sentence by sentence as each is checked. Text before a look-up
 * ("let me see") is not part of the answer. From the first unbacked sentence on, the rest waits until the model has ended: then
 * that sentence is requested once more, and left out if it is still wrong.
 * @throws ModelFailure if the answer did not come, broke off, or is unusable
 */
export async function writeAnswer(turn: Turn, given: AnswerParts): Promise<void> {
  let isLeft = true
  const take = async (use: TokenUse) => {
    isLeft = await given.take(use)
    return isLeft
  }
  const parts = { ...given, take }
  const stop = new AbortController()
  const spent = new SpentTokens(parts)
  let sentences = new SentenceStream()
  let waiting: string[] = []
  let written = ''
  const end = (reason: FailureReason) => {
    stop.abort()
    if (NOT_TAKEN.has(reason)) spent.nothing()
    return new ModelFailure(reason)
  }
  const ended = (): FailureReason => (turn.asking.signal.aborted ? 'nobody_waits' : 'timeout')
  const reasonOf = (error: unknown) => (parts.signal.aborted ? ended() : readProviderError(error))
  const show = (piece: string): Fault | undefined => {
    const problem = turn.show(piece)
    if (typeof problem === 'string') throw end(problem)
    return problem
  }
  const begin = (notice: string) => {
    turn.restart(notice)
    waiting = []
  }
  const offer = (piece: string) => {
    const visible = afterReasoning(piece)
    if (visible !== undefined) begin(ANSWERING)
    if (waiting.length > 0 || show(visible ?? piece)) waiting.push(visible ?? piece)
  }
  const { stream } = streamText({
    model: parts.model,
    instructions: parts.instructions,
    messages: parts.messages,
    tools: parts.tools,
    temperature: 0.2,
    maxOutputTokens: parts.outputTokens,
    maxRetries: parts.retries,
    stopWhen: [isStepCount(parts.steps), () => !isLeft],
    abortSignal: AbortSignal.any([parts.signal, stop.signal]),
    onError: () => {}, // by default it prints the error, with the whole request
    onStepEnd: async ({ usage }) => {
      await spent.stepEnded(usage, written)
    },
  })
  try {
    for await (const part of stream) {
      if (turn.fault) throw turn.fault
      if (part.type === 'start-step') spent.stepBegan()
      else if (part.type === 'text-delta') {
        written += part.text
        if (written.length > LONGEST_ANSWER) throw end('cut_off')
        for (const sentence of sentences.push(part.text)) offer(sentence)
      } else if (part.type === 'tool-call') {
        begin(LOOKING_UP)
        sentences = new SentenceStream()
      } else if (part.type === 'tool-result') spent.sends(part.output)
      else if (part.type === 'finish-step') {
        if (part.finishReason === 'tool-calls') written = ''
      } else if (part.type === 'error') throw end(reasonOf(part.error))
      else if (part.type === 'finish') {
        const reason = readFinish(part.finishReason, written, isLeft)
        if (reason) throw end(reason)
        offer(sentences.end())
      }
    }
  } catch (error) {
    if (error instanceof ModelFailure || error === turn.fault) throw error
    throw end(reasonOf(error))
  } finally {
    stop.abort()
    await spent.end(written)
  }
  if (parts.signal.aborted) throw end(ended())
  let anew = 0
  const again = async (piece: string, fault: Fault) =>
    isLeft && anew++ < MAX_REWRITTEN ? rewriteSentence(turn, parts, piece, fault) : undefined
  await showWaiting(turn, waiting, show, again).catch((failure: unknown) => {
    throw parts.signal.aborted ? end(ended()) : failure
  })
  if (parts.signal.aborted) throw end(ended())
  if (turn.shown.trim() === '') throw end('empty')
  turn.sayLeftOut()
}

/** In their order; without the verdict, which is the first sentence, there is no answer. */
async function showWaiting(
  turn: Turn,
  waiting: readonly string[],
  show: (piece: string) => Fault | undefined,
  writeAgain: (piece: string, fault: Fault) => Promise<string | undefined>,
): Promise<void> {
  for (const piece of waiting) {
    const fault = show(piece)
    if (!fault) continue
    const again = await writeAgain(piece, fault)
    if (again !== undefined && !show(again)) continue
    if (!turn.isBegun) throw new ModelFailure('unbacked')
    turn.leaveOut()
  }
}

/** Why a finish reason is a failure; undefined: the answer is complete. */
function readFinish(finish: string, written: string, isLeft: boolean): FailureReason | undefined {
  if (finish === 'content-filter') return 'refused'
  if (finish === 'tool-calls') return isLeft ? 'too_many_steps' : 'budget_used_up'
  if (finish !== 'stop') return 'cut_off'
  return written.trim() === '' ? 'empty' : undefined
}
