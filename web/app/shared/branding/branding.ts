import { BRANDING_ELEMENT_ID, BRANDING_MARKERS, type Branding, DEFAULT_BRANDING } from '@corner/contract/branding.ts'

/**
 * The club's own values: in a browser those that stand in the page, so that React finds what it would draw; while a page is
 * prerendered the markers in their place.
 */
export const branding: Branding | typeof BRANDING_MARKERS =
  typeof document === 'undefined' ? whileBuilding() : ofThePage()

function whileBuilding() {
  return import.meta.env.PROD ? BRANDING_MARKERS : DEFAULT_BRANDING
}

function ofThePage(): Branding {
  const json = document.getElementById(BRANDING_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as Branding) : DEFAULT_BRANDING
}
