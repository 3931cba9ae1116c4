import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Weights } from '../src/reading/linear-model.ts'
import { learnedCases } from './cases.ts'
import { learnChoices } from './choice-weights.ts'
import { judgedReadings } from './judged-readings.ts'
import { learnRanking } from './learn-ranking.ts'

// Learns the weights of the reader from coach/corpus: `npm run train-coach`. The same corpus gives the same file; no network.

const started = performance.now()
const judged = judgedReadings()
const cases = learnedCases()
const weights: Weights = { ...learnChoices(cases), ...learnRanking(await judged) }
const packed = gzipSync(JSON.stringify(weights), { level: 9 })
writeFileSync(new URL('../src/reading/weights.json.gz', import.meta.url), packed)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${cases.length} messages: ${(packed.length / 1e6).toFixed(2)} MB in ${seconds} s`)
