import { branding } from './branding.ts'
import { pageTitle } from './page-title.ts'

interface PublicPage {
  /** The screen's name; the front page has none. */
  screen?: string
  path: string
  description: string
}

/** Metadata of a public page for search engines. Without a configured address there is no canonical URL. */
export function publicMeta({ screen, path, description }: PublicPage) {
  const href = `${branding.publicUrl}${path}`
  return [
    { title: pageTitle(screen) },
    { name: 'description', content: description },
    ...(branding.publicUrl === '' ? [] : [{ tagName: 'link', rel: 'canonical', href }]),
  ]
}
