import { branding } from './branding.ts'
import { pageTitle } from './page-title.ts'

interface PublicPage {
  /** The screen's own name; the front page has none. */
  screen?: string
  path: string
  description: string
}

/** What search engines read of a page that everybody may see. Without a known address no page claims one. */
export function publicMeta({ screen, path, description }: PublicPage) {
  const href = `${branding.publicUrl}${path}`
  return [
    { title: pageTitle(screen) },
    { name: 'description', content: description },
    ...(branding.publicUrl === '' ? [] : [{ tagName: 'link', rel: 'canonical', href }]),
  ]
}
