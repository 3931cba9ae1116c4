import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { packChoices } from '../src/reading/packed-choices.ts'
import type { PackedReaderWeights } from '../src/reading/weights.ts'
import { learnedCases } from './cases.ts'
import { judgedReadings } from './judged-readings.ts'
import { learnRanking } from './learn-ranking.ts'
import { choicesFrom } from './learned-choices.ts'

// Trains the weights of the reader on coach/corpus: `npm run train-coach`. The same corpus gives the same file; no
// network.

const started = performance.now()
const judged = judgedReadings()
const cases = learnedCases()
const choices = packChoices(choicesFrom(cases))
const learned: PackedReaderWeights = { choices, ranking: packChoices(learnRanking(await judged)) }
const packed = gzipSync(JSON.stringify(learned), { level: 9 })
writeFileSync(new URL('../src/reading/weights.json.gz', import.meta.url), packed)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${cases.length} messages: ${(packed.length / 1e6).toFixed(2)} MB in ${seconds} s`)
