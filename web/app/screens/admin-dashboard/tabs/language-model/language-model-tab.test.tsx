import { expect, it } from 'vitest'
import { CallFailure } from '../../../../shared/api/failures.ts'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { languageModelQuery } from './language-model-query.ts'
import { LanguageModelTab } from './language-model-tab.tsx'
import { partsOf } from './what-is-sent.tsx'

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
  expect(lines.join(' ')).toMatch(/Is sent The question, .* Is never sent E-mail addresses .* Can still get through /)
  expect(lines.join(' ')).toContain('A made-up name in place of each athlete’s')
  expect(lines.join(' ')).toContain('CORNER_AI_PRIVACY=false')
  expect(lines).toContain('Other teams, accounts, or whole tables')
  expect(lines.join(' ')).toMatch(/you need the person who runs this server.* \/etc\/corner\.env .*docs\/ai\.md/s)
  expect(lines.join(' ')).toContain('A name that is also an ordinary word, such as Hope or Smith')
  expect(lines).not.toContain('Back at noon')
})

it('says which names are sent as the setting has it', () => {
  const names = (privacy: boolean | undefined) => partsOf(privacy)[0]?.lines.at(-1)
  expect(names(true)).toBe('A made-up name in place of each athlete’s, but for what is listed last')
  expect(names(undefined)).toBe(names(true))
  expect(names(false)).toBe('First names, with the initial of the surname')
})
