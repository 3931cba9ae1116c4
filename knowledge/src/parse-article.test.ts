import { describe, expect, it } from 'vitest'
import { parseArticle } from './parse-article.ts'

const HEAD = `title: Naps
summary: A short nap helps.
group: Sleep
keywords: [nap, siesta, tired]`

const BODY = `
## In short

- 20 to 90 minutes
  between 13:00 and 16:00.
- Not late.

## With our data

One paragraph
on two lines.

- A bullet

| a | b |
| - | - |

## Sources

- Lastella M, et al. Naps. 2021. https://doi.org/10.2147/NSS.S315556
- A rule book
`
const textOf = (head = HEAD, body = BODY) => `---\n${head}\n---\n${body}`

it('reads front matter, bullets, passages and sources', () => {
  const article = parseArticle('naps', textOf())
  expect(article).toMatchObject({
    slug: 'naps',
    title: 'Naps',
    summary: 'A short nap helps.',
    group: 'Sleep',
    keywords: ['nap', 'siesta', 'tired'],
    inShort: ['20 to 90 minutes between 13:00 and 16:00.', 'Not late.'],
    passages: [
      { heading: 'In short', markdown: '20 to 90 minutes between 13:00 and 16:00.' },
      { heading: 'In short', markdown: 'Not late.' },
      { heading: 'With our data', markdown: 'One paragraph on two lines.' },
      { heading: 'With our data', markdown: 'A bullet' },
      { heading: 'With our data', markdown: '| a | b |\n| - | - |' },
    ],
    sources: [
      { text: 'Lastella M, et al. Naps. 2021.', url: 'https://doi.org/10.2147/NSS.S315556' },
      { text: 'A rule book' },
    ],
  })
  expect(article.body).toMatch(/^## In short\n\n- 20 to 90[\s\S]*\| - \| - \|$/)
})

it('reads a file with the line ends of Windows alike', () => {
  expect(parseArticle('naps', textOf().replaceAll('\n', '\r\n'))).toEqual(parseArticle('naps', textOf()))
})

describe('names the file and the field', () => {
  it.each([
    ['no front matter', '## In short', 'knowledge/articles/naps.md: front matter is missing'],
    ['no title', textOf(HEAD.replace('title: Naps\n', '')), 'naps.md: title '],
    ['an unknown shelf', textOf(HEAD.replace('Sleep', 'Sleeping')), 'naps.md: group '],
    ['a summary that goes on', textOf(HEAD.replace('helps.', 'helps')), 'naps.md: summary must be one sentence'],
    ['too few keywords', textOf(HEAD.replace(', siesta, tired', '')), 'naps.md: keywords '],
    ['an unknown field', textOf(`${HEAD}\nauthor: nobody`), 'naps.md: front matter '],
    ['broken YAML', textOf(`${HEAD}\n  - [`), 'naps.md: front matter is no YAML'],
    ['another first section', textOf(HEAD, BODY.replace('## In short', '## Briefly')), '"In short" must be the first'],
    ['no sources', textOf(HEAD, BODY.replace('## Sources', '## Books')), '"Sources" must be the last section'],
  ])('%s', (_, text, message) => {
    expect(() => parseArticle('naps', text)).toThrow(message)
  })
})

it.each(['title', 'summary', 'group', 'keywords'])('refuses an article without its %s', (field) => {
  const without = HEAD.replace(new RegExp(`^${field}:.*$`, 'm'), field === 'title' ? 'title: ""' : '')
  expect(() => parseArticle('naps', textOf(without))).toThrow()
})

it('takes a title of one letter', () => {
  expect(parseArticle('e', textOf(HEAD.replace('Naps', 'E'))).title).toBe('E')
})
