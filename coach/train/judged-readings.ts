import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Request } from '@corner/contract/entities/query.ts'
import { type MessagePart, partOf } from '../src/reading/part.ts'
import { compare } from '../src/reading/rank.ts'
import { readPart } from '../src/reading/read-part.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { cut, splitMessage } from '../src/reading/split.ts'
import { type Case, verdictOf, writtenCases } from './cases.ts'
import { type LabelledMessage, readCorpus, scopeFor, writerOf } from './corpus.ts'
import { choicesFrom } from './learned-choices.ts'

// The ranking model is trained on readings by weights that have not seen the writer: each fold of writers is read by
// weights from the others, in a thread of its own.

const FOLDS = 2
/** How many readings of each message are compared with the label. */
const JUDGED = 6
/** More messages make it slower and no better. */
const EVERY = 2

/** The likeliest readings of a part of a message, each with its features and whether it is right. */
export type JudgedReadings = readonly { features: readonly string[]; isRight: boolean }[]

export async function judgedReadings(): Promise<JudgedReadings[]> {
  const folds = await Promise.all(Array.from({ length: FOLDS }, (_, fold) => inThread(fold)))
  return folds.flat()
}

const inThread = (fold: number) =>
  new Promise<JudgedReadings[]>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { fold } })
    worker.once('message', resolve).once('error', reject)
  })

function ofFold(fold: number): JudgedReadings[] {
  const cases = writtenCases()
  const several = readCorpus('learn').filter(({ requests, isDanger }) => requests.length > 1 && !isDanger)
  const writers = [...new Set(cases.map(({ line }) => writerOf(line)))]
  const isOf = ({ line }: Pick<Case, 'line'>) => writers.indexOf(writerOf(line)) % FOLDS === fold
  const others = choicesFrom(cases.filter((one) => !isOf(one)))
  const judge = (part: MessagePart, isRight: (read: Request) => boolean): JudgedReadings => {
    const readings = compare(part, readPart(part, others)).slice(0, JUDGED)
    return readings.map(({ candidate, features }) => ({ features, isRight: isRight(candidate.request) }))
  }
  return [
    ...cases
      .filter((one, at) => isOf(one) && at % EVERY === 0)
      .map((one) => judge(one.part, (read) => verdictOf(one, read) === 'right')),
    ...several.filter((line) => isOf({ line })).flatMap((line) => partsOf(line, judge)),
  ]
}

/**
 * For a message with several parts no reading of the whole is right, and one of a part is right if it answers that
 * part.
 */
function partsOf(
  line: LabelledMessage,
  judge: (part: MessagePart, isRight: (read: Request) => boolean) => JudgedReadings,
): JudgedReadings[] {
  const spanned = findSpans(line.text, scopeFor(line))
  const stretches = splitMessage(spanned.tokens, spanned.spans)
  const parts = stretches.length < 2 ? [] : stretches.map((each) => partOf(cut(spanned, each), undefined))
  return [
    judge(partOf(spanned, undefined), () => false),
    ...parts.map((part) =>
      judge(part, (read) => line.requests.some((request) => verdictOf({ line, part, request }, read) === 'right')),
    ),
  ]
}

const asked = workerData as { fold: number } | null
if (asked) parentPort?.postMessage(ofFold(asked.fold))
