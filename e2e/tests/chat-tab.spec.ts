import type { Route } from '@playwright/test'
import { CHAT_CALL, chatOf, streamedReply, WITH_STREAMS } from '../chat.ts'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, test } from '../corner.ts'
import { smallControls } from '../page-checks.ts'
import { apiOf } from '../people.ts'

const COACH = 'coach@corner.example'

const refusal =
  (status: number, error: string, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { error, code: 'for_the_test' } })

test('a coach asks the AI coach, follows up, reads the evidence of an answer, and finds the chat again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, COACH)
  await page.goto('/coach-dashboard')
  await page.getByRole('tab', { name: 'AI Chat' }).click()
  await expect(page).toHaveURL(/tab=chat/)
  const { log, entries, input, send, suggestions } = chatOf(page)
  await expect(page.getByRole('heading', { name: 'AI Assistant' })).toBeVisible()
  await expect(page.getByText("Ask questions about Riverside Men's Wrestling • Last 7 days")).toBeVisible()
  expect((await log.boundingBox())?.height).toBe(600)
  await expect(input).toHaveAttribute('rows', '2')

  // The welcome message follows the period until the first message.
  await expect(entries).toHaveCount(1)
  await expect(entries.first()).toContainText('Data analysis: recovery, HRV, sleep and strain of the past 7 days')
  for (const can of ['Knowledge base search', 'Trend analysis', 'Recommendations']) await expect(log).toContainText(can)
  await page.getByLabel('Period').selectOption('14')
  await expect(entries.first()).toContainText('of the past 14 days')
  await expectAccessible(page)

  // A suggestion fills the input without sending; blank input is not sent; Shift+Enter inserts a line, Enter sends.
  await expect(suggestions.getByRole('button')).toHaveCount(8)
  const suggested = (await suggestions.getByRole('button').nth(2).textContent()) ?? ''
  await suggestions.getByRole('button', { name: suggested }).click()
  await expect(input).toHaveValue(suggested)
  await expect(input).toBeFocused()
  await expect(entries).toHaveCount(1)
  await input.fill('   ')
  await expect(send).toBeDisabled()
  await input.press('Enter')
  await expect(entries).toHaveCount(1)
  // About the period, not about last night, which has no rows before the first nights of the day are scored.
  const question = 'Rank everybody by recovery'
  await input.fill(question)
  await input.press('Shift+Enter')
  await expect(input).toHaveValue(`${question}\n`)
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true }) // this Enter confirms a word of an input method
  await expect(entries).toHaveCount(1)
  const [asked] = await Promise.all([page.waitForRequest(CHAT_CALL), input.press('Enter')])
  expect(asked.headers().accept).toBe('text/event-stream')
  expect(asked.postDataJSON()).toMatchObject({ message: question, days: 14, history: [] })
  await expect(entries.nth(1)).toContainText(question)
  await expect(entries.nth(2)).toContainText('How I got this')
  const [named] = await entries.nth(2).getByRole('link').all()
  expect(await named?.getAttribute('href')).toMatch(/^\/athlete\/[\w-]+\/[\w-]+\?days=14$/)
  await expect(suggestions).toHaveCount(0)
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('')
  for (const entry of await entries.all()) await expect(entry.locator('time')).toHaveText(/^\d\d:\d\d$/)

  // The evidence of an answer, and copying its text.
  await entries.nth(2).getByText('How I got this').click()
  await expect(entries.nth(2)).toContainText('Answered by the built-in analyst')
  await expect(entries.nth(2).getByRole('table').first()).toBeVisible()
  await expectAccessible(page)
  await entries.nth(2).getByRole('button', { name: 'Copy answer' }).click()
  const answer = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(answer.length).toBeGreaterThan(10)

  // A follow-up includes the conversation, without the welcome message.
  await input.fill('And who has the highest recovery?')
  const [second] = await Promise.all([page.waitForRequest(CHAT_CALL), send.click()])
  // With the question that the answer belongs to, so that the conversation continues from it.
  expect(second.postDataJSON().history).toEqual([
    { role: 'user', content: question },
    { role: 'assistant', content: answer, requests: [expect.objectContaining({ kind: 'query' })] },
  ])
  await expect(entries.nth(4)).toContainText('How I got this')

  // The chat survives another tab and a reload; each team has its own; it ends with the session.
  await page.getByRole('tab', { name: 'Athletes' }).click()
  await page.reload()
  await page.getByRole('tab', { name: 'AI Chat' }).click()
  await expect(entries).toHaveCount(5)
  await page.getByRole('button', { name: 'Clear Chat' }).click()
  await expect(entries).toHaveText([
    /Chat cleared! How can I help you analyze Riverside Men's Wrestling's performance data\?/,
  ])
  await expect(suggestions).toBeVisible()
  const kept = () =>
    page.evaluate<number>('Object.keys(sessionStorage).filter((key) => key.startsWith("chat ")).length')
  expect(await kept()).toBe(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/coach-dashboard\?/)
  expect(await kept()).toBe(0)
})

test('failures in the chat have messages, on a dark phone', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await chooseTheme(page, 'dark')
  await signInAs(page, COACH)
  await page.addInitScript(WITH_STREAMS)
  const { get } = await apiOf(COACH)
  // The chat's code cannot be loaded, offline or after an update: the dashboard still works, and loading can be retried.
  await page.route('**/assets/chat-*.js', (route) => route.abort())
  await page.goto('/coach-dashboard?tab=chat')
  await expect(page.getByText('The chat could not be loaded.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Athletes' })).toBeVisible()
  await page.unroute('**/assets/chat-*.js')
  await page.route('**/assets/rendered-markdown-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('log')).toContainText('**Data analysis**: recovery') // the Markdown as text, and nothing broken
  await page.unroute('**/assets/rendered-markdown-*.js')

  const [team] = await get<{ id: string; athletes: { id: string; full_name: string }[] }[]>('/api/teams/teams/')
  const athlete = team?.athletes[0]
  await page.goto(`/athlete/${team?.id}/${athlete?.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page
    .getByText(/^Ask about /)
    .filter({ visible: true })
    .click()
  const { log, entries, input, send, thinking, error } = chatOf(page)
  // A question prepared by another screen waits to be sent, and is removed from the address.
  await expect(input).toHaveValue(`How is ${athlete?.full_name} doing?`)
  await expect(page).not.toHaveURL(/ask=/)

  // While the answer is pending: input and button are disabled, and Stop cancels it.
  let release = () => {}
  await page.route(CHAT_CALL, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.abort().catch(() => undefined)
  })
  await send.click()
  await expect(entries.last()).toContainText('Analyzing your team data...')
  await expect(thinking).toBeDisabled()
  await expect(input).toBeDisabled()
  await expect(input).toHaveValue('')
  await expectAccessible(page)
  expect(await smallControls(page, 44)).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(entries.last()).toContainText('Stopped before an answer came.')
  await expect(send).toBeVisible()
  await expect(input).toBeFocused()
  release()

  for (const [answer, sentence] of [
    [refusal(503, 'The coach is resting'), 'The coach is resting'],
    [refusal(429, 'Too many questions.', { 'retry-after': '9' }), 'Too many questions. Try again in 9 seconds.'],
    [(route: Route) => route.fulfill({ status: 502, body: '<html>' }), 'Failed to get AI response'],
    [streamedReply(['failed', { error: 'The answer was lost', code: 'fault' }]), 'The answer was lost'],
    [streamedReply(['text', { text: 'Half of **an ans' }]), 'Network error occurred. Please try again.'],
    [(route: Route) => route.abort('internetdisconnected'), 'Network error occurred. Please try again.'],
  ] as const) {
    await page.unroute(CHAT_CALL)
    await page.route(CHAT_CALL, answer)
    await input.fill(`Does it say: ${sentence}`)
    await input.press('Enter')
    await expect(error).toHaveText(`Error${sentence}`)
    await expect(entries.last()).toContainText(`❌ Sorry, I encountered an error: ${sentence}`)
    await expect(entries.last()).toContainText('Please try again with a different question.')
  }
  await expect(input).toHaveValue(/^Does it say/) // no connection: it can be sent again
  await expectAccessible(page)

  // HTML and links in an answer: nothing is run, loaded or dropped silently.
  await page.unroute(CHAT_CALL)
  const response =
    '**Marcus** <img src=x onerror="document.title=\'run\'"> ![spy](https://example.org/a.png)\n\n' +
    '1. first\n2. second\n\n[Sleep](/knowledge/sleep-need), [Walsh](https://doi.org/10.1136/x), [press](javascript:alert(1))\n\n' +
    '| Athlete | Recovery | HRV | Sleep | Resting heart rate | Strain |\n|---|---|---|---|---|---|\n| Marcus | 21% | 41 ms | 5.1 h | 61 bpm | 14.2 |'
  const reply = { response, answered_by: 'analyst', notice: 'The language model did not answer.', steps: [] }
  await page.route(
    CHAT_CALL,
    streamedReply(['text', { text: 'Marcus 99%' }], ['restart', { notice: 'anew' }], ['done', reply]),
  )
  await input.fill('<b>bold?</b>')
  await input.press('Enter')
  await expect(entries.last()).toContainText('The language model did not answer.')
  await expect(entries.nth(-2)).toContainText('<b>bold?</b>')
  await expect(error).toHaveCount(0)
  await expect(log).not.toContainText('99%')
  await expect(log.locator('img')).toHaveCount(0)
  await expect(log.getByRole('listitem').filter({ hasText: /^first$/ })).toHaveCSS('list-style-type', 'decimal')
  await expect(page).toHaveTitle(/^Coach Dashboard/)
  await expect(log.getByRole('link', { name: 'Sleep', exact: true })).toHaveAttribute('href', '/knowledge/sleep-need')
  await expect(log.getByRole('link', { name: 'Walsh (opens in a new tab)' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await expect(log.getByRole('link', { name: 'press' })).toHaveCount(0)
  await expectAccessible(page)

  // The chat scrolls with an answer, unless the reader has scrolled up; sending a question scrolls down again.
  await page.evaluate('window.streams = true')
  const say = (event: string, data: object) => page.evaluate(`say(${JSON.stringify(event)}, ${JSON.stringify(data)})`)
  const belowPx = () =>
    page.evaluate<number>(`(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('[role=log]')
    return Math.round(scrollHeight - scrollTop - clientHeight)
  })()`)
  await log.hover()
  await page.mouse.wheel(0, -5000)
  await expect.poll(belowPx).toBeGreaterThan(200)
  await input.fill('Tell me more')
  await input.press('Enter')
  await expect.poll(belowPx).toBeLessThan(2)
  await say('text', { text: '- one line\n' })
  await expect(log.getByText('one line')).toHaveCount(1)
  await say('text', { text: '- one line\n'.repeat(29) })
  await expect(log.getByText('one line')).toHaveCount(30)
  await expect.poll(belowPx).toBeLessThan(2)
  await expect(entries.last()).toHaveAttribute('aria-live', 'off')
  await page.mouse.wheel(0, -5000)
  await expect.poll(belowPx).toBeGreaterThan(200)
  const before = await belowPx()
  await say('text', { text: '- another line\n'.repeat(5) })
  await expect(log.getByText('another line')).toHaveCount(5)
  expect(await belowPx()).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(entries.last()).toContainText('Stopped. The answer may not be complete.')
  await expect(log.getByText('another line')).toHaveCount(5)

  // An answer that arrives at once and is longer than the chat is shown from its first line.
  await input.fill('All at once')
  await input.press('Enter')
  const whole = { ...reply, response: `The first line\n\n${'- and more\n'.repeat(40)}` }
  await say('text', { text: whole.response })
  await say('done', whole)
  await expect(log.getByText('and more')).toHaveCount(40)
  await expect(log.getByText('The first line')).toBeInViewport()
  await expect.poll(belowPx).toBeGreaterThan(200)
  await page.evaluate('window.streams = false')

  // The coach was removed from the team: the page reloads their teams.
  await page.unroute(CHAT_CALL)
  await page.route(CHAT_CALL, refusal(404, 'There is no such team'))
  await input.fill('Who is tired?')
  await Promise.all([page.waitForRequest('**/api/teams/teams/'), input.press('Enter')])
  await expect(error).toHaveText('ErrorThere is no such team')
})
