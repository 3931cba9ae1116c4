import type { Browser, Page } from '@playwright/test'
import { chatOf } from '../chat.ts'
import { expect, expectAccessible, test } from '../corner.ts'
import { type ModelTurn, startLanguageModel } from '../language-model.ts'
import { newMember, PASSWORD } from '../people.ts'
import { type Service, startService } from '../service.ts'

/** A club's first day with the program of `npm run serve`, on an empty database. */
let service: Service
let model: Awaited<ReturnType<typeof startLanguageModel>>
test.beforeAll(async () => {
  model = await startLanguageModel()
  service = await startService(model.settings)
})
test.afterAll(async () => {
  await service?.stop()
  model?.stop()
})
test.describe.configure({ timeout: 180_000 })

test('a club begins: set-up link, organization, team, people by code and by roster, a device, changes', async ({
  browser,
}) => {
  const admin = await newcomer(browser)
  let codes = { coach: '', athlete: '' }

  await test.step('the first administrator claims the printed link, once', async () => {
    await admin.goto(service.setupUrl)
    await expect(admin.getByLabel('Role')).toHaveValue('admin')
    await registerOn(admin, { first: 'Ada', last: 'Okafor', email: 'ada@club.example' })
    await signInOn(admin, 'ada@club.example')
    await expect(admin).toHaveURL(/\/admin-dashboard/)

    const second = await newcomer(browser)
    await second.goto(service.setupUrl)
    await expect(second.getByRole('alert')).toHaveText('This set-up link was already used. Sign In')
    await expect(second.getByRole('button', { name: 'Create Account' })).toHaveCount(0)
    await second.context().close()
  })

  await test.step('an empty club says what to do first', async () => {
    await openTab(admin, 'Teams')
    await expectAccessible(admin)
    await openTab(admin, 'Organizations')
    await expect(admin.getByText('No organizations yet')).toBeVisible()
    await expectAccessible(admin)
  })

  await test.step('an organization and a team are made', async () => {
    await admin.getByRole('button', { name: 'Create Organization' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Create Organization' })
    await dialog.getByLabel('Name').fill('Riverside')
    await dialog.getByRole('button', { name: 'Create Organization' }).click()
    await expect(dialog).toBeHidden()
    await expect(admin.getByRole('cell', { name: 'No description' })).toBeVisible()

    await openTab(admin, 'Teams')
    await admin.getByRole('button', { name: 'Create Team' }).click()
    const team = admin.getByRole('dialog', { name: 'Create Team' })
    await team.getByLabel('Organization').selectOption('Riverside')
    await team.getByLabel('Sport').selectOption('Wrestling')
    await team.getByRole('button', { name: 'Create Team' }).click()
    const created = admin.getByRole('dialog', { name: 'Team Created' })
    await expect(created.locator('code')).toHaveCount(2)
    const [coach = '', athlete = ''] = await created.locator('code').allTextContents()
    codes = { coach, athlete }
    await created.getByRole('button', { name: 'Close' }).last().click()
    await expect(admin.getByRole('heading', { name: 'Riverside Wrestling' })).toBeVisible()
  })

  await test.step('a coach and an athlete join by code', async () => {
    for (const { code, role, ...person } of [
      { first: 'Dana', last: 'Coachman', email: 'dana@club.example', code: codes.coach, role: 'coach' },
      { first: 'Mirela', last: 'Ionescu', email: 'mirela@club.example', code: codes.athlete, role: 'athlete' },
    ]) {
      const page = await newcomer(browser)
      await page.goto(`${service.url}/register`)
      await page.getByLabel('Athlete/Coach Code').fill(code)
      await expect(page.getByLabel('Role')).toHaveValue(role)
      await registerOn(page, person)
      await page.context().close()
    }
  })

  const links = await test.step('two athletes are invited by a roster', async () => {
    await admin.reload()
    await admin.getByRole('button', { name: /^Import Roster/ }).click()
    const dialog = admin.getByRole('dialog', { name: /Roster/ })
    const csv = 'First name;Last name;E-mail\nJonas;"Weiß; jr.";jonas@club.example\nليلى;حداد;leila@club.example\n'
    const chooser = dialog.locator('input[type="file"]')
    await chooser.setInputFiles({
      name: 'wrong.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${csv}Nobody;Here;none\n`),
    })
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
    await chooser.setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await dialog.getByRole('button', { name: /^Import 2/ }).click()
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy all links' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied! links' })).toBeVisible()
    const copied = await admin.evaluate<string>('navigator.clipboard.readText()')
    const text = copied.match(/http\S+\/invitation#\S+/g) ?? []
    expect(text).toHaveLength(2)
    await expectAccessible(admin)
    await dialog
      .getByRole('button', { name: /Close|Done/ })
      .last()
      .click()
    return text
  })

  const jonas = await newcomer(browser)
  await test.step('the invited make their accounts and are signed in', async () => {
    for (const [place, link] of links.entries()) {
      const page = place === 0 ? jonas : await newcomer(browser)
      await page.goto(link)
      await expect(page.getByText('Riverside Wrestling')).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await page.getByRole('button', { name: /Create|Join/ }).click()
      await expect(page.getByRole('heading', { name: 'You are on the team' })).toBeVisible()
    }
  })

  await test.step('one of them links a device and sees their month', async () => {
    await jonas.getByRole('link', { name: 'Connect Your Device' }).click()
    await expect(jonas).toHaveURL(/\/connect-whoop$/)
    await jonas
      .getByRole('button', { name: /^Connect/ })
      .first()
      .click()
    await jonas.getByLabel(/member number/i).fill(String(newMember()))
    await jonas.getByRole('button', { name: 'Grant access' }).click()
    await expect(jonas.getByText('Connection Successful!')).toBeVisible()
    await jonas.getByRole('button', { name: 'Go to Dashboard' }).click()
    await expect(jonas.getByText('Latest HRV')).toBeVisible()
  })

  await test.step('the coach sees the three athletes of the team', async () => {
    const coach = await newcomer(browser)
    await coach.goto(`${service.url}/login`)
    await signInOn(coach, 'dana@club.example')
    await expect(coach).toHaveURL(/\/coach-dashboard/)
    await expect(coach.getByText(/of 3 athletes selected/)).toBeVisible()
    await askTheModel(coach)
    await coach.context().close()
  })

  await test.step('the administrator edits, assigns and deletes', async () => {
    await openTab(admin, 'Users')
    await admin.getByRole('button', { name: 'Edit Mirela Ionescu' }).click()
    const edit = admin.getByRole('dialog', { name: 'Edit User' })
    await edit.getByLabel('First Name').fill('Mira')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
    const mira = admin.getByRole('row', { name: /Mira Ionescu/ })
    await expect(mira).toBeVisible()

    await admin.getByRole('button', { name: 'Assign to Team Mira Ionescu' }).click()
    const assign = admin.getByRole('dialog', { name: 'Assign User to Team' })
    await assign.getByLabel('Team', { exact: true }).fill('River')
    await admin.getByRole('option', { name: /Riverside Wrestling/ }).click()
    await assign.getByLabel('Role in the team').selectOption('coach')
    // Mirela registered herself, with a code.
    await assign.getByRole('checkbox').check()
    await assign.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(assign).toBeHidden()
    await expect(mira).toContainText('Riverside Wrestling (coach)')

    await admin.getByRole('button', { name: 'Delete Jonas Weiß; jr.' }).click()
    const remove = admin.getByRole('dialog', { name: 'Delete User' })
    await expect(remove).toContainText('This action cannot be undone.')
    await remove.getByRole('button', { name: 'Delete' }).click()
    await expect(remove).toBeHidden()
    await expect(admin.getByRole('row', { name: /Jonas/ })).toHaveCount(0)
    await expectAccessible(admin)
  })

  await test.step('the deleted athlete is out at once, and the log tells all of it', async () => {
    await jonas.reload()
    await expect(jonas).toHaveURL(/\/login$/)
    await openTab(admin, 'Audit Log')
    await expect(admin.getByRole('row', { name: /Jonas Weiß/ }).first()).toBeVisible()
    await expectAccessible(admin)
  })

  await test.step('the administrator tests the language model', () => testTheModel(admin))
})

/**
 * The model writes references, which the server replaces by figures. A sentence with a figure of the model's own is left
 * out, and if no sentence is left, the built-in analyst answers.
 */
async function askTheModel(coach: Page): Promise<void> {
  await openTab(coach, 'AI Chat')
  const { entries, input, send } = chatOf(coach)
  const answer = entries.last()
  const ask = async (question: string) => {
    await input.fill(question)
    await send.click()
    const turn = await model.next()
    turn.call('query', {
      who: {},
      measures: [{ metric: 'recovery', aggregate: 'latest' }],
      days: {},
      by: ['athlete'],
      order: 'lowest',
      asks: 'who',
    })
    return turn
  }
  const asked = await ask('Who in Riverside has the lowest recovery, Jonas?')
  const turn = await model.next()
  const [row] = turn.found().rows
  const { athlete } = row
  const [, value, reference] = /(\d+%) \{\{(r\d+)\}\}/.exec(JSON.stringify(row)) ?? []
  for (const { raw } of [asked, turn]) expect(raw).not.toMatch(/Jonas|Weiß|Riverside|Dana|club\.example/)
  turn.say(`${athlete} has the lowest latest recovery: {{${reference}}}. And th`)
  await expect(answer).toContainText(`Jonas Weiß; jr. has the lowest latest recovery: ${value}.`)
  turn.say('at is 12345 ms of HRV. Ask how he feels. ')
  turn.end()
  const again = await model.next()
  expect(again.raw).toContain('12345')
  again.say('And that is 54321 ms.')
  again.end()
  await expect(answer).toContainText('Ask how he feels.')
  await expect(answer).toContainText('One sentence was left out')
  await expect(answer).not.toContainText(/12345|54321/)
  await answer.getByText('How I got this').click()
  await expect(answer).toContainText('Answered by a language model; its figures were printed from:')
  await expect(answer.getByRole('table')).toContainText('Jonas Weiß; jr.')

  await ask('Who has the highest recovery?')
  for (const wrong of ['All are at 12345 ms.', 'All are at 54321 ms.']) {
    const next = await model.next()
    next.say(wrong)
    next.end()
  }
  await expect(answer).toContainText('stated figures that your data does not back, so the built-in analyst answered')
  await expect(answer).toContainText('Jonas')
  await expect(answer).not.toContainText(/12345|54321/)
}

/** Each part of the test: the model answers, streams, calls a tool, and reads rules and tool results from the beginning. */
async function testTheModel(admin: Page): Promise<void> {
  await openTab(admin, 'Language Model')
  await expect(admin.getByRole('region', { name: 'Set up' })).toContainText('scripted')
  await admin.getByRole('button', { name: 'Test connection' }).click()
  const answerNext = async (answerTo: (turn: ModelTurn) => string[]) => {
    const turn = await model.next()
    for (const piece of answerTo(turn)) turn.say(piece)
    turn.end()
  }
  const watchword = ({ raw }: ModelTurn) => [/The watchword is (\w+-\d+)/.exec(raw)?.[1] ?? 'none']
  await answerNext(() => ['I am here.'])
  await answerNext(() => ['one, ', 'two'])
  const asked = await model.next()
  asked.call('count_athletes', { list: 'Varsity' })
  await answerNext((turn) => [`There are ${turn.found().athletes}.`])
  await answerNext(watchword)
  await answerNext(watchword)
  await expect(admin.getByText(/^All 5 parts work .* no price is set$/)).toBeVisible()
  expect(asked.raw).not.toMatch(/Riverside|Jonas|club\.example/)
  await openTab(admin, 'Audit Log')
  await expect(admin.getByRole('row', { name: /tested the language model scripted: it answers/ })).toBeVisible()
}

/** A new browser profile. */
async function newcomer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

interface Newcomer {
  first: string
  last: string
  email: string
}

async function fillInRegistration(page: Page, { first, last, email }: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

async function registerOn(page: Page, person: Newcomer): Promise<void> {
  await fillInRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Registration successful! You can now log in.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
}

async function signInOn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/\/login$/)
}

function openTab(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name }).click()
}
