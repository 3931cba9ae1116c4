import { expect, it } from 'vitest'
import { CallFailure } from '../../../../shared/api/failures.ts'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { languageModelQuery } from './language-model-query.ts'
import { LanguageModelTab } from './language-model-tab.tsx'

const tab = (answer?: unknown) =>
  markupOf(<LanguageModelTab />, answer === undefined ? [] : [[languageModelQuery.queryKey, answer]])

it('holds the place until the answer is there', () => {
  expect(linesOf(tab())).toEqual([])
  expect(tab()).not.toBe('')
})

it('says that it could not be read', () => {
  expect(linesOf(tab(new CallFailure(503, 'Down', { error: 'Back at noon' })))).toContain('Back at noon')
})

it('says how to set up a model where there is none', () => {
  const lines = linesOf(tab({ model: null, today: null }))
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toMatch(/What a provider gets: the question, .* e-mail addresses .* are never sent/)
  expect(lines.join(' ')).toContain('CORNER_AI_PRIVACY=false')
  expect(lines.join(' ')).toMatch(/Nothing else: no table, no account, no other team/)
  expect(lines.join(' ')).toMatch(
    /send its lines to the person who runs this server.* \/etc\/corner\.env .*docs\/ai\.md/,
  )
  expect(lines.join(' ')).toContain('a name that is also an ordinary word, such as Hope or Smith')
  expect(lines).not.toContain('Back at noon')
})
