import type { ReadQuestion } from '@corner/coach/read-question.ts'
import { expect, it } from 'vitest'
import { isForAnalystAlone } from './analyst-alone.ts'

const plain: ReadQuestion = {
  danger: undefined,
  isTried: false,
  otherTeams: false,
  isOtherLanguage: false,
  strangers: [],
  parts: [],
}

it('leaves danger, attempts on the rules, other teams and full names of strangers to the analyst', () => {
  expect(isForAnalystAlone({ ...plain, danger: { level: 'out', topic: 'head', sure: true } })).toBe(true)
  // Only the analyst words a warning of possible danger.
  expect(isForAnalystAlone({ ...plain, danger: { level: 'out', topic: 'head', sure: false } })).toBe(true)
  expect(isForAnalystAlone({ ...plain, isTried: true })).toBe(true)
  expect(isForAnalystAlone({ ...plain, otherTeams: true })).toBe(true)
  expect(isForAnalystAlone({ ...plain, strangers: ['Zoe Quill'] })).toBe(true)
  // Behind an alias, like an athlete's name.
  for (const unknown of ['nik', 'Henry', 'zoe quill'])
    expect(isForAnalystAlone({ ...plain, strangers: [unknown] })).toBe(false)
  expect(isForAnalystAlone(plain)).toBe(false)
})
