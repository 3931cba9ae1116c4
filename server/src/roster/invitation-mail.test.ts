import type { RosterImported } from '@corner/contract/entities/roster.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { mailDate } from '../mail/mail-dates.ts'
import { unseal } from '../secrets/seal.ts'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { invitationMail } from './invitation-mail.ts'

const testApp = await createTestApp({
  environment: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_FROM: 'Corner <corner@club.example>',
    PUBLIC_URL: 'https://club.example',
  },
})
const { app, database, keyRing } = testApp
const people = new People(testApp)
const admin = await people.addAdministrator()
const team = await people.addTeam('Eagles Wrestling')

const take = (...lines: string[]) =>
  app.inject({
    method: 'POST',
    url: `/api/teams/admin/roster/import/?team_id=${team.id}`,
    headers: { ...admin.headers, 'content-type': 'text/csv' },
    payload: ['email,first,last,role', ...lines].join('\n'),
  })

/** No worker runs these jobs in this test. */
async function waitingMessages(): Promise<{ to: string; subject: string; text: string; usefulUntil: string }[]> {
  const { rows } = await sql<{ data: { sealed: string } }>`
    select data from jobs.job where name = 'mail' order by created_on, id`.execute(database)
  return rows.map(({ data }) => JSON.parse(unseal(keyRing, Buffer.from(data.sealed, 'base64'), 'jobs mail')))
}

it('mails each invited person their own link, and nobody when the file is wrong', async () => {
  const reply = await take('ada@new.example,Ada,Bell,', 'bob@new.example,Bob,Coy,coach', `${admin.email},A,B,`)
  const { invitations, mailed } = reply.json() as RosterImported
  expect(mailed).toBe(true)
  expect((await take('eve@new.example,Eve,Day,', 'nobody,A,B,')).statusCode).toBe(400)
  const messages = await waitingMessages()
  expect(new Map(messages.map((message) => [message.to, message]))).toEqual(
    new Map(
      invitations.map(({ email, link, role, expires_at }) => [
        email,
        {
          to: email,
          subject: 'You are invited to Eagles Wrestling',
          text: expect.stringMatching(
            new RegExp(
              `to Eagles Wrestling as ${role === 'coach' ? 'a coach' : 'an athlete'}[^]*${link}\\n[^]*until ${mailDate(new Date(expires_at))}`,
            ),
          ),
          usefulUntil: expires_at,
        },
      ]),
    ),
  )
  const renewed = await app.inject({
    method: 'POST',
    url: `/api/teams/admin/invitations/${invitations[0]?.id}/renew/`,
    headers: admin.headers,
  })
  expect(renewed.json().mailed).toBe(true)
  expect((await waitingMessages()).filter(({ text }) => text.includes(renewed.json().link))).toHaveLength(1)
})

it.each([
  ['coach', 'a coach'],
  ['athlete', 'an athlete'],
] as const)('tells %s what the link is for, how long it works, and what a stranger should do', (role, as) => {
  const link = 'https://corner.example/invitation#secret'
  const to = { id: '', email: 'ada@new.example', full_name: 'Ada Bell', role, link, expires_at: '2026-11-30T12:00:00Z' }
  expect(invitationMail(to, 'Eagles Wrestling')).toEqual({
    to: 'ada@new.example',
    subject: 'You are invited to Eagles Wrestling',
    text: `Hello,

Your club invites you to Eagles Wrestling as ${as}. Make your account here:

${link}

The link works once, until Nov 30, 2026. If you do not know this club, do nothing.
`,
    usefulUntil: new Date('2026-11-30T12:00:00Z'),
  })
})
