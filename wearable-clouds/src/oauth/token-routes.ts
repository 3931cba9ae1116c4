import type { FastifyInstance, FastifyReply } from 'fastify'
import { isSecretOf } from './clients.ts'
import type { Grant } from './grants.ts'
import type { OAuthState } from './oauth-state.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Exchanges codes and refresh tokens for pairs of tokens. */
export function tokenRoutes(app: FastifyInstance, state: OAuthState): void {
  app.post<{ Body: Record<string, string> | undefined }>(state.oauth.tokenPath, (request, reply) => {
    if (!request.headers['content-type']?.startsWith(FORM))
      return refuse(reply, 400, 'invalid_request', `The POST body must be ${FORM}`)
    const form = request.body ?? {}
    const { client_id = '', client_secret = '' } = state.oauth.basic ? basicOf(request.headers.authorization) : form
    const client = state.clients.get(client_id)
    if (!client || !isSecretOf(client, client_secret))
      return refuse(reply, 401, 'invalid_client', 'Client authentication failed')
    const nowMs = state.clock.nowMs()
    switch (form.grant_type) {
      case 'authorization_code': {
        const grant = state.grants.exchange(form.code ?? '', client.client_id, form.redirect_uri ?? '', nowMs)
        if (grant) return tokens(state, reply, grant)
        return refuse(
          reply,
          400,
          'invalid_grant',
          'The code is invalid, expired, used, or of another redirect URI or client',
        )
      }
      case 'refresh_token': {
        const grant = state.grants.refresh(form.refresh_token ?? '', client.client_id, nowMs)
        if (grant) return tokens(state, reply, grant)
        return refuse(reply, 400, 'invalid_grant', 'The refresh token is invalid, expired, used or revoked')
      }
      default:
        return refuse(reply, 400, 'unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
    }
  })
}

/** RFC 7617. */
function basicOf(header: string | undefined): { client_id?: string; client_secret?: string } {
  const encoded = /^Basic (\S+)$/i.exec(header ?? '')?.[1]
  const [, client_id, client_secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? []
  return { client_id, client_secret }
}

function tokens(
  { oauth }: OAuthState,
  reply: FastifyReply,
  { accessToken, refreshToken, scopes }: Grant,
): FastifyReply {
  return reply.header('cache-control', 'no-store').send({
    access_token: accessToken,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    expires_in: oauth.accessLifetimeMs / 1000,
    scope: scopes.join(' '),
    token_type: 'bearer',
  })
}

function refuse(reply: FastifyReply, status: number, error: string, error_description: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error, error_description })
}
