import { writeFileSync } from 'node:fs'
import { learnedWeights } from './learned-weights.ts'

// After a change of the corpus, the word classes or the features: `node coach/src/danger/training/train-danger.ts`.
writeFileSync(new URL('../weights.txt', import.meta.url), learnedWeights())
