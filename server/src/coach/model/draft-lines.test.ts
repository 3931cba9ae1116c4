import { expect, it } from 'vitest'
import { DraftLines } from './draft-lines.ts'

/** For each piece whether it belongs to a draft, and the whole text as shown. */
function read(...pieces: string[]) {
  const lines = new DraftLines()
  let shown = ''
  const areDraft = pieces.map((piece) => {
    const { isDraft } = lines.read(piece)
    shown += lines.marked(piece)
    lines.shown(piece)
    return isDraft
  })
  return { areDraft, shown }
}

it('is every sentence of a line that begins with the mark of a quote, and of no other', () => {
  expect(read('Here. ', 'More.\n', '\n> Warm up. ', 'Then go.\n', '> Rest.\n', '\nAsk him.')).toEqual({
    areDraft: [false, false, true, true, true, false],
    shown: 'Here. More.\n\n> **Suggestion**\n>\n> Warm up. Then go.\n> Rest.\n\nAsk him.',
  })
})

it('is marked again after a sentence outside the draft', () => {
  expect(read('> One.\n', 'And:\n', '> Two.').shown).toBe(
    '> **Suggestion**\n>\n> One.\nAnd:\n> **Suggestion**\n>\n> Two.',
  )
})

it('is not one if the mark is within a line', () => {
  expect(read('Recovery > 60. ', '> not a quote').areDraft).toEqual([false, false])
})
