import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, type Documents, wrongInPage, wrongInSource } from './citations.ts'
import { ROOT, repositoryFiles } from './repository-files.ts'

const SOURCE = /\.(?:tsx?|mjs|css)$/
/** The articles link to each other, and their own test walks these links. */
const PAGE = /^(?!knowledge\/articles\/).*\.md$/
/** Its planted citations are wrong on purpose. */
const THIS_TEST = 'scripts/cited-documents.test.ts'

const files = repositoryFiles()
const pages = new Map<string, string>()
const documents: Documents = { files: new Set(files), read }

function read(path: string): string {
  const known = pages.get(path) ?? readFileSync(join(ROOT, path), 'utf8')
  pages.set(path, known)
  return known
}

describe('what is cited is there', () => {
  it('in the comments of the code: page and section', () => {
    const sources = files.filter((file) => SOURCE.test(file) && file !== THIS_TEST)
    expect(sources.length).toBeGreaterThan(1_000)
    const wrong = sources.flatMap((file) =>
      wrongInSource(readFileSync(join(ROOT, file), 'utf8'), documents).map((cited) => `${file}: ${cited}`),
    )
    expect(wrong).toEqual([])
  })

  it('in READMEs and docs: linked pages and sections, and files and folders in backticks', () => {
    const all = files.filter((file) => PAGE.test(file))
    expect(all.length).toBeGreaterThan(30)
    expect(all.flatMap((file) => wrongInPage(file, documents).map((cited) => `${file}: ${cited}`))).toEqual([])
  })
})

describe('a planted citation', () => {
  const planted: Documents = {
    files: new Set(['docs/one.md', 'web/app/chart.ts']),
    read: () => '# One\n\n## The `first` rule: what, and why?\n',
  }

  it.each([
    ['// (docs/gone.md)', ['docs/gone.md']],
    ['/** docs/one.md#second-rule */', ['docs/one.md#second-rule']],
    ['/**\n * As one.md has it.\n */', ['one.md']],
    ['// spec 2, section 9', ['spec 2, section 9']],
    ['const page = "docs/gone.md" // docs/one.md#the-first-rule-what-and-why', []],
  ])('of %j is wrong in %j', (source, wrong) => {
    expect(wrongInSource(source, planted)).toEqual(wrong)
  })

  it.each([
    ['[two](two.md)', ['two.md']],
    ['[two](#two)', ['#two']],
    ['[one](#one), [first](one.md#the-first-rule-what-and-why), [far](https://example.org/two.md)', []],
    ['`app/gone.ts`, `app/chart.ts` and `chart.ts` in `web/app/`, not in `web/gone/`', ['app/gone.ts', 'web/gone/']],
    ['```\n`app/gone.ts`\n```', []],
  ])('of the page %j is wrong in %j', (text, wrong) => {
    const page = `${text}\n\n# One\n\n## The first rule: what, and why?\n`
    expect(wrongInPage('docs/one.md', { ...planted, read: () => page })).toEqual(wrong)
  })

  it('finds the second of two equal headings by its number', () => {
    expect([...anchorsOf('# Same\n## Same\n### OAuth 2.0\n## [Linked](one.md) words')]).toEqual([
      'same',
      'same-1',
      'oauth-20',
      'linked-words',
    ])
  })
})
