import type { FastifyInstance, FastifyReply } from 'fastify'
import { readMember } from '../../oauth/authorize-routes.ts'
import { isSecretOf } from '../../oauth/clients.ts'
import { personOf } from '../../people/person.ts'
import { athleteId } from '../records/ids.ts'
import { type AuthorizationRequest, consentPage, refusalPage } from './consent-page.ts'
import type { OAuthState } from './oauth-state.ts'
import { readScopes, type Scope } from './scopes.ts'

type Fields = Record<string, unknown>

/** The consent page, the answer to its form, and the exchange of a code. */
export function oauthRoutes(app: FastifyInstance, state: OAuthState): void {
  app.get<{ Querystring: Fields }>('/oauth/authorize', (request, reply) => {
    const asked = readRequest(state, request.query)
    return 'refusal' in asked ? html(reply, 400, refusalPage(asked.refusal)) : html(reply, 200, consentPage(asked))
  })

  app.post<{ Body: Fields | undefined }>('/oauth/authorize', (request, reply) => {
    const form = request.body ?? {}
    const asked = readRequest(state, form)
    if ('refusal' in asked) return html(reply, 400, refusalPage(asked.refusal))
    const back = new URL(asked.redirect_uri)
    if (form.decision !== 'grant') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('state', asked.state)
      return reply.redirect(back.href, 302)
    }
    const member = readMember(form.member)
    if (member === undefined) return html(reply, 400, consentPage(asked, 'There is no athlete with this number.'))
    const scopes = granted(asked.scopes, form.granted)
    const code = state.tokens.issueCode({ client_id: asked.client.client_id, member, scopes }, state.clock.nowMs())
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.state)
    return reply.redirect(back.href, 302)
  })

  app.post<{ Body: Fields | undefined }>('/api/oauth/token', (request, reply) => {
    const form = request.body ?? {}
    const client = state.clients.get(String(form.client_id))
    if (!client) return refuse(reply, 404, 'Client not found')
    if (!isSecretOf(client, String(form.client_secret ?? ''))) return refuse(reply, 403, 'Invalid client_secret')
    const grant = state.tokens.exchange(String(form.code), client.client_id, state.clock.nowMs())
    if (!grant) return refuse(reply, 404, 'Code not found (expired?)')
    const { first_name, last_name } = personOf(state.seed, grant.member)
    return reply.send({
      token_type: 'Bearer',
      access_token: grant.token,
      scope: grant.scopes.join(','),
      athlete: { id: athleteId(grant.member), name: `${first_name} ${last_name}` },
    })
  })
}

function readRequest(state: OAuthState, given: Fields): AuthorizationRequest | { refusal: string } {
  const field = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const client = state.clients.get(field('client_id'))
  if (!client) return { refusal: 'Unknown client_id.' }
  const redirect_uri = field('redirect_uri')
  if (!client.redirect_uris.includes(redirect_uri)) return { refusal: 'redirect_uri is not one of this app.' }
  const scopes = readScopes(field('scope'))
  if (!scopes) return { refusal: 'scope must name scopes that are known, separated by commas.' }
  return { client, redirect_uri, scopes, state: field('state') }
}

/** The boxes that are ticked; all, where the form has none. */
function granted(asked: readonly Scope[], ticked: unknown): Scope[] {
  if (ticked === undefined) return [...asked]
  const boxes = [ticked].flat().map(String)
  return asked.filter((scope) => boxes.includes(scope))
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ status, error })
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
