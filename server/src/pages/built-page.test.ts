import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BRANDING_JSON_MARKER, BRANDING_MARKERS, DEFAULT_BRANDING } from '@corner/contract/branding.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPage } from './built-page.ts'

const room = mkdtempSync(join(tmpdir(), 'corner-built-'))
const build = join(room, 'client')

beforeAll(() => {
  mkdirSync(build)
  mkdirSync(join(room, 'templates'))
  writeFileSync(join(build, 'index.html'), 'as shipped')
  writeFileSync(join(build, 'index.html.br'), 'as shipped, br')
  writeFileSync(join(build, 'index.html.gz'), 'as shipped, gz')
  writeFileSync(
    join(room, 'templates/index.html'),
    `<h1>${BRANDING_MARKERS.name}</h1><script type="application/json">${BRANDING_JSON_MARKER}</script>`,
  )
})

afterAll(() => rmSync(room, { recursive: true }))

it('sends the shipped page as the build compressed it', () => {
  const { br, gzip, identity } = loadPage(build, 'index.html', DEFAULT_BRANDING).bodies
  expect([identity, br, gzip].map(String)).toEqual(['as shipped', 'as shipped, br', 'as shipped, gz'])
})

it('puts a club’s values into the template, the same in each encoding', () => {
  const { bodies, etag } = loadPage(build, 'index.html', { ...DEFAULT_BRANDING, name: 'Mat <Lab>' })
  const page = bodies.identity.toString()
  expect(page).toContain('<h1>Mat &lt;Lab&gt;</h1>')
  expect(bodies.br && brotliDecompressSync(bodies.br).toString()).toBe(page)
  expect(bodies.gzip && gunzipSync(bodies.gzip).toString()).toBe(page)
  expect(etag).not.toBe(loadPage(build, 'index.html', DEFAULT_BRANDING).etag)
})

it('lets no name smuggle a script into the content policy', () => {
  const attack = { ...DEFAULT_BRANDING, name: '</script><script>alert(1)</script>' }
  const { policy, bodies } = loadPage(build, 'index.html', attack)
  expect(bodies.identity.toString().match(/<script/g)).toHaveLength(1)
  expect(policy.match(/'sha256-/g)).toHaveLength(1) // of the JSON only
})
