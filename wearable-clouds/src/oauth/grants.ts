import { randomBytes } from 'node:crypto'
import type { CloudOAuth } from './cloud-oauth.ts'

const USUAL_CODE_LIFETIME_MS = 10 * 60_000

/** A member's consent to one app, with the currently valid pair of tokens. */
export interface Grant {
  client_id: string
  member: number
  scopes: string[]
  accessToken: string
  accessExpiresMs: number
  /** Undefined where the scopes bring none, or once revoked. */
  refreshToken: string | undefined
}

interface Code {
  client_id: string
  redirect_uri: string
  member: number
  scopes: string[]
  expiresMs: number
}

type GrantRules = Pick<CloudOAuth, 'accessLifetimeMs' | 'refreshes' | 'codeLifetimeMs'>

/** Codes and tokens. Each works once and only for its app; a refresh invalidates the previous pair at once. */
export class Grants {
  #cloud: GrantRules
  #codes = new Map<string, Code>()
  list: Grant[] = []

  constructor(cloud: GrantRules) {
    this.#cloud = cloud
  }

  issueCode(code: Omit<Code, 'expiresMs'>, nowMs: number): string {
    const text = randomBytes(24).toString('base64url')
    const { codeLifetimeMs = USUAL_CODE_LIFETIME_MS } = this.#cloud
    this.#codes.set(text, { ...code, expiresMs: nowMs + codeLifetimeMs })
    return text
  }

  /** A new grant for a code; undefined if the code is wrong, used, expired, or issued for another app or redirect URI. */
  exchange(code: string, client_id: string, redirect_uri: string, nowMs: number): Grant | undefined {
    const found = this.#codes.get(code)
    if (found?.client_id !== client_id) return undefined
    this.#codes.delete(code) // used up, even if the other parameters are wrong
    if (found.redirect_uri !== redirect_uri || found.expiresMs <= nowMs) return undefined
    const grant = this.#withFreshTokens({ client_id, member: found.member, scopes: found.scopes }, nowMs)
    this.list.push(grant)
    return grant
  }

  /** The next pair; undefined for a refresh token that is wrong, used, revoked, or another app's. */
  refresh(refreshToken: string, client_id: string, nowMs: number): Grant | undefined {
    const index = this.list.findIndex((grant) => grant.refreshToken === refreshToken && grant.client_id === client_id)
    const old = this.list[index]
    if (!old) return undefined
    const grant = this.#withFreshTokens(old, nowMs)
    this.list[index] = grant
    return grant
  }

  findByAccessToken(accessToken: string, nowMs: number): Grant | undefined {
    return this.list.find((grant) => grant.accessToken === accessToken && grant.accessExpiresMs > nowMs)
  }

  /** Ends every grant of the member to this app. */
  revoke({ client_id, member }: { client_id: string; member: number }): void {
    this.list = this.list.filter((grant) => grant.client_id !== client_id || grant.member !== member)
  }

  /** @param member undefined: all members */
  expireAccessTokens(member: number | undefined): void {
    for (const grant of this.list) if (member === undefined || grant.member === member) grant.accessExpiresMs = 0
  }

  /** The member ended the link at WHOOP: both tokens become invalid. */
  revokeTokens(member: number | undefined): void {
    for (const grant of this.list) {
      if (member !== undefined && grant.member !== member) continue
      grant.refreshToken = undefined
      grant.accessExpiresMs = 0
    }
  }

  /** Members linked to the app, by a valid access token or a refresh token. Each once. */
  linkedMembers(client_id: string, nowMs: number): number[] {
    const live = this.list.filter(
      (grant) => grant.client_id === client_id && (grant.refreshToken !== undefined || grant.accessExpiresMs > nowMs),
    )
    return [...new Set(live.map(({ member }) => member))]
  }

  #withFreshTokens(
    { client_id, member, scopes }: Pick<Grant, 'client_id' | 'member' | 'scopes'>,
    nowMs: number,
  ): Grant {
    return {
      client_id,
      member,
      scopes,
      accessToken: randomBytes(32).toString('base64url'),
      accessExpiresMs: nowMs + this.#cloud.accessLifetimeMs,
      refreshToken: this.#cloud.refreshes(scopes) ? randomBytes(32).toString('base64url') : undefined,
    }
  }
}
