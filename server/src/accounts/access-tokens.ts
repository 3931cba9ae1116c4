import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { BoundedMap } from '../bounded-map/bounded-map.ts'
import { deriveKey, type KeyRing } from '../secrets/key-ring.ts'

const ACCESS_MINUTES = 15
const ISSUER = 'corner'
const ALGORITHM = 'HS256'

/**
 * What a token says. The role is not in it: it is read from the database with each request, so that a change takes effect at
 * once.
 */
export interface AccessClaims {
  user_id: string
  session_id: string
}

/** The content of a token that is still valid. */
export interface ReadClaims extends AccessClaims {
  expires_at: Date
}

/** About 2 MB. Those of a page's calls, one after the other, are the same. */
const MAX_KEPT = 5_000

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() })

/** Signs and verifies access tokens with the keys of the key ring. The key's id is in the header, so that keys can rotate. */
export class AccessTokens {
  private readonly keys: Map<string, ReturnType<typeof createSecretKey>>
  private readonly currentId: string
  private readonly now: () => Date
  /** What verified tokens say: a signature does not become wrong, only old. */
  private readonly verified = new BoundedMap<string, ReadClaims>(MAX_KEPT)

  constructor(ring: KeyRing, now: () => Date) {
    this.keys = new Map(ring.map((master) => [master.id, createSecretKey(deriveKey(master, 'access tokens'))]))
    this.currentId = ring[0].id
    this.now = now
  }

  /** @param notAfter the latest expiry: the end of the token's session */
  sign({ user_id, session_id }: AccessClaims, notAfter?: Date): Promise<string> {
    const issuedAt = Math.floor(this.now().getTime() / 1000)
    const expiresAt = Math.min(issuedAt + ACCESS_MINUTES * 60, Math.floor((notAfter?.getTime() ?? Infinity) / 1000))
    return new SignJWT({ sid: session_id })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.currentId })
      .setSubject(user_id)
      .setIssuer(ISSUER)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.keyOf(this.currentId))
  }

  /** undefined: not signed by us, changed or expired */
  async read(token: string): Promise<ReadClaims | undefined> {
    const known = this.verified.get(token)
    if (known && this.now() < known.expires_at) return known
    const claims = await this.verify(token)
    if (claims) this.verified.set(token, claims)
    else this.verified.delete(token)
    return claims
  }

  private async verify(token: string): Promise<ReadClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: this.now(),
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success) return undefined
      const { sub, sid, exp } = claims.data
      return { user_id: sub, session_id: sid, expires_at: new Date(exp * 1000) }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  private keyOf(id: string | undefined) {
    const key = this.keys.get(id ?? '')
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }
}
