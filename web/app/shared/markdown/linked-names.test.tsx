import { expect, it } from 'vitest'
import { markupOf } from '../rendered-for-tests.tsx'
import { RenderedMarkdown } from './rendered-markdown.tsx'

const NAMES = new Map([
  ['Ann Ash', '/athlete/t/1'],
  ['Ann Ash-Lee', '/athlete/t/2'],
  ['Zoë (Z) Ö.', '/athlete/t/3'],
])
const shown = (text: string, names = NAMES) => markupOf(<RenderedMarkdown names={names}>{text}</RenderedMarkdown>)
const linksOf = (text: string) =>
  [...shown(text).matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, word]) => [to, word])

it('makes links of names, in bold, in lists and in tables', () => {
  expect(linksOf('**Ann Ash** (medium), then Zoë (Z) Ö.\n\n- Ann Ash-Lee: 7 h')).toEqual([
    ['/athlete/t/1', 'Ann Ash'],
    ['/athlete/t/3', 'Zoë (Z) Ö.'],
    ['/athlete/t/2', 'Ann Ash-Lee'],
  ])
  expect(linksOf('| Athlete |\n|---|\n| Ann Ash |')).toEqual([['/athlete/t/1', 'Ann Ash']])
  expect(shown('**Ann Ash**: 5 h')).toMatch(/<strong><a [^>]*>Ann Ash<\/a><\/strong>: 5 h/)
})

it('leaves parts of words, links and code as they are', () => {
  expect(linksOf('Joann Ash, Ann Ashton and `Ann Ash`')).toEqual([])
  expect(linksOf('[Ann Ash](/knowledge/hrv-basics)')).toEqual([['/knowledge/hrv-basics', 'Ann Ash']])
})

it('without names is the text', () => {
  expect(shown('**Ann Ash**', new Map())).toContain('<strong>Ann Ash</strong>')
})
