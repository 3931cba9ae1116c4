import { randomBytes } from 'node:crypto'
import type { Scope } from './scopes.ts'

const CODE_LIFETIME_MS = 2 * 60_000

/** An athlete's consent to an app, with its token, which has no end. */
export interface Grant {
  client_id: string
  member: number
  scopes: Scope[]
  token: string
}

interface Code extends Omit<Grant, 'token'> {
  expiresMs: number
}

/** Codes and tokens. A code works once and for two minutes; an athlete has one token for each app. */
export class Tokens {
  #codes = new Map<string, Code>()
  grants: Grant[] = []

  issueCode(grant: Omit<Grant, 'token'>, nowMs: number): string {
    const code = randomBytes(16).toString('hex')
    this.#codes.set(code, { ...grant, expiresMs: nowMs + CODE_LIFETIME_MS })
    return code
  }

  /** The token for a code, in place of an earlier one; undefined for a code that is wrong, used, expired or another app's. */
  exchange(code: string, client_id: string, nowMs: number): Grant | undefined {
    const found = this.#codes.get(code)
    if (found?.client_id !== client_id) return undefined
    this.#codes.delete(code)
    if (found.expiresMs <= nowMs) return undefined
    const { member, scopes } = found
    this.end(client_id, member)
    const grant = { client_id, member, scopes, token: randomBytes(16).toString('hex') }
    this.grants.push(grant)
    return grant
  }

  find(token: string | undefined): Grant | undefined {
    return this.grants.find((grant) => grant.token === token)
  }

  /** @param client_id undefined: of every app @param member undefined: of every athlete */
  end(client_id: string | undefined, member: number | undefined): void {
    this.grants = this.grants.filter(
      (grant) =>
        (client_id !== undefined && grant.client_id !== client_id) || (member !== undefined && grant.member !== member),
    )
  }
}
