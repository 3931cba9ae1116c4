import { afterEach, expect, it } from 'vitest'
import { markupOf } from '../rendered-for-tests.tsx'
import { branding } from './branding.ts'
import { BrandingJson } from './branding-json.tsx'

const shipped = branding.name
const known = branding as { name: string }
afterEach(() => {
  known.name = shipped
})

it('embeds the values of the club as data, which cannot end the script', () => {
  known.name = '</script><b>Club'
  const [, json = ''] =
    /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/.exec(markupOf(<BrandingJson />)) ?? []
  expect(JSON.parse(json)).toEqual(branding)
  expect(json).not.toContain('<')
})
