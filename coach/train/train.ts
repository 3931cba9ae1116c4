import { writeFileSync } from 'node:fs'
import type { Weights } from '../src/reading/linear-model.ts'
import { RIGHT } from '../src/reading/rank.ts'
import { learnedCases } from './cases.ts'
import { learnChoices } from './choice-weights.ts'
import { learn } from './learn.ts'
import { rightExamples } from './right-examples.ts'

// Learns the weights of the reader from coach/corpus: `npm run train-coach`. The same corpus gives the same file; no network.

const started = performance.now()
const right = rightExamples()
const cases = learnedCases()
const weights: Weights = { ...learnChoices(cases), [RIGHT]: learn(await right) }
const text = JSON.stringify(weights)
writeFileSync(new URL('../src/reading/weights.json', import.meta.url), `${text}\n`)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${cases.length} messages: ${(text.length / 1e6).toFixed(2)} MB in ${seconds} s`)
