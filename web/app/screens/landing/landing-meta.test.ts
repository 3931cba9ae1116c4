import { afterEach, expect, it } from 'vitest'
import { branding } from '../../shared/branding/branding.ts'
import { LANDING_COPY } from './landing-copy.ts'
import { landingMeta } from './landing-meta.ts'

const shipped = branding.publicUrl
const known = branding as { publicUrl: string }
afterEach(() => {
  known.publicUrl = shipped
})

it('tells a link preview what the page is, with address and picture', () => {
  known.publicUrl = 'https://corner.example'
  const said = landingMeta() as { property?: string; name?: string; content?: string }[]
  const of = (key: string) => said.find(({ property, name }) => (property ?? name) === key)?.content
  expect(of('description')).toBe(LANDING_COPY.description)
  expect(of('og:type')).toBe('website')
  expect(of('og:title')).toBe(`${branding.name}: ${LANDING_COPY.headline}`)
  expect(of('og:description')).toBe(LANDING_COPY.description)
  expect(of('og:url')).toBe('https://corner.example/')
  expect(of('og:image')).toBe('https://corner.example/branding/social.jpg')
  expect([of('og:image:width'), of('og:image:height')]).toEqual(['1200', '630'])
  expect(of('twitter:card')).toBe('summary_large_image')
})
