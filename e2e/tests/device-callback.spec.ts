import { expect, expectAccessible, signInAs, test } from '../corner.ts'
import { PASSWORD, register } from '../people.ts'

test('each unusable answer has its own message, and no code is exchanged', async ({ page }) => {
  const { email } = await register()
  await signInAs(page, email, PASSWORD)
  await page.addInitScript(() => localStorage.setItem('whoop_oauth_state', 'S'))
  let exchanges = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/whoop/callback/')) exchanges += 1
  })
  const failure = page.getByRole('alert')
  for (const [query, text, plain] of [
    [
      'error=access_denied&error_description=The+member+said+no',
      'OAuth error: access_denied. The member said no',
      'You did not allow it at WHOOP. Nothing was stored.',
    ],
    ['state=S', 'Missing required OAuth parameters (code or state)', 'This page needs an answer from WHOOP'],
    ['code=C', 'Missing required OAuth parameters (code or state)', 'This page needs an answer from WHOOP'],
    ['code=C&state=T', 'Something went wrong. Please try again later.', 'not for a connection that was started in'],
  ] as const) {
    await page.goto(`/connect-whoop-callback?${query}`)
    await expect(page.getByRole('heading', { name: 'Connection Failed' })).toBeFocused()
    await expect(failure).toHaveText(text)
    await expect(page.getByRole('main').getByText(plain)).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Verifying OAuth response' }),
    ).toContainText('Failed')
  }
  expect(exchanges).toBe(0)
  await expectAccessible(page)

  for (const [fail, text] of [
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to exchange authorization code'],
    [{ status: 400, json: { error: 'This code was used' } }, 'This code was used'],
  ] as const) {
    await page.route('**/api/whoop/callback/', (route) => route.fulfill(fail), { times: 1 })
    await page.goto('/connect-whoop-callback?code=C&state=S')
    await expect(failure).toHaveText(text)
  }
  // The server does not know this state.
  await page.goto('/connect-whoop-callback?code=C&state=S')
  await expect(failure).not.toBeEmpty()
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a granted link goes through its four steps once, and a reload does not use the code again', async ({ page }) => {
  const { email, member } = await register()
  await signInAs(page, email, PASSWORD)
  await page.goto('/connect-whoop')
  await page.getByRole('button', { name: 'Connect WHOOP' }).click()
  await page.getByLabel(/member number/i).fill(String(member))
  let exchanges = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/whoop/callback/')) exchanges += 1
  })
  await page.getByRole('button', { name: 'Grant access' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^Verifying OAuth response/,
    /^Exchanging authorization code/,
    /^Storing secure tokens/,
    /^Testing connection/,
  ])
  await expect(page.getByRole('heading', { name: 'Connection Successful!' })).toBeFocused()
  await expectAccessible(page)
  expect(exchanges).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('whoop_oauth_state'))).toBeNull()
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // Collects the titles: if the screen were mounted again, it would start over with "Connecting your device".
  await page.evaluate(`window.titles = new Set(); new MutationObserver(() => titles.add(document.querySelector('h1')?.textContent))
    .observe(document.body, { subtree: true, childList: true, characterData: true })`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Connection Successful!' })).toBeFocused()
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Personal Dashboard' })).toBeVisible()
  expect(await page.evaluate<string[]>('[...titles].sort()')).toEqual(['Connection Successful!', 'Personal Dashboard'])
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.')
  expect(exchanges).toBe(1)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
})
