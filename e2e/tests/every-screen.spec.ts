import { chooseTheme, expect, expectSound, SIZES, signInAs, test } from '../corner.ts'

/** Every screen of a role, and what shows that it has loaded. */
const SCREENS = [
  { path: '/', as: undefined, loaded: 'Turning Your Data Into Victory' },
  { path: '/login', as: undefined, loaded: 'Sign In' },
  { path: '/register', as: undefined, loaded: 'Create Account' },
  { path: '/dashboard', as: 'athlete@corner.example', loaded: 'Latest HRV' },
  { path: '/connect-whoop', as: 'athlete@corner.example', loaded: 'Last sync' },
  { path: '/coach-dashboard', as: 'coach@corner.example', loaded: 'athletes selected' },
  { path: '/nothing-here', as: undefined, loaded: 'not' },
] as const

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    // Without motion: axe must not read a colour half way between the themes.
    test.use({ viewport, hasTouch: size === 'phone', contextOptions: { reducedMotion: 'reduce' } })
    for (const { path, as, loaded } of SCREENS) {
      test(`${path} is accessible and fits, light and dark`, async ({ page }) => {
        await chooseTheme(page, 'light')
        if (as) await signInAs(page, as)
        await page.goto(path)
        await expect(page.getByText(loaded).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
        await expectSound(page)
        await page.getByRole('button', { name: 'Switch to dark theme' }).click()
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
        await expectSound(page)
      })
    }
  })
}
