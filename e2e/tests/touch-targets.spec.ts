import { expect, SIZES, signInAs, test } from '../corner.ts'
import { smallControls } from '../page-checks.ts'

test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

/** The tabs that screens.ts leaves out. Whatever it has is measured by accessibility.spec.ts, on its one visit to a screen. */
const OTHER_TABS = [
  ['/coach-dashboard?tab=analytics', 'coach', 'Show as table'],
  ['/coach-dashboard?tab=rankings', 'coach', 'Understanding Trends'],
  ['/coach-dashboard?tab=athletes', 'coach', 'View Details'],
  ['/team-information', 'coach', 'Created on'],
  ['/team-information?tab=codes', 'coach', 'Copy Code'],
  ['/admin-dashboard?tab=users', 'admin', 'Assign to Team'],
] as const

for (const [address, who, loaded] of OTHER_TABS)
  test(`a thumb hits every control of ${address} of the ${who}`, async ({ page }) => {
    await signInAs(page, `${who}@corner.example`)
    await page.goto(address)
    await expect(page.getByText(loaded).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await smallControls(page, 44)).toEqual([])
  })
