import { chooseTheme, expect, expectAccessible, signInAs, test, VARIANTS } from '../corner.ts'
import { apiOf } from '../people.ts'

const COACH = 'coach.mixed@corner.example'

interface ListedTeam {
  id: string
  name: string
  athletes: { id: string; email: string }[]
}

// No animations: axe must not read a colour between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { size, viewport, theme } of VARIANTS)
  test.describe(`a team with wearables of several makers, ${size}, ${theme}`, () => {
    test.use({ viewport })
    test.beforeEach(async ({ page }) => {
      await chooseTheme(page, theme)
      await signInAs(page, COACH)
    })

    test('its coach sees every tab without an error', async ({ page }) => {
      for (const [tab, text] of [
        ['overview', 'Data Quality Issues'],
        ['analytics', 'Recovery'],
        ['rankings', 'Oura'],
        ['athletes', 'View Details'],
      ] as const) {
        await page.goto(`/coach-dashboard?tab=${tab}`)
        await expect(page.getByText('Riverside Athletics · Riverside Mixed Wrestling')).toBeVisible()
        await expect(page.getByRole('tabpanel').getByText(text).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expectAccessible(page)
      }
      // A name of the ranking by readiness leads to its athlete, and covers nothing else of the page.
      await page.goto('/coach-dashboard?tab=rankings')
      await expect(page.getByRole('tabpanel').getByText('Oura').first()).toBeVisible()
      await page.getByRole('tab', { name: 'Athletes' }).click()
      await expect(page).toHaveURL(/tab=athletes/)
    })

    test('its coach opens an athlete of each maker, and one without a wearable', async ({ page }) => {
      const [team] = await (await apiOf(COACH)).get<ListedTeam[]>('/api/teams/teams/')
      for (const member of [74, 75, 65, 61, 88]) {
        const athlete = team?.athletes.find(({ email }) => email.includes(`.${member}@`))
        await page.goto(`/athlete/${team?.id}/${athlete?.id}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expectAccessible(page)
      }
    })
  })
