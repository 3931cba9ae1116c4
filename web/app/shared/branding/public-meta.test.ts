import { afterEach, expect, it } from 'vitest'
import { branding } from './branding.ts'
import { publicMeta } from './public-meta.ts'

const shipped = branding.publicUrl
const known = branding as { publicUrl: string }
afterEach(() => {
  known.publicUrl = shipped
})

it('names a public page by its address where that is known', () => {
  known.publicUrl = 'https://corner.example'
  const [title, ...others] = publicMeta({ screen: 'Sign in', path: '/login', description: 'The way in.' })
  expect(title).toEqual({ title: expect.stringContaining('Sign in') })
  expect(others).toEqual([
    { name: 'description', content: 'The way in.' },
    { tagName: 'link', rel: 'canonical', href: 'https://corner.example/login' },
  ])
})

it('claims no address where none is known', () => {
  known.publicUrl = ''
  expect(publicMeta({ path: '/', description: 'The front.' }).slice(1)).toEqual([
    { name: 'description', content: 'The front.' },
  ])
})
