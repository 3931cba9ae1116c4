import { describe, expect, it } from 'vitest'
import { readDanger } from '../../src/danger/read-danger.ts'
import { dangerWeights } from '../../src/danger/weights.ts'
import { readTrainingPhrasings } from './phrasings.ts'
import { dangerExampleOf } from './training-examples.ts'

const phrasings = readTrainingPhrasings()

describe('the weights in the repository', () => {
  it('know nearly all of what they were taught, and take little that is harmless for sure', () => {
    const taught = phrasings
      .filter(({ isMessage }) => !isMessage)
      .map((phrasing) => ({ ...phrasing, danger: readDanger(phrasing.text, phrasing) }))
    const grave = taught.filter(({ answer }) => answer === 'emergency' || answer === 'out')
    const harmless = taught.filter(({ answer }) => answer === 'none')
    expect(taught.length).toBeGreaterThan(3000)
    expect(grave.filter(({ danger }) => danger).length / grave.length).toBeGreaterThan(0.98)
    expect(harmless.filter(({ danger }) => danger?.sure).length / harmless.length).toBeLessThan(0.01)
  })

  it('speak of features that are still found: whoever changes corpus, classes or features trains again', () => {
    const found = new Set(['', ...phrasings.flatMap((phrasing) => dangerExampleOf(phrasing).features)])
    const { answer, topic } = dangerWeights()
    const lost = [answer, topic].flatMap((model) =>
      Object.keys(model?.features ?? {}).filter((name) => !found.has(name)),
    )
    expect(lost, 'run coach/train/danger/train-danger.ts').toEqual([])
  })
})
