import { MOST_SHIFT, observeTimings, readTimings } from '../check-screens/timings.ts'
import { expect, SIZES, signInAs, test } from '../corner.ts'

/** The call that comes after all others, and the screens that are drawn without it. */
const LATE = [
  ['athlete', '/connect-whoop', 'phone', '**/api/users/whoopstatus/'],
  ['coach', '/connect-whoop', 'phone', '**/api/users/whoopstatus/'],
  ['coach', '/coach-dashboard?tab=athletes', 'desktop', '**/api/teams/teams/*/day/*'],
  ['coach', '/coach-dashboard?tab=overview', 'desktop', '**/api/teams/teams/*/day/*'],
  ['coach', '/coach-dashboard?tab=analytics', 'phone', '**/api/teams/teams/'],
] as const

for (const [role, address, size, late] of LATE)
  test(`${address} of the ${role} does not jump when ${late} comes late (${size})`, async ({ page }) => {
    await page.setViewportSize(SIZES[size])
    await signInAs(page, `${role}@corner.example`)
    await observeTimings(page)
    let isAnswered = false
    await page.route(late, async (route) => {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.fulfill({ response })
      isAnswered = true
    })
    await page.goto(address)
    await expect.poll(() => isAnswered, { timeout: 20_000 }).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500) // a shift is reported after the frame that made it
    expect((await readTimings(page)).shift).toBeLessThan(MOST_SHIFT)
  })
