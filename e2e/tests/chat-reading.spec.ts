import type { Page } from '@playwright/test'
import { CHAT_CALL, chatOf, streamedReply, WITH_STREAMS } from '../chat.ts'
import { chooseTheme, expect, expectAccessible, SIZES, signInAs, THEMES, test } from '../corner.ts'
import { clippedTexts, overlappingTexts, smallControls } from '../page-checks.ts'

const COACH = 'coach@corner.example'

const mean = (metric: string, rest: object = {}) => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric, aggregate: 'mean' }], days: {}, by: ['athlete'], asks: 'value', ...rest },
})
const ASKED = mean('sleep_duration', { order: 'lowest', limit: 5 })
const WORKOUTS = { kind: 'overview', who: {}, focus: 'coverage' }

/**
 * A reply in two parts, with how the server understood the message; the first has alternatives for each part of the
 * question.
 */
const READ = {
  response: 'Five slept least: **Isaiah**, 5.1 h.\n\nTwo athletes have no strap.',
  answered_by: 'analyst',
  steps: [],
  readings: [
    {
      request: ASKED,
      line: 'Average sleep below 6 h, two nights in a row, the five lowest of every athlete but Farid Karimov and Alexander-Maximilian Oyelaran, Nov 15 to 21',
      unused: ['on more than two days', 'please'],
      chips: [
        {
          part: 'who',
          text: 'every athlete but Farid Karimov and Alexander-Maximilian Oyelaran',
          choices: [
            { text: 'every athlete', request: mean('sleep_duration') },
            { text: 'only Farid Karimov and Alexander-Maximilian Oyelaran', request: mean('sleep_duration') },
          ],
        },
        {
          part: 'what',
          text: 'average sleep below 6 h',
          choices: [
            { text: 'average recovery', request: mean('recovery') },
            { text: 'sleep quality', request: mean('sleep_quality') },
            { text: 'time in bed', request: mean('time_in_bed') },
          ],
        },
        { part: 'days', text: 'Nov 15 to 21', choices: [{ text: 'last night', request: mean('sleep_duration') }] },
        { part: 'how', text: 'two nights in a row', choices: [] },
      ],
    },
    {
      request: WORKOUTS,
      line: 'Who has no data, last 7 days',
      unused: [],
      chips: [{ part: 'days', text: 'last 7 days', choices: [{ text: 'today', request: WORKOUTS }] }],
    },
  ],
}
/** A reply that asks a question back. */
const ASKED_BACK = {
  response: 'I am not sure which of these you mean:',
  answered_by: 'analyst',
  steps: [],
  choices: [
    { text: 'Who slept less than 6 h last night?', request: mean('sleep_duration', { days: { window: { day: 0 } } }) },
    { text: 'Who slept less than 6 h on average this week?', request: mean('sleep_duration') },
  ],
}
const PLAIN = { response: 'That is all.', answered_by: 'analyst', steps: [] }

type Reply = typeof READ | typeof ASKED_BACK | typeof PLAIN

/** An open chat whose answers are mocked. */
async function openChat(page: Page) {
  await signInAs(page, COACH)
  await page.goto('/coach-dashboard?tab=chat')
  const chat = chatOf(page)
  /** First the text, then the complete reply, as the server streams it. */
  async function answerWith(reply: Reply) {
    await page.unroute(CHAT_CALL)
    await page.route(CHAT_CALL, streamedReply(['text', { text: reply.response }], ['done', reply]))
  }
  async function ask(question: string, reply: Reply) {
    await answerWith(reply)
    await chat.input.fill(question)
    await chat.input.press('Enter')
    await expect(chat.entries.last()).toContainText('How I got this')
  }
  /** The request that an action sends to the server. */
  async function askedBy(press: () => Promise<void>) {
    const [request] = await Promise.all([page.waitForRequest(CHAT_CALL), press()])
    return request.postDataJSON()
  }
  return { ...chat, answerWith, ask, askedBy }
}

test('a coach sees how a question was understood and asks again with another part, by keyboard', async ({ page }) => {
  const { log, entries, input, ask, askedBy, answerWith } = await openChat(page)
  const question = 'Who slept under 6 h on more than two days please, and who has no data?'
  await ask(question, READ)
  const what = log.getByRole('button', { name: 'What: Average sleep below 6 h' })
  const who = log.getByRole('button', { name: /^Who: every athlete but / })
  await expect(log.getByText('two nights in a row, the five lowest of', { exact: true })).toBeVisible() // has no alternatives, so it is text
  await expect(log.getByRole('button', { name: /^How/ })).toHaveCount(0)
  await expect(log.getByText('and as', { exact: true })).toBeVisible()

  // It is shown above the evidence, with the words that had no effect.
  await log.getByText('How I got this').click()
  const how = log.locator('details[open]')
  await expect(how).toContainText(/^How I got this\s*Understood as\s*Average sleep below 6 h, two nights in a row/)
  await expect(how).toContainText('Not used: “on more than two days”, “please”')
  await expect(how).toContainText('Who has no data, last 7 days')
  await log.getByText('How I got this').click()

  // Enter opens the menu at the current choice; arrows, Home and End wrap around; Escape returns the focus.
  const menu = page.getByRole('menu', { name: 'Ask again with' })
  const choice = (name: string) => menu.getByRole('menuitem', { name, exact: true })
  await what.focus()
  await page.keyboard.press('Enter')
  await expect(choice('average recovery')).toBeFocused()
  await expect(what).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(choice('sleep quality')).toBeFocused()
  await expect(choice('sleep quality')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(choice('average recovery')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(choice('time in bed')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(what).toBeFocused()

  // Arrow up opens the menu at its last choice; Tab moves to the next chip, and a click elsewhere closes the menu.
  await page.keyboard.press('ArrowUp')
  await expect(choice('time in bed')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  await expect(who).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choice('every athlete')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(who).toBeFocused()
  await expect(menu).toHaveCount(0)
  await who.click()
  await expect(menu).toBeVisible()
  await page.getByRole('heading', { name: 'AI Assistant' }).click()
  await expect(menu).toHaveCount(0)
  await who.click()
  await who.click()
  await expect(menu).toHaveCount(0)

  // A choice sends a new question in words, with the earlier questions and answers; a draft in the input stays.
  await input.fill('What about')
  await answerWith(PLAIN)
  await what.press('Enter')
  const asked = await askedBy(() => page.keyboard.press('Enter'))
  expect(asked).toMatchObject({ message: 'Average recovery', requests: [mean('recovery')], days: 7 })
  expect(asked.history).toEqual([
    { role: 'user', content: question },
    { role: 'assistant', content: READ.response, requests: [ASKED, WORKOUTS] },
  ])
  await expect(entries.nth(-2)).toContainText('Average recovery')
  await expect(entries.last()).toContainText('That is all.')
  await expect(what).toBeFocused()
  await expect(input).toHaveValue('What about')

  // An answer from before a reload can also be changed; its period stays.
  await page.reload()
  await page.getByLabel('Period').selectOption('30')
  await expect(page.getByText('• Last 30 days')).toBeVisible()
  await who.click()
  const later = await askedBy(() => choice('only Farid Karimov and Alexander-Maximilian Oyelaran').click())
  expect(later).toMatchObject({ requests: [mean('sleep_duration')], days: 7 })
  await expect(entries).toHaveCount(7)
})

test('a question back is answered by a click', async ({ page }) => {
  const { log, entries, ask, askedBy, answerWith } = await openChat(page)
  await ask('who slept under six', ASKED_BACK)
  const offered = log.getByRole('button', { name: /^Who slept less than 6 h/ })
  await expect(offered).toHaveCount(2)
  await answerWith(READ)
  const asked = await askedBy(() => offered.first().press('Enter'))
  const [{ text, request }] = ASKED_BACK.choices as [{ text: string; request: object }]
  expect(asked).toMatchObject({ message: text, requests: [request] })
  // A question back is not an answer.
  expect(asked.history.at(-1)).toEqual({ role: 'assistant', content: ASKED_BACK.response })
  await expect(entries.nth(-2)).toContainText(text)
  await expect(entries.last()).toContainText('Understood as')
})

test('nothing moves when an answer ends, and nothing can be sent while one is pending', async ({ page }) => {
  await page.addInitScript(WITH_STREAMS)
  const { log, entries, input, ask } = await openChat(page)
  await ask('First', READ)
  await page.evaluate('window.streams = true')
  const say = (event: string, data: object) => page.evaluate(`say(${JSON.stringify(event)}, ${JSON.stringify(data)})`)
  await input.fill('Second')
  await input.press('Enter')
  const response = `${'- a line\n'.repeat(12)}- the last line`
  await say('text', { text: response })
  const lastLine = log.getByText('the last line')
  await expect(lastLine).toBeInViewport()
  const before = await lastLine.boundingBox()

  // Chips of the previous answer are announced as disabled, and open nothing.
  const chip = log.getByRole('button', { name: 'What: Average sleep below 6 h' })
  await expect(chip).toHaveAttribute('aria-disabled', 'true')
  await chip.evaluate((button) => (button as unknown as { click: () => void }).click())
  await expect(page.getByRole('menu')).toHaveCount(0)

  const [, second] = READ.readings
  await say('done', { ...READ, response, readings: [second] })
  await expect(entries.last().getByRole('button', { name: 'Days: last 7 days' })).toBeInViewport()
  await expect(chip).toHaveAttribute('aria-disabled', 'false')
  expect(await lastLine.boundingBox()).toEqual(before)
})

for (const theme of THEMES) {
  test(`readings, menus and choices are accessible on a phone and a desktop, ${theme}`, async ({ page }) => {
    await page.setViewportSize(SIZES.phone)
    await chooseTheme(page, theme)
    const { log, ask } = await openChat(page)
    await ask('Which of the two?', ASKED_BACK)
    await ask('Who slept under 6 h on more than two days please, and who has no data?', READ)
    await log.getByText('How I got this').last().click()
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size])
      const who = log.getByRole('button', { name: /^Who: / })
      await who.scrollIntoViewIfNeeded()
      await expectAccessible(page)
      expect([await clippedTexts(page), await overlappingTexts(page)]).toEqual([[], []])
      await who.click()
      const menu = page.getByRole('menu')
      await expect(menu).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      if (size === 'phone') expect(await smallControls(page, 44)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    }
  })
}
