import type { ReadQuestion } from '@corner/coach/read-question.ts'
import { expect, it } from 'vitest'
import { isForAnalystOnly } from './analyst-only.ts'

const plain: ReadQuestion = {
  danger: undefined,
  isTried: false,
  otherTeams: false,
  language: 'english' as const,
  strangers: [],
  parts: [],
}

it('leaves danger, attempts on the rules, other teams and full names of outsiders to the analyst', () => {
  expect(isForAnalystOnly({ ...plain, danger: { level: 'out', topic: 'head', sure: true } })).toBe(true)
  // Only the analyst words a warning of possible danger.
  expect(isForAnalystOnly({ ...plain, danger: { level: 'out', topic: 'head', sure: false } })).toBe(true)
  expect(isForAnalystOnly({ ...plain, isTried: true })).toBe(true)
  expect(isForAnalystOnly({ ...plain, otherTeams: true })).toBe(true)
  expect(isForAnalystOnly({ ...plain, strangers: ['Zoe Quill'] })).toBe(true)
  // Behind an alias, like an athlete's name.
  for (const unknown of ['nik', 'Henry', 'zoe quill'])
    expect(isForAnalystOnly({ ...plain, strangers: [unknown] })).toBe(false)
  expect(isForAnalystOnly(plain)).toBe(false)
})
