import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'

const testApp = await createTestApp()
const people = new People(testApp)

it('says that an administrator gives the link, to everybody alike, and makes none', async () => {
  const ada = await people.addAthlete()
  const ask = (email: string) =>
    testApp.app.inject({ method: 'POST', url: '/api/password-reset/request/', payload: { email } })
  const [known, unknown] = [await ask(ada.email), await ask('nobody@corner.example')]
  expect(known.json()).toMatchObject({ by: 'administrator', message: expect.stringContaining('administrator') })
  expect(unknown.json()).toEqual(known.json())
  const { rows } = await sql`select from password_links`.execute(testApp.database)
  expect(rows).toEqual([])
})
