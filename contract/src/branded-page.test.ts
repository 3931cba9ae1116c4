import { expect, it } from 'vitest'
import { brandedPage } from './branded-page.ts'
import { BRANDING_JSON_MARKER, BRANDING_MARKERS, DEFAULT_BRANDING } from './branding.ts'

const TEMPLATE = `<title>Sign in · ${BRANDING_MARKERS.pageTitle}</title><link rel="canonical" href="${BRANDING_MARKERS.publicUrl}/">
<script id="branding" type="application/json">${BRANDING_JSON_MARKER}</script>
<a aria-label="${BRANDING_MARKERS.name}, front page">${BRANDING_MARKERS.name}</a>`

it('replaces the markers by the values, and adds the same values as JSON', () => {
  const page = brandedPage(TEMPLATE, { ...DEFAULT_BRANDING, name: 'Mat Lab', publicUrl: 'https://matlab.example' })
  expect(page).toContain('<title>Sign in · Wrestling Dashboard</title>')
  expect(page).toContain('<a aria-label="Mat Lab, front page">Mat Lab</a>')
  expect(page).toContain('<link rel="canonical" href="https://matlab.example/">')
  expect(page).toContain('"name":"Mat Lab"')
})

it('has no canonical link while the public address is unknown', () => {
  expect(brandedPage(TEMPLATE, DEFAULT_BRANDING)).not.toContain('canonical')
})

it('escapes a name full of HTML', () => {
  const name = `"><img src=x> & 'Söhne'</script><script>alert(1)</script>`
  const page = brandedPage(TEMPLATE, { ...DEFAULT_BRANDING, name })
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  expect(page).not.toContain('<img')
  const json = /application\/json">(.*)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ ...DEFAULT_BRANDING, name })
})

it('does not replace a value that looks like a marker', () => {
  const page = brandedPage(TEMPLATE, { ...DEFAULT_BRANDING, name: BRANDING_MARKERS.pageTitle })
  expect(page).toContain('<a aria-label="{{page-title}}, front page">{{page-title}}</a>')
})

it('keeps a name with a dollar sign as it is', () => {
  expect(brandedPage(TEMPLATE, { ...DEFAULT_BRANDING, name: '$& $1' })).toContain('>$&amp; $1</a>')
})
