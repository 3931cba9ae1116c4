import { readArticles } from '@corner/knowledge/articles.ts'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'

const testApp = await createTestApp()
const people = new People(testApp)
const team = await people.addTeam()
const articles = readArticles()

async function get(path: string, headers: Record<string, string> = coach.headers) {
  const reply = await testApp.app.inject({ method: 'GET', url: `/api/knowledge/${path}`, headers })
  return { status: reply.statusCode, body: reply.json() }
}
const coach = await people.addCoach([team])

describe('the knowledge base', () => {
  it('is open to everybody who is signed in, and to nobody else', async () => {
    for (const person of [coach, await people.addAthlete(), await people.addAdministrator()])
      for (const path of ['', '?search=hrv', 'hrv-basics/'])
        expect((await get(path, person.headers)).status, `${person.role} ${path}`).toBe(200)
    for (const path of ['', 'hrv-basics/']) expect((await get(path, {})).status).toBe(401)
  })

  it('lists every article once, shelf by shelf', async () => {
    const { body } = await get('')
    const slugs = body.map(({ slug }: { slug: string }) => slug)
    expect([...slugs].sort()).toEqual(articles.map(({ slug }) => slug))
    const shelves = body.map(({ group }: { group: string }) => group)
    expect(shelves.filter((shelf: string, i: number) => shelf !== shelves[i - 1])).toEqual([...new Set(shelves)])
  })

  it('lists what a search finds, best first, and nothing for words without a topic', async () => {
    const { body } = await get(`?search=${encodeURIComponent('what is HRV?')}`)
    expect(body[0]).toMatchObject({ slug: 'hrv-basics', title: 'HRV and rMSSD', group: 'Heart' })
    expect((await get('?search=what+is+the')).body).toEqual([])
    expect((await get('?search=%F0%9F%A4%BC')).body).toEqual([])
    expect((await get(`?search=${encodeURIComponent(`') or 1=1; -- :A & | ! <-> * \\ "`)}`)).body).toEqual([])
    expect((await get(`?search=${'x'.repeat(401)}`)).status).toBe(400)
  })

  it('gives one article as its file says it', async () => {
    const file = articles.find(({ slug }) => slug === 'hrv-basics')
    const { body } = await get('hrv-basics/')
    expect(body).toEqual({
      slug: 'hrv-basics',
      title: file?.title,
      summary: file?.summary,
      group: file?.group,
      body: file?.body,
      sources: file?.sources,
    })
  })

  it('answers 404 for an article that is not there', async () => {
    expect(await get('horoscopes/')).toMatchObject({ status: 404, body: { error: 'The article was not found' } })
  })
})
