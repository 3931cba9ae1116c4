import { branding } from '../../shared/branding/branding.ts'
import { publicMeta } from '../../shared/branding/public-meta.ts'
import { LANDING_COPY } from './landing-copy.ts'

const SOCIAL_PICTURE = { path: '/branding/social.jpg', width: '1200', height: '630' }

/** Metadata for search engines and link previews. */
export function landingMeta() {
  const { publicUrl } = branding
  return [
    ...publicMeta({ path: '/', description: LANDING_COPY.description }),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: `${branding.name}: ${LANDING_COPY.headline}` },
    { property: 'og:description', content: LANDING_COPY.description },
    { property: 'og:url', content: `${publicUrl}/` },
    { property: 'og:image', content: `${publicUrl}${SOCIAL_PICTURE.path}` },
    { property: 'og:image:width', content: SOCIAL_PICTURE.width },
    { property: 'og:image:height', content: SOCIAL_PICTURE.height },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
