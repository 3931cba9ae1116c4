import { chooseTheme, expect, expectSound, SIZES, signInAs, THEMES, test } from '../corner.ts'

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

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${theme}, ${size}`, () => {
      test.use({ viewport, colorScheme: theme, hasTouch: size === 'phone' })
      for (const { path, as, loaded } of SCREENS) {
        test(`${path} is accessible and fits`, async ({ page }) => {
          await chooseTheme(page, theme)
          if (as) await signInAs(page, as)
          await page.goto(path)
          await expect(page.getByText(loaded).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectSound(page)
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
        })
      }
    })
  }
}
