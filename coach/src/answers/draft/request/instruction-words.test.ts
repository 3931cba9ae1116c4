import { expect, test } from 'vitest'
import { withoutInstructionWords } from './instruction-words.ts'

test.each([
  ['sign it Coach Lee', ''],
  ['write it without any diagnosis in it', 'write it'],
  ["Write the one you'd hold back a short text from me, not preachy", 'Write a ,'],
])('%s', (said, left) => expect(withoutInstructionWords(said).replace(/\s+/g, ' ').trim()).toBe(left))

test("a parent's worry is no danger, and a coach's own word stays", () => {
  expect(withoutInstructionWords('his dad emailed that we are working him too hard, draft a reply')).not.toContain(
    'too hard',
  )
  expect(withoutInstructionWords('he says he wants to hurt himself')).toBe('he says he wants to hurt himself')
})
