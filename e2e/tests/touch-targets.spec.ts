import { expect, SIZES, signInAs, test } from '../corner.ts'
import { smallControls } from '../page-checks.ts'
import { VISITS } from '../screens.ts'

test.use({ viewport: SIZES.phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

/** What the visits of every screen leave out: the other tabs. */
const OTHER_TABS = [
  ['/coach-dashboard?tab=analytics', 'coach', 'Show as table'],
  ['/coach-dashboard?tab=rankings', 'coach', 'Understanding Trends'],
  ['/coach-dashboard?tab=athletes', 'coach', 'View Details'],
  ['/team-information', 'coach', 'Created on'],
  ['/team-information?tab=codes', 'coach', 'Copy Code'],
  ['/admin-dashboard?tab=users', 'admin', 'Assign to Team'],
] as const

const EVERY_VISIT = [
  ...VISITS,
  ...OTHER_TABS.map(([address, who, loaded]) => ({ name: address, address, email: `${who}@corner.example`, loaded })),
]

// In a few parts, so that they can run beside each other.
for (const who of [undefined, 'athlete', 'coach', 'admin'])
  test(`a thumb hits every control of every screen of ${who ?? 'a visitor'}`, async ({ page }) => {
    test.setTimeout(180_000)
    const email = who && `${who}@corner.example`
    if (email) await signInAs(page, email)
    const small: string[] = []
    for (const one of EVERY_VISIT.filter((visit) => visit.email === email)) {
      await page.goto(typeof one.address === 'string' ? one.address : await one.address())
      await expect(page.getByText(one.loaded).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const control of await smallControls(page, 44)) small.push(`${one.name}: ${control}`)
    }
    expect(small).toEqual([])
  })
