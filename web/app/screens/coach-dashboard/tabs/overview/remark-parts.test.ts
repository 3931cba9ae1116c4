import { expect, it } from 'vitest'
import { remarkParts } from './remark-parts.ts'

const NAMED = new Map([
  ['Ann', '1'],
  ['Ann-Lea', '2'],
  ['Bo (Jr.)', '3'],
])
const partsOf = (text: string) =>
  remarkParts(text, NAMED).map(({ text, to }) =>
    typeof to === 'object' ? [text, to.athleteId] : to ? [text, to] : text,
  )

it('has names and the mat sheet as pieces of their own, and keeps every letter', () => {
  const text = 'Ann-Lea, Ann and Bo (Jr.); ask how they feel, the mat sheet says why.'
  expect(partsOf(text)).toEqual([
    ['Ann-Lea', '2'],
    ', ',
    ['Ann', '1'],
    ' and ',
    ['Bo (Jr.)', '3'],
    '; ask how they feel, the ',
    ['mat sheet', 'mat-sheet'],
    ' says why.',
  ])
})

it('is no part of a longer word', () => {
  expect(partsOf('Anna asks.')).toEqual(['Anna asks.'])
})
