import { expect, it } from 'vitest'
import { createTestApp } from './testing/app.ts'
import { People } from './testing/people.ts'

const testApp = await createTestApp()
const people = new People(testApp)

it('answers each address with and without its trailing slash', async () => {
  const { headers } = await people.addAthlete()
  for (const url of ['/api/users/me/', '/api/users/me', '/api/health', '/api/health/']) {
    expect((await testApp.app.inject({ url, headers })).statusCode, url).toBe(200)
  }
})
