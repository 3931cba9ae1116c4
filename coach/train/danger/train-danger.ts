import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { trainDangerWeights } from './learned-weights.ts'
import { readTrainingPhrasings } from './phrasings.ts'
import { dangerExampleOf } from './training-examples.ts'

// Trains the weights of the danger reader: `node coach/train/danger/train-danger.ts`, after a change of the corpus,
// word classes or features. The same corpus gives the same file; no network.

const started = performance.now()
const lessons = readTrainingPhrasings().map(dangerExampleOf)
const packed = gzipSync(JSON.stringify(trainDangerWeights(lessons)), { level: 9 })
writeFileSync(new URL('../../src/danger/weights.json.gz', import.meta.url), packed)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${lessons.length} phrasings: ${(packed.length / 1e6).toFixed(2)} MB in ${seconds} s`)
