import { BRANDING_ELEMENT_ID, BRANDING_JSON_MARKER } from '@corner/contract/branding.ts'
import { branding } from './branding.ts'

/** The page's copy of the club's values, as data. React must leave it as the server sent it. */
export function BrandingJson() {
  const isTemplate = typeof document === 'undefined' && import.meta.env.PROD
  const __html = isTemplate ? BRANDING_JSON_MARKER : JSON.stringify(branding).replaceAll('<', '\\u003c')
  return (
    <script
      id={BRANDING_ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}
