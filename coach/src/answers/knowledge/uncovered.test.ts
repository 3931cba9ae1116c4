import { expect, test } from 'vitest'
import { said, scopeOfTests } from '../team-for-tests.ts'

const cut = {
  slug: 'cut',
  title: 'Cutting',
  summary: 'At most 1.5 % a week.',
  inShort: ['A fact.', 'A second.'],
  passage: '',
}
const ask = (topic: string, unsaid: string[], given: object = {}) =>
  said({ kind: 'knowledge', topic }, { scope: scopeOfTests({ articles: [{ ...cut, score: 0.8, unsaid, ...given }] }) })

test('that no article covers the thing comes first, then who decides and one line', async () => {
  const text = await ask('creatine during a weight cut, yes or no', ['creatine', 'yes'])
  expect(text).toMatch(/^No article here covers creatine, so I cannot say yes or no: a physician, pharmacist/)
  expect(text).toContain('What belongs to it: At most 1.5 % a week.')
  expect(text).not.toContain('A fact.')
})

test('words of every question are no subject', async () => {
  expect(await ask('how fast can he cut, short answer', ['answer', 'short'])).toMatch(/^At most 1\.5 %/)
  expect(await ask('is creatine fine in a cut', [])).toMatch(/^At most 1\.5 %/)
})
