import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Weights } from '../src/reading/linear-model.ts'
import { featuresOfCandidate } from '../src/reading/rank.ts'
import { readPart } from '../src/reading/read-part.ts'
import { unusedSpans } from '../src/reading/unused.ts'
import { type Case, learnedCases, verdictOf } from './cases.ts'
import { learnChoices } from './choice-weights.ts'
import { isRewritten, writerOf } from './corpus.ts'
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
  const cases = learnedCases()
  const writers = [...new Set(cases.map(({ line }) => writerOf(line)))]
  const isOf = ({ line }: Case) => writers.indexOf(writerOf(line)) % FOLDS === fold
  const others = learnChoices(cases.filter((one) => !isOf(one)))
  return cases.filter((one) => isOf(one) && !isRewritten(one.line)).flatMap((one) => judgedReadings(one, others))
}

function judgedReadings(one: Case, others: Weights): Example[] {
  const candidates = readPart(one.part, others)
  const best = candidates[0]?.score ?? 0
  return candidates.slice(0, JUDGED).map((candidate, place): Example => {
    const unused = unusedSpans(one.part, candidate.decided, candidate.request)
    const features = featuresOfCandidate(one.part, candidate, { place, best, unused }).filter((each) => each !== '')
    return { features, choice: verdictOf(one, candidate.request) === 'right' ? 'yes' : 'no' }
  })
}

const asked = workerData as { fold: number } | null
if (asked) parentPort?.postMessage(ofFold(asked.fold))
