import { BRANDING_ELEMENT_ID, BRANDING_MARKERS, type Branding, DEFAULT_BRANDING } from '@corner/contract/branding.ts'

/**
 * The club's values: in a browser those embedded in the page, so that hydration matches; markers while a page is
 * prerendered.
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
