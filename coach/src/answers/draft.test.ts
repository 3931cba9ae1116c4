import { expect, test } from 'vitest'
import { ANN, ownScope, said } from './team-for-tests.ts'

const draft = (who: object, topic: string) => ({ kind: 'draft', who, topic }) as const

test('no text is written: that is said, with the facts that would stand in it', async () => {
  const text = await said(draft({ ids: [ANN] }, 'text to Ann about her rest'))
  expect(text).toMatch(/^I can't write messages or other texts yet/)
  expect(text).toContain("Ann Ash's latest recovery is 30% (today)")
  expect(await said(draft({}, 'summary of the week for the AD'))).toContain("The team's average latest recovery is 54%")
})

test('a text on something else has no facts of ours', async () => {
  expect(await said(draft({}, 'tell the parents we leave at 9'))).toBe(
    "I can't write messages or other texts yet, and I send nothing.",
  )
})

test("an athlete's has nothing of the team", async () => {
  const text = await said(draft({}, 'summary of my week'), { scope: ownScope() })
  expect(text).toContain('Your latest recovery is 30%')
})
