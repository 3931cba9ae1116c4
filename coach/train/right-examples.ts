import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Request } from '@corner/contract/entities/query.ts'
import type { Weights } from '../src/reading/linear-model.ts'
import { partOf } from '../src/reading/part.ts'
import { featuresOfCandidate } from '../src/reading/rank.ts'
import { readPart } from '../src/reading/read-part.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { cut, splitMessage } from '../src/reading/split.ts'
import { unusedSpans } from '../src/reading/unused.ts'
import { type Case, learnedCases, verdictOf } from './cases.ts'
import { learnChoices } from './choice-weights.ts'
import { isRewritten, type Labelled, readCorpus, scopeFor, writerOf } from './corpus.ts'
import type { Example } from './learn.ts'

// How right readings look is learned on readings by weights that have not seen the writer: each fold of the writers is read by weights
// from the others, in a thread of its own.

const FOLDS = 2
/** Of each message so many readings are held against what was asked. */
const JUDGED = 8

/** Readings of the learning part, right and wrong, as the features that `rank` sees. */
export async function rightExamples(): Promise<Example[]> {
  const folds = await Promise.all(Array.from({ length: FOLDS }, (_, fold) => inThread(fold)))
  return folds.flat()
}

const inThread = (fold: number) =>
  new Promise<Example[]>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { fold } })
    worker.once('message', resolve).once('error', reject)
  })

function ofFold(fold: number): Example[] {
  const cases = learnedCases().filter(({ line }) => !isRewritten(line))
  const several = readCorpus('learn').filter(({ requests, isDanger }) => requests.length > 1 && !isDanger)
  const writers = [...new Set(cases.map(({ line }) => writerOf(line)))]
  const isOf = ({ line }: Pick<Case, 'line'>) => writers.indexOf(writerOf(line)) % FOLDS === fold
  const others = learnChoices(cases.filter((one) => !isOf(one)))
  return [
    ...cases.filter(isOf).flatMap((one) => judgedReadings(one, others)),
    ...several.filter((line) => isOf({ line })).flatMap((line) => readingsOfParts(line, others)),
  ]
}

/** Of a message of several parts no reading of the whole is right, and one of a part is where it answers that part. */
function readingsOfParts(line: Labelled, others: Weights): Example[] {
  const spanned = findSpans(line.text, scopeFor(line))
  const whole = partOf(spanned, undefined)
  const stretches = splitMessage(spanned.tokens, spanned.spans)
  const parts = stretches.length < 2 ? [] : stretches.map((each) => partOf(cut(spanned, each), undefined))
  const [first, ...more] = line.requests
  return first === undefined
    ? []
    : [
        ...judgedReadings({ line, part: whole, request: first }, others, () => false),
        ...parts.flatMap((part) =>
          judgedReadings({ line, part, request: first }, others, (read) =>
            [first, ...more].some((request) => verdictOf({ line, part, request }, read) === 'right'),
          ),
        ),
      ]
}

function judgedReadings(
  one: Case,
  others: Weights,
  isRight = (read: Request) => verdictOf(one, read) === 'right',
): Example[] {
  const candidates = readPart(one.part, others)
  const best = candidates[0]?.score ?? 0
  return candidates.slice(0, JUDGED).map((candidate, place): Example => {
    const unused = unusedSpans(one.part, candidate.decided, candidate.request)
    const features = featuresOfCandidate(one.part, candidate, { place, best, unused }).filter((each) => each !== '')
    return { features, choice: isRight(candidate.request) ? 'yes' : 'no' }
  })
}

const asked = workerData as { fold: number } | null
if (asked) parentPort?.postMessage(ofFold(asked.fold))
