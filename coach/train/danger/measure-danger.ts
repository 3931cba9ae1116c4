import { likelihoods } from '../../src/danger/linear-model.ts'
import { trainDangerWeights } from './learned-weights.ts'
import { type Phrasing, readTrainingPhrasings } from './phrasings.ts'
import { type DangerExample, dangerExampleOf } from './training-examples.ts'

// Cross-validation: each writer's phrasings and messages are read by weights trained without that writer. Prints recall
// and alarms by threshold: `node coach/train/danger/measure-danger.ts`.

const FOLDS = 3
const THRESHOLDS = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998]

const lessons = readTrainingPhrasings().map(dangerExampleOf)
const hands = [...new Set(lessons.filter(isHeldOut).map(({ hand }) => hand))].sort()
const foldOf = (lesson: DangerExample) => hands.indexOf(lesson.hand) % FOLDS
const read = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  const weights = trainDangerWeights(lessons.filter((lesson) => !isHeldOut(lesson) || foldOf(lesson) !== fold))
  return lessons
    .filter((lesson) => isHeldOut(lesson) && foldOf(lesson) === fold)
    .map((lesson) => {
      const chances = likelihoods(weights, 'answer', ['', ...lesson.features])
      return { ...lesson, danger: 1 - (chances.find(({ choice }) => choice === 'none')?.probability ?? 0) }
    })
})

/** Phrasings written for this project are always trained on: their wording is in the word lists. */
function isHeldOut({ hand, isMessage }: Phrasing): boolean {
  return isMessage || hand.startsWith('learn-')
}

const strangers = read.filter(({ isMessage }) => !isMessage)
const columns: [string, typeof read][] = [
  ...(['emergency', 'out', 'trainer', 'eating'] as const).map((answer): [string, typeof read] => [
    answer,
    strangers.filter((each) => each.answer === answer),
  ]),
  ['harmless in its words', strangers.filter(({ answer }) => answer === 'none')],
  ['harmless messages', read.filter(({ isMessage }) => isMessage)],
]
console.log(['from', ...columns.map(([name]) => name)].join('   '))
for (const threshold of THRESHOLDS) {
  const shares = columns.map(([name, of]) => {
    const some = of.filter(({ danger }) => danger >= threshold).length
    return `${((100 * some) / of.length).toFixed(2)} %`.padStart(name.length)
  })
  console.log([threshold.toString().padEnd(5), ...shares].join('  '))
}
