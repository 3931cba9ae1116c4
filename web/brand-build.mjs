// Keeps each built page as a template, with markers for a club's own values, and writes the page with the default
// values in its place: the server sends that page until a club changes them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brandedPage } from '@corner/contract/branded-page.ts'
import { DEFAULT_BRANDING } from '@corner/contract/branding.ts'

const PAGES = new URL('build/client/', import.meta.url).pathname
const TEMPLATES = new URL('build/templates/', import.meta.url).pathname

for (const path of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.html')) continue
  const template = readFileSync(join(PAGES, path), 'utf8')
  mkdirSync(dirname(join(TEMPLATES, path)), { recursive: true })
  writeFileSync(join(TEMPLATES, path), template)
  writeFileSync(join(PAGES, path), brandedPage(template, DEFAULT_BRANDING))
}
