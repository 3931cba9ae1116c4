import { BRANDING_JSON_MARKER, BRANDING_MARKERS, type Branding } from './branding.ts'

/** A canonical link is removed if the public address is unknown. */
const CANONICAL_LINK = /<link rel="canonical"[^>]*>/g
const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A built page with the club's values in place of the markers. Values are treated as text: in HTML they are escaped, and
 * in the page's JSON every `<` is escaped, so that a name containing `</script>` is harmless.
 */
export function brandedPage(template: string, branding: Branding): string {
  const values = new Map([[BRANDING_JSON_MARKER, JSON.stringify(branding).replaceAll('<', '\\u003c')]])
  for (const key of Object.keys(BRANDING_MARKERS) as (keyof Branding)[])
    values.set(BRANDING_MARKERS[key], escapeHtml(branding[key]))
  const known = branding.publicUrl === '' ? template.replaceAll(CANONICAL_LINK, '') : template
  // In a single pass, so that a value that looks like a marker is not replaced again.
  return known.replaceAll(/\{\{[a-z-]+\}\}/g, (marker) => values.get(marker) ?? marker)
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
}
