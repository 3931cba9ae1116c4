import type { Request } from '@corner/contract/entities/query.ts'
import type { Weights } from '../src/reading/linear-model.ts'
import { type Part, partOf } from '../src/reading/part.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { scopeFor } from './corpus.ts'
import { examplesOf } from './examples.ts'
import { type Example, learn } from './learn.ts'
import { makeSentences } from './sentences.ts'

/** Sentences by grammar, beside those that people wrote; each counts less. */
const MADE = 1500
const MADE_WEIGHT = 0.3
const SEED = 7

interface Read {
  part: Part
  request: Request
}

/** The weights of each choice, learned from messages and from sentences by grammar. */
export function learnChoices(cases: readonly Read[]): Weights {
  const byDecision = new Map<string, Example[]>()
  const add = ({ part, request }: Read, weight: number) => {
    for (const [decision, example] of examplesOf(part, request)) {
      const list = byDecision.get(decision)
      if (list) list.push({ ...example, weight })
      else byDecision.set(decision, [{ ...example, weight }])
    }
  }
  for (const one of cases) add(one, 1)
  for (const one of madeSentences()) add(one, MADE_WEIGHT)
  return Object.fromEntries([...byDecision].map(([decision, examples]) => [decision, learn(examples)]))
}

function madeSentences(): Read[] {
  const riverside = scopeFor({ id: 'made-1', roster: 'riverside' })
  return makeSentences(MADE, riverside.athletes, SEED).map(({ text, request, previous }) => ({
    part: partOf(findSpans(text, riverside), previous),
    request,
  }))
}
