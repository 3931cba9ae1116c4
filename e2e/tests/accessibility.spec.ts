import type { Page } from '@playwright/test'
import { chooseTheme, expect, expectSound, SIZES, signInAs, test } from '../corner.ts'
import { brokenWords, clippedTexts, overlappingTexts, smallControls, tabThrough } from '../page-checks.ts'
import { declaredRoutes, SCREENS, VISITS, type Visit } from '../screens.ts'

// Without motion: axe must not read a colour half way between the themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function visit(page: Page, { email, address, loaded }: Visit) {
  await chooseTheme(page, 'light')
  if (email) await signInAs(page, email)
  await page.goto(typeof address === 'string' ? address : await address())
  await expect(page.getByText(loaded).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

test('every route of the app is walked here', () => {
  const declared = declaredRoutes()
  expect(declared.length).toBeGreaterThan(5)
  expect(declared.toSorted()).toEqual([...new Set(SCREENS.map(({ route }) => route))].toSorted())
})

/** Axe in both themes; in the light one also the title, the heading and what this test looks for. */
async function expectAccessible(page: Page, { title }: Visit, inLight: () => Promise<void>) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expectSound(page)
  await inLight()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectSound(page)
}

for (const one of VISITS) {
  test.describe('desktop', () => {
    test.use({ viewport: SIZES.desktop })
    test(`${one.name} is accessible, fits, and works by keyboard`, async ({ page }) => {
      await visit(page, one)
      await expectAccessible(page, one, async () => {
        expect(await overlappingTexts(page)).toEqual([])
        expect(await smallControls(page, 24)).toEqual([])
        expect(await tabThrough(page)).toEqual([])
      })
    })
  })

  test.describe('phone', () => {
    test.use({ viewport: SIZES.phone, hasTouch: true })
    test(`${one.name} is accessible, fits down to 320 px, and has targets for thumbs`, async ({ page }) => {
      await visit(page, one)
      await expectAccessible(page, one, async () => {
        expect(await smallControls(page, 44)).toEqual([])
        expect(await tabThrough(page)).toEqual([])
        // 320 px is a window of 1280 px at 400 %, 640 px the same at 200 %.
        for (const width of [320, 640, SIZES.phone.width]) {
          await page.setViewportSize({ ...SIZES.phone, width })
          await expect.poll(() => overlappingTexts(page), `at ${width}`).toEqual([])
          expect(await clippedTexts(page), `at ${width}`).toEqual([])
          expect(await brokenWords(page), `at ${width}`).toEqual([])
          expect(await overflow(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(1)
        }
      })
    })
  })
}

test('long names break or end in an ellipsis, at 320 and at 1280 px', async ({ page }) => {
  const long = 'Maximiliane-Alexandrina Wolfeschlegelsteinhausenbergerdorff'
  await signInAs(page, 'coach@corner.example')
  await page.route('**/api/users/me/', async (route) => {
    const profile = await (await route.fetch()).json()
    await route.fulfill({ json: { ...profile, first_name: long } })
  })
  await page.route('**/api/teams/teams/', async (route) => {
    const teams = await (await route.fetch()).json()
    const lengthened = teams.map((team: object) => ({
      ...team,
      name: `${long} ${long}`,
      organization: { id: '1', name: long },
    }))
    await route.fulfill({ json: lengthened })
  })
  for (const path of ['/coach-dashboard', '/dashboard', '/connect-whoop']) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByText(/Maximiliane/).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expectSound(page)
      expect(await overlappingTexts(page), `${path} at ${width}`).toEqual([])
      expect(await clippedTexts(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('a dialog holds the focus and gives it back', async ({ page }) => {
  await signInAs(page, 'athlete@corner.example')
  await page.goto('/connect-whoop')
  const opener = page.getByRole('main').getByRole('button', { name: 'Disconnect' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate<boolean>(
      'document.activeElement !== document.body && !document.activeElement.closest("dialog")',
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
