import { writeFileSync } from 'node:fs'
import type { Request } from '@corner/contract/entities/query.ts'
import type { Weights } from '../src/reading/linear-model.ts'
import { type Part, partOf } from '../src/reading/part.ts'
import { featuresOfCandidate, RIGHT } from '../src/reading/rank.ts'
import { readPart } from '../src/reading/read-part.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { unusedSpans } from '../src/reading/unused.ts'
import { afterOthers, type Case, casesOf, verdictOf } from './cases.ts'
import { readCorpus, scopeFor, writerOf } from './corpus.ts'
import { examplesOf } from './examples.ts'
import { type Example, learn } from './learn.ts'
import { makeSentences } from './sentences.ts'

// Learns the weights of the reader from coach/corpus: `npm run train-coach`. The same corpus gives the same file; no network.

/** Sentences by grammar, beside those that people wrote; each counts less. */
const MADE = 1500
const MADE_WEIGHT = 0.3
const SEED = 7
/** How right readings look is learned on readings by weights that have not seen the writer. */
const FOLDS = 3
/** Of each message so many readings are held against what was asked. */
const JUDGED = 8

const started = performance.now()
const opening = casesOf(readCorpus('learn'))
const learned = [...opening, ...afterOthers(opening)]
const riverside = scopeFor({ id: 'made-1', roster: 'riverside' })
const made = makeSentences(MADE, riverside.athletes, SEED).map(({ text, request, previous }) => ({
  part: partOf(findSpans(text, riverside), previous),
  request,
}))
const weights: Weights = { ...learnChoices(learned), [RIGHT]: learn(rightExamples(learned)) }
const text = JSON.stringify(weights)
writeFileSync(new URL('../src/reading/weights.json', import.meta.url), `${text}\n`)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${learned.length} messages and ${made.length} made sentences: ${(text.length / 1e6).toFixed(2)} MB in ${seconds} s`,
)

/** The weights of each choice. */
function learnChoices(cases: readonly Case[]): Weights {
  const byDecision = new Map<string, Example[]>()
  const add = ({ part, request }: { part: Part; request: Request }, weight: number) => {
    for (const [decision, example] of examplesOf(part, request)) {
      const list = byDecision.get(decision)
      if (list) list.push({ ...example, weight })
      else byDecision.set(decision, [{ ...example, weight }])
    }
  }
  for (const one of cases) add(one, 1)
  for (const one of made) add(one, MADE_WEIGHT)
  return Object.fromEntries([...byDecision].map(([decision, examples]) => [decision, learn(examples)]))
}

function rightExamples(cases: readonly Case[]): Example[] {
  const writers = [...new Set(cases.map(({ line }) => writerOf(line)))]
  const foldOf = ({ line }: Case) => writers.indexOf(writerOf(line)) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const others = learnChoices(cases.filter((one) => foldOf(one) !== fold))
    return cases.filter((one) => foldOf(one) === fold).flatMap((one) => judgedReadings(one, others))
  })
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
