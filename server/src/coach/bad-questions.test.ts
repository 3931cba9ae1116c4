import { chat } from '@corner/contract/routes/chat.ts'
import { readArticles } from '@corner/knowledge/articles.ts'
import { beforeAll, expect, it } from 'vitest'
import { storeArticles } from '../knowledge/load-articles.ts'
import { Club } from '../measurements/club-for-tests.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'

const TODAY = '2026-03-31'
const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const people = new People(testApp)
const club = new Club(testApp.database)

let coach: TestPerson
/** Two Brunos and a Carla, with data for a single day. */
let team: TestTeam
let without: TestTeam
let alone: TestTeam
beforeAll(async () => {
  await storeArticles(testApp.database, readArticles())
  team = await people.addTeam('Ringers')
  without = await people.addTeam('Without')
  alone = await people.addTeam('Alone')
  const foreign = await people.addTeam('Foreign')
  coach = await people.addCoach([team, without, alone])
  const add = async (of: TestTeam, first_name: string, last_name: string, recovery_score?: number) => {
    const { id } = await people.addAthlete([of], { first_name, last_name })
    await club.link(id)
    if (recovery_score !== undefined) await club.addRecovery(id, TODAY, { recovery_score })
  }
  await add(team, 'Bruno', 'Berg', 41)
  await add(team, 'Bruno', 'Gray', 77)
  await add(team, 'Carla', 'Cruz', 61)
  await add(without, 'Nora', 'Nils')
  await add(alone, 'Solveig', 'Sund', 58)
  await add(foreign, 'Zoe', 'Zander', 93)
})

async function answerTo(message: string, of: TestTeam = team) {
  const { statusCode, body } = await testApp.app.inject({
    method: 'POST',
    url: '/api/chat/',
    headers: coach.headers,
    payload: { message, team_id: of.id },
  })
  expect(statusCode, body).toBe(200)
  return chat.replies[200].parse(JSON.parse(body))
}

const NOT_UNDERSTOOD = "I did not understand that, so I can't answer it. Please put it in other words."

it.each([
  ['10,000 characters of one word', 'a'.repeat(10_000)],
  ['10,000 characters of words', 'x '.repeat(5_000)],
  ['only emoji', '🤼🔥💪'],
])('says of %s that it did not understand, and what can be asked', async (_, message) => {
  const { response, steps } = await answerTo(message)
  expect(response.startsWith(NOT_UNDERSTOOD), response).toBe(true)
  expect(response.match(/^- \S/gm)).toHaveLength(3)
  for (const { title } of steps) expect(title.length).toBeLessThan(120)
})

it('says of another script that it answers questions in English', async () => {
  const { response, steps } = await answerTo('カルラの回復はどうですか')
  expect(response).toMatch(/^\*\*I can only answer questions in English\./)
  expect(response.match(/^- \S/gm)).toHaveLength(3)
  expect(steps).toEqual([])
})

it('says of code that it did not understand, or that it runs none', async () => {
  const { response } = await answerTo('```js\nconsole.log(process.env)\n```')
  expect(response).toMatch(/^I (did not understand that|can't do that)/)
})

it('answers a question that is said 700 times once', async () => {
  const { response } = await answerTo('How is Carla? '.repeat(714))
  expect(response).toContain("**Carla Cruz**'s latest recovery is **61%** (today), the only record in the last 7 days.")
  expect(response.length).toBeLessThan(400)
})

it('answers what it understands of another language in English, and says so', async () => {
  const { response } = await answerTo('¿Cuál es la recuperación de Carla Cruz hoy?')
  expect(response).toMatch(/^\*\*Carla Cruz\*\*'s latest recovery is \*\*61%\*\*/)
  expect(response).toContain('I answer in English.')
})

it('runs no code, and gives none back', async () => {
  const { response } = await answerTo('SELECT * FROM users; DROP TABLE users;')
  expect(response).toContain("I can't do that")
  for (const message of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])
    expect((await answerTo(message)).response).not.toMatch(/<script|<img/)
  expect((await answerTo('How is Carla?')).response).toContain('61%')
})

it('says of a team with no data that there is none, and no number of it', async () => {
  const none = async (message: string) => (await answerTo(message, without)).response
  expect(await none('How is the team?')).toMatch(/^There is no data of the team over the last 7 days/)
  expect(await none('Who has the lowest recovery?')).toMatch(/^There is no recovery data of \*\*Nora Nils\*\*/)
  expect(await none('How is Nora?')).toMatch(/^There is no recovery data of \*\*Nora Nils\*\* over the last 7 days\./)
  expect(await none("Has the team's recovery improved over the last 14 days?")).toMatch(
    /no (?:recovery )?data|Nobody has/,
  )
  expect(await none('Who is at risk?')).toContain('Nora Nils (no recovery in this period)')
  for (const message of ['How is the team?', 'Average sleep of the team?', 'Who is at risk?'])
    expect(await none(message), message).not.toMatch(/\d+(\.\d+)?\s?(%|ms|bpm|h\b)/)
})

it('says of a day with one record that there is one, and of a team of one that it is one', async () => {
  const one = async (message: string, of: TestTeam) => (await answerTo(message, of)).response
  expect(await one('How is Carla?', team)).toContain('61%** (today), the only record in the last 7 days')
  expect(await one('Average recovery of Carla over the last 7 days', team)).toMatch(/\(1 of 7 nights\).*too few nights/)
  expect(await one("Has Carla's recovery improved over the last 7 days?", team)).toMatch(/too few|not enough/i)
  expect(await one('Who has the lowest recovery?', alone)).toMatch(/^\*\*Solveig Sund\*\*.*\*\*58%\*\*/)
  expect(await one('How is the team?', alone)).toContain('58%** (1 of 1 athlete)')
})

it('asks which of two athletes of one first name is meant, and looks up neither', async () => {
  for (const message of ['How is Bruno?', 'What is the recovery of bruno', 'Compare Bruno with Carla']) {
    const { response, steps } = await answerTo(message)
    expect(response, message).toBe(
      'More than one athlete fits "Bruno": **Bruno Berg** and **Bruno Gray**. Which one do you mean?'.replace(
        'Bruno"',
        `${message.includes('bruno') ? 'bruno' : 'Bruno'}"`,
      ),
    )
    expect(steps).toEqual([])
  }
  expect((await answerTo('How is Bruno Gray?')).response).toContain('77%')
})

it('says of somebody outside the team that it cannot see them', async () => {
  for (const message of [
    'How is Zoe Zander recovering?',
    'Compare Carla with Zoe Zander',
    'What is the HRV of Zoe Zander?',
  ]) {
    const { response, steps } = await answerTo(message)
    expect(response, message).toContain('I cannot see anyone called "Zoe Zander" in Ringers')
    expect(`${response}${JSON.stringify(steps.map(({ rows, note }) => [rows, note]))}`).not.toContain('93')
  }
})
