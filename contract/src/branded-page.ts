import { BRANDING_JSON_MARKER, BRANDING_MARKERS, type Branding } from './branding.ts'

/** A link that would begin with an address nobody has told: left out as a whole. */
const CANONICAL_LINK = /<link rel="canonical"[^>]*>/g
const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A built page with a club's values in the places of the markers. Values are text: in HTML they are escaped, in the page's
 * JSON no `<` is left, so that a name with `</script>` in it is read as that name.
 */
export function brandedPage(template: string, branding: Branding): string {
  const values = new Map([[BRANDING_JSON_MARKER, JSON.stringify(branding).replaceAll('<', '\\u003c')]])
  for (const key of Object.keys(BRANDING_MARKERS) as (keyof Branding)[])
    values.set(BRANDING_MARKERS[key], escapeHtml(branding[key]))
  const known = branding.publicUrl === '' ? template.replaceAll(CANONICAL_LINK, '') : template
  // In one pass: a value that looks like a marker is not filled in again.
  return known.replaceAll(/\{\{[a-z-]+\}\}/g, (marker) => values.get(marker) ?? marker)
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character)
}
