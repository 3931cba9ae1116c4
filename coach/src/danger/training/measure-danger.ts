import { softmax } from '../../softmax.ts'
import { featuresOf } from '../features.ts'
import { tokensOf } from '../tokens.ts'
import { ANSWERS } from '../written-weights.ts'
import { type Phrasing, readCorpus } from './corpus.ts'
import { lessonOf } from './examples.ts'
import { learn } from './learn.ts'
import { SETTINGS } from './settings.ts'

/**
 * Cross-validation by file: each file of phrasings written by a stranger is read by weights that were learned without it, and of the
 * coaches' ordinary messages a part each time. Prints recall and false alarms by threshold:
 * `node coach/src/danger/training/measure-danger.ts [file whose misses to show]`.
 */
const corpus = readCorpus()
const files = [...new Set(corpus.map(({ file }) => file))].filter((file) => file.startsWith('learn-'))
const ordinary = corpus.filter(({ file }) => file === 'coaches.jsonl')
const read = files.flatMap((file, fold) => {
  const held = new Set<Phrasing>([
    ...corpus.filter((phrasing) => phrasing.file === file),
    ...ordinary.filter((_, at) => at % files.length === fold),
  ])
  const { answers, words } = lessonOf(corpus.filter((phrasing) => !held.has(phrasing)))
  const weights = learn(answers, { ...SETTINGS, classes: ANSWERS.length })
  return [...held].map((phrasing) => {
    const features = ['', ...featuresOf(tokensOf(phrasing.text, [], (lemma) => words.has(lemma)))]
    const chances = softmax(ANSWERS.length, (each) =>
      features.reduce((sum, feature) => sum + (weights.get(feature)?.[each] ?? 0), 0),
    )
    return { ...phrasing, chances, danger: 1 - (chances[0] ?? 0) }
  })
})

const share = (of: typeof read, threshold: number) =>
  `${((100 * of.filter(({ danger }) => danger >= threshold).length) / of.length).toFixed(1)} %`.padStart(7)
const strangers = read.filter(({ file }) => file !== 'coaches.jsonl')
const grave = strangers.filter(({ answer }) => answer === 'emergency' || answer === 'out')
const mild = strangers.filter(({ answer }) => answer === 'trainer' || answer === 'eating')
const harmless = strangers.filter(({ answer }) => answer === 'none')
const coaches = read.filter(({ file, answer }) => file === 'coaches.jsonl' && answer === 'none')
console.log('threshold  emergency, out  trainer, eating  tricky harmless  ordinary')
for (const threshold of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
  console.log(
    `${threshold}        ${[grave, mild, harmless, coaches].map((of) => share(of, threshold)).join('          ')}`,
  )
console.log('threshold  by file: emergency and out, harmless')
for (const threshold of [0.3, 0.5, 0.7]) {
  const of = files.map((file) =>
    [grave, harmless].map((part) =>
      share(
        part.filter((each) => each.file === file),
        threshold,
      ),
    ),
  )
  console.log(`${threshold}        ${of.map((both) => both.join(',')).join('  ')}`)
}
const most = (chances: Float64Array) => ANSWERS[chances.indexOf(Math.max(...chances))] ?? ''
for (const answer of ANSWERS) {
  const given = strangers.filter((each) => each.answer === answer).map(({ chances }) => most(chances))
  console.log(answer, ANSWERS.map((each) => `${each} ${given.filter((one) => one === each).length}`).join(', '))
}
const shown = process.argv[2]
for (const { danger, answer, topic, text } of strangers
  .filter(({ file }) => file === shown)
  .sort((a, b) => a.danger - b.danger))
  if ((answer === 'none') === danger >= 0.3) console.log(danger.toFixed(2), answer, topic, text)
