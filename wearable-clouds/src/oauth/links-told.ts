import type { Grants } from './grants.ts'

/** The links of a cloud as its control routes tell them: without tokens. */
export function linksTold({ list }: Grants, nowMs: number) {
  return list.map(({ client_id, member, scopes, accessExpiresMs, refreshToken }) => ({
    client_id,
    member,
    scopes,
    access_token_good: accessExpiresMs > nowMs,
    refresh_token_good: refreshToken !== undefined,
  }))
}
