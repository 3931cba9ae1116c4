import { expect, test } from 'vitest'
import { fitting, type Line } from './draft-text.ts'

const lines: Line[] = [
  { text: 'You slept little.', keep: 2 },
  { text: 'Please sleep more.', keep: 1 },
  { text: 'It helps.', keep: 3 },
]
const texts = (manner: Partial<Parameters<typeof fitting>[1]>) =>
  fitting(lines, { sentences: null, words: null, shorter: 0, ...manner }).map(({ text }) => text)

test.each([
  ['as many as it takes', {}, 3],
  ['two sentences', { sentences: 2 }, 2],
  ['six words', { words: 6 }, 2],
  ['shorter', { shorter: 1 }, 2],
  ['shorter still', { shorter: 2 }, 1],
])('%s', (_, manner, count) => expect(texts(manner)).toHaveLength(count))

test('what the text is for stays', () => {
  expect(texts({ sentences: 1 })).toEqual(['Please sleep more.'])
  expect(texts({ words: 1 })).toEqual(['Please sleep more.'])
})
