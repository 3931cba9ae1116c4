import type { FastifyInstance } from 'fastify'
import { isSecretOf } from '../oauth/clients.ts'
import type { Grant } from '../oauth/grants.ts'
import type { Cloud } from './cloud.ts'
import { Refusal, WRONG_PARAMETER } from './refusal.ts'
import { clientWithNonce, giveNonce } from './signature.ts'

type Form = Record<string, string>

/** Tokens, their end, and the numbers that sign a call. */
export function tokenRoutes(app: FastifyInstance, cloud: Cloud): void {
  app.post<{ Body: Form | undefined }>('/v2/signature', ({ body }) => {
    const form = body ?? {}
    if (form.action !== 'getnonce') throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid action')
    return { status: 0, body: giveNonce(cloud, form) }
  })
  app.post<{ Body: Form | undefined }>(cloud.oauth.tokenPath, ({ body }) => {
    const form = body ?? {}
    if (form.action === 'requesttoken') return { status: 0, body: tokensOf(cloud, grantFor(cloud, form)) }
    if (form.action !== 'revoke') throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid action')
    const { client_id } = clientWithNonce(cloud, form)
    cloud.grants.revoke({ client_id, member: memberOf(form.userid) })
    return { status: 0, body: {} }
  })
}

function grantFor({ clients, grants, clock }: Cloud, form: Form): Grant {
  const { client_id = '', client_secret = '', code = '', redirect_uri = '', refresh_token = '' } = form
  const client = clients.get(client_id)
  if (!client || !isSecretOf(client, client_secret))
    throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid client_id/client_secret')
  if (form.grant_type === 'authorization_code') {
    const grant = grants.exchange(code, client_id, redirect_uri, clock.nowMs())
    if (!grant) throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid code')
    return grant
  }
  if (form.grant_type !== 'refresh_token') throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid grant_type')
  const grant = grants.refresh(refresh_token, client_id, clock.nowMs())
  if (!grant) throw new Refusal(WRONG_PARAMETER, 'Invalid Params: invalid refresh_token')
  return grant
}

function tokensOf({ oauth }: Cloud, { member, accessToken, refreshToken, scopes }: Grant) {
  return {
    userid: userIdOf(member),
    access_token: accessToken,
    refresh_token: refreshToken,
    scope: scopes.join(','),
    expires_in: oauth.accessLifetimeMs / 1000,
    token_type: 'Bearer',
  }
}

/** Another number than the member's, so that mixing them up causes an error. */
const USER_ID_SHIFT = 7_000_000
const userIdOf = (member: number) => USER_ID_SHIFT + member
const memberOf = (userid: string | undefined) => Number(userid) - USER_ID_SHIFT
