import type { FastifyInstance, FastifyReply } from 'fastify'
import { LAST_MEMBER, personOf } from '../people/person.ts'
import { readAuthorizationRequest } from './authorization-request.ts'
import { consentPage, type ListedMember, refusalPage } from './consent-page.ts'
import type { OAuthState } from './oauth-state.ts'

const LISTED_MEMBERS = 48

/** The pages for browsers: the consent page, and the answer to its form. */
export function authorizeRoutes(app: FastifyInstance, state: OAuthState): void {
  const { oauth } = state
  app.get<{ Querystring: Record<string, string> }>(oauth.authorizePath, (request, reply) => {
    const asked = readAuthorizationRequest(oauth, request.query, state.clients)
    if ('refusal' in asked) return html(reply, 400, refusalPage(oauth, asked.refusal))
    return html(reply, 200, consentPage(oauth, asked, listedMembers(state.seed)))
  })

  app.post<{ Body: Record<string, string> | undefined }>(oauth.authorizePath, (request, reply) => {
    const form = request.body ?? {}
    const asked = readAuthorizationRequest(oauth, form, state.clients)
    if ('refusal' in asked) return html(reply, 400, refusalPage(oauth, asked.refusal))
    const back = new URL(asked.redirect_uri)
    if (form.decision === 'deny') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The resource owner denied the request')
      back.searchParams.set('state', asked.state)
      return reply.redirect(back.href, 302)
    }
    const member = readMember(form.member_number?.trim() || form.member)
    if (form.decision !== 'grant' || member === undefined) {
      const problem =
        form.decision === 'grant' ? `There is no member with this number: 1 to ${LAST_MEMBER}.` : 'Grant or deny?'
      const refused = { problem, member: form.member, member_number: form.member_number?.trim() }
      return html(reply, 400, consentPage(oauth, asked, listedMembers(state.seed), refused))
    }
    const { client, redirect_uri, scopes } = asked
    const grant = { client_id: client.client_id, redirect_uri, member, scopes }
    back.searchParams.set('code', state.grants.issueCode(grant, state.clock.nowMs()))
    back.searchParams.set('state', asked.state)
    return reply.redirect(back.href, 302)
  })
}

/** A member number; undefined if invalid. */
export function readMember(text: unknown): number | undefined {
  const number = /^\d{1,4}$/.test(String(text)) ? Number(text) : 0
  return number >= 1 ? number : undefined
}

function listedMembers(seed: number): ListedMember[] {
  return Array.from({ length: LISTED_MEMBERS }, (_, i) => {
    const { member, first_name, last_name } = personOf(seed, i + 1)
    return { member, name: `${first_name} ${last_name}` }
  })
}

function html(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(text)
}
