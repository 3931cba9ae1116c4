import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { SearchField } from './search-field.tsx'

it('shows what is searched for, under its label, and lets the browser add nothing', () => {
  const markup = markupOf(<SearchField label="Search users" value="ash" maxLength={80} onSearch={() => {}} />)
  expect(linesOf(markup)).toEqual(['Search users'])
  const [input] = /<input[^>]*>/.exec(markup) ?? []
  for (const attribute of [
    'type="search"',
    'value="ash"',
    'autoComplete="off"',
    'spellCheck="false"',
    'maxLength="80"',
  ])
    expect(input).toContain(attribute)
  expect(/<label for="([^"]+)"/.exec(markup)?.[1]).toBe(/ id="([^"]+)"/.exec(input ?? '')?.[1])
})
