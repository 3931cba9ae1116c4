import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NAVIGATION_BAR_PX } from '@corner/contract/constants/interface-timing.ts'
import { describe, expect, it } from 'vitest'
import { FONT_WEIGHT } from './font-weights.ts'

const APP = join(import.meta.dirname, '../..')
const TOKENS_FILE = 'ui/theme/tokens.css'
const TOKENS = readFileSync(join(APP, TOKENS_FILE), 'utf8')

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color-mix)a?\(/gi
const NAMED_COLOUR =
  /(?:colou?r|background|border[a-z-]*|outline|fill|stroke|shadow)\s*:[^;]*\b(?:white|black|gr[ae]y|silver|red|blue|green|yellow|orange|navy)\b(?!-|\))/gi
const FONT_WEIGHT_RULE = /\bfont-weight\s*:\s*([^;}]+)|\bfont\s*:\s*(\d+\s[^;}]+)/g
const FONT_SIZE = /\bfont(?:-size)?\s*:\s*([^;}]+)/g

/** Without comments and names of tokens: `var(--red)` is not a raw colour. */
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/--[\w-]+/g, '--')

const sheets = globSync('**/*.css', { cwd: APP })
  .filter((file) => file !== TOKENS_FILE)
  .map((file) => ({ file, css: readFileSync(join(APP, file), 'utf8') }))
const scripts = globSync('**/*.{ts,tsx}', { cwd: APP })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, script: readFileSync(join(APP, file), 'utf8') }))

function strayIn(css: string): string[] {
  const colours = [...bare(css).matchAll(COLOUR), ...bare(css).matchAll(NAMED_COLOUR)].map(([match]) => match)
  const sizes = [...css.matchAll(FONT_SIZE)]
    .map(([, size = '']) => size)
    .filter((size) => !/var\(--t-|^inherit/.test(size))
  return [...colours, ...sizes]
}

describe('colours and font sizes of every style sheet', () => {
  it('come from the tokens', () => {
    expect(sheets.length).toBeGreaterThan(15)
    expect(sheets.flatMap(({ file, css }) => strayIn(css).map((stray) => `${file}: ${stray}`))).toEqual([])
  })

  it('come from the tokens in scripts', () => {
    const stray = ({ file, script }: (typeof scripts)[number]) =>
      [...script.matchAll(/['"`](?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\()/gi)].map(([match]) => `${file}: ${match}`)
    expect(scripts.flatMap(stray)).toEqual([])
  })

  it.each([
    ['.a { color: #fff }', 1],
    ['.a { box-shadow: 0 0 2px rgb(0 0 0 / 12%) }', 1],
    ['.a { background: white }', 1],
    ['.a { font-size: 11px }', 1],
    ['.a { color: var(--red); border-color: transparent; font-size: max(var(--t-m), 1em); font: inherit }', 0],
    ['.red { white-space: nowrap; grid-area: 1 }', 0],
  ])('would not, in %s: %i', (css, count) => {
    expect(strayIn(css)).toHaveLength(count)
  })
})

it('writes everything in one face, codes too', () => {
  const monospaced = sheets.filter(({ css }) => /\bmonospace\b/.test(bare(css)))
  expect(monospaced.map(({ file }) => file)).toEqual([])
})

/** Which weights a file of a font is for; a token cannot stand there. */
const FONT_FACE = /@font-face \{[^}]*\}/g

/** Weights that are no token: numbers, `bold`, and numbers before a size in `font`. */
const strayWeights = (css: string) =>
  [...css.replaceAll(FONT_FACE, '').matchAll(FONT_WEIGHT_RULE)]
    .map(([, weight, font]) => (weight ?? font ?? '').trim())
    .filter((weight) => !/^(?:var\(--w-[a-z]+\)|inherit)$/.test(weight))

describe('font weights', () => {
  const ofTokens = Object.fromEntries(
    [...TOKENS.matchAll(/--w-([a-z]+): (\d+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
  )

  it('are four, the same in style sheets and on canvases', () => {
    expect(ofTokens).toEqual(FONT_WEIGHT)
    expect(Object.keys(ofTokens)).toHaveLength(4)
  })

  it('come from the tokens in every style sheet', () => {
    expect(sheets.flatMap(({ file, css }) => strayWeights(css).map((stray) => `${file}: ${stray}`))).toEqual([])
  })

  it('come from the tokens in scripts', () => {
    const stray = ({ file, script }: (typeof scripts)[number]) =>
      [...script.matchAll(/['"`][1-9]00 [^'"`]*px|(?:fontWeight|\bweight): ['"]?[1-9]\d\d/g)].map(
        ([match]) => `${file}: ${match}`,
      )
    expect(scripts.flatMap(stray)).toEqual([])
  })

  it.each([
    ['.a { font-weight: 540 }', 1],
    ['.a { font-weight: bold }', 1],
    ['.a { font: 600 var(--t-m) var(--font) }', 1],
    ['.a { font-weight: var(--w-strong); font: inherit }', 0],
  ])('would not, in %s: %i', (css, count) => {
    expect(strayWeights(css)).toHaveLength(count)
  })
})

describe('the tokens', () => {
  const defined = new Set([...TOKENS.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))

  it('are defined wherever they are used', () => {
    const setByScripts = new Set(
      scripts.flatMap(({ script }) => [...script.matchAll(/['"](--[\w-]+)['"]\s*\]?:/g)].map(([, name]) => name)),
    )
    const missing = sheets.flatMap(({ file, css }) => {
      const own = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
      return [...css.matchAll(/var\((--[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !defined.has(name) && !own.has(name) && !setByScripts.has(name))
        .map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it('define each colour in both themes', () => {
    const [light = '', dark = ''] = [...TOKENS.matchAll(/\[data-theme="\w+"\] \{([^}]*)\}/g)].map(([, block]) => block)
    const names = (block: string) => [...block.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name).toSorted()
    expect(names(light).length).toBeGreaterThan(20)
    expect(names(dark)).toEqual(names(light))
  })

  it("hold the bar's height of the spec", () => {
    expect(TOKENS).toContain(`--bar: ${NAVIGATION_BAR_PX}px;`)
  })
})

describe('what is drawn before or outside of a style sheet', () => {
  const ROOT = join(APP, '../..')
  const [light = '', dark = ''] = [...TOKENS.matchAll(/\[data-theme="\w+"\] \{([^}]*)\}/g)].map(([, block]) => block)
  const colour = (block: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1]
  const both = [light, dark]

  it.each([
    ['web/public/branding/logo.svg', [light], ['ink', 'red']],
    ['web/public/branding/logo-dark.svg', [dark], ['ink', 'red']],
    ['web/public/branding/favicon.svg', both, ['ink', 'red']],
    ['server/src/api-docs/mark.svg', [dark], ['ink', 'red']],
    ['server/src/pages/site-descriptions.ts', [light], ['page']],
  ] as const)('has the colours of the tokens in %s', (file, blocks, names) => {
    const drawn = readFileSync(join(ROOT, file), 'utf8').match(/#[0-9a-f]{6}\b/g)
    const known = blocks.flatMap((block) => names.map((name) => colour(block, name)))
    expect([...new Set(drawn)].toSorted()).toEqual(known.toSorted())
  })
})
