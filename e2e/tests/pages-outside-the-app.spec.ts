import { expect, expectAccessible, signInAs, THEMES, test } from '../corner.ts'
import { PASSWORD, register } from '../people.ts'

test('an operator reads the API in the browser, under its own content policy and without an error', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const reply = await page.goto('/api/docs')
  expect(reply?.headers()['content-security-policy']).toContain("default-src 'self'")
  await expect(page.getByRole('heading', { name: /^Corner/ })).toBeVisible()
  await page
    .getByRole('button', { name: /POST\s*\/api\/token\// })
    .first()
    .click()
  await expect(page.getByText('Sign in with e-mail and password').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.locator('textarea').first().fill('{"email": "coach@corner.example", "password": "corner-demo"}')
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('"access"').first()).toBeVisible()
  expect(complaints).toEqual([])
})

for (const theme of THEMES) {
  test.describe(() => {
    test.use({ colorScheme: theme })
    test(`the consent page of the simulated WHOOP says what it is and reads well, ${theme}`, async ({ page }) => {
      const { email } = await register()
      await signInAs(page, email, PASSWORD)
      await page.goto('/connect-whoop')
      await page.getByRole('button', { name: 'Connect WHOOP' }).click()
      await expect(page.getByText('This is a simulated WHOOP.')).toBeVisible()
      await expect(page.getByRole('heading', { name: /would like to read your WHOOP data/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(/member number/i).fill('none')
      await page.getByRole('button', { name: 'Grant access' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
