import type { Attack } from '../attack.ts'
import { callApi } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub } from '../target/club.ts'

/** A language model at an address of the operator that sends Corner on to others. */
export const internalAddresses: Attack = {
  name: 'internal-addresses',
  cases: ['language model: key and question go nowhere else'],
  criterion:
    'The server of the language model cannot send Corner on to another address, and its key stands in no reply',
  isLong: true,
  async run(target) {
    const checks = new Checks()
    const { trap } = target
    const key = 'key-of-the-model-4711'
    const url = await target.startBeside({
      CORNER_AI_PROVIDER: 'openai-compatible',
      CORNER_AI_MODEL: 'attacking',
      CORNER_AI_BASE_URL: `${trap.url}/model`,
      CORNER_AI_KEY: key,
    })
    const { people, subjects } = await addClub(target)
    for (const status of [301, 302, 303, 307, 308]) {
      trap.answer = (_request, response) => response.writeHead(status, { location: `${trap.url}/internal` }).end()
      const before = trap.asked.length
      const test = await callApi(url, 'POST /api/teams/admin/language-model/test/', {
        by: people.admin,
        body: { check: 'answers' },
      })
      const chat = await callApi(url, 'POST /api/chat/', {
        by: people.coach,
        body: { message: 'Who is ready?', team_id: subjects.own.team.id },
      })
      const asked = trap.asked.slice(before)
      checks.that(
        asked.some((path) => path.includes('/model')),
        'The model was not asked at all',
      )
      checks.that(
        !asked.some((path) => path.includes('/internal')),
        `Corner followed a redirect of ${status}: ${asked}`,
      )
      checks.that(![test, chat].some(({ body }) => body.includes(key)), 'The key stands in a reply')
    }
    trap.answer = (_request, response) => response.writeHead(404).end()
    return checks.outcome()
  },
}
