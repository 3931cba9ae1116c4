import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SentenceStream } from './sentence-stream.ts'

function cut(pieces: readonly string[]): string[] {
  const stream = new SentenceStream()
  return [...pieces.flatMap((piece) => stream.push(piece)), stream.end()].filter((part) => part !== '')
}

it.each([
  ['Ada leads. Ben follows! Why? Rest', ['Ada leads. ', 'Ben follows! ', 'Why? ', 'Rest']],
  ['7.4 h vs. 6.1 h, e.g. at 5 p.m. is fine. Yes.', ['7.4 h vs. 6.1 h, e.g. at 5 p.m. ', 'is fine. ', 'Yes.']],
  ['1. Rest\n2. Sleep. Well', ['1. Rest\n', '2. Sleep. ', 'Well']],
  ['**Ada leads.** Ben', ['**Ada leads.** ', 'Ben']],
  ['| a. b | 6. |\n| c |\n', ['| a. b | 6. |\n', '| c |\n']],
  ['See [Sleep. Why?](/knowledge/sleep). Then', ['See [Sleep. Why?](/knowledge/sleep). ', 'Then']],
  ['\n\nAda\n', ['\n\nAda\n']],
  ['', []],
])('cuts %j', (text, parts) => {
  expect(cut([text])).toEqual(parts)
})

it('gives the same sentences however the text is split, and loses nothing', () => {
  const texts = fc.array(
    fc.constantFrom('Ada is at 62 %', '. ', '!', '\n', ' ', 'vs.', '1.', '[x', '](y)', '|', '7.4 h', '.'),
  )
  fc.assert(
    fc.property(texts, fc.array(fc.nat(40)), (words, cuts) => {
      const text = words.join('')
      const pieces: string[] = []
      let rest = text
      for (const length of cuts) {
        pieces.push(rest.slice(0, length))
        rest = rest.slice(length)
      }
      expect(cut([...pieces, rest])).toEqual(cut([text]))
      expect(cut([text]).join('')).toBe(text)
    }),
  )
})
