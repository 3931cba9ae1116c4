import type { TokenPair } from '@corner/contract/entities/accounts.ts'
import type { Input, Reply, Route } from '@corner/contract/route.ts'
import { refreshTokens } from '@corner/contract/routes/accounts.ts'
import { endSession, readTokens, storeTokens } from '../session/stored-session.ts'
import { connection } from './connection.ts'
import { CallFailure, type FailureBody, NetworkFailure } from './failures.ts'
import { noteServerTime } from './server-clock.ts'

type Part<Name extends string, Value> = undefined extends Value ? { [name in Name]?: Value } : { [name in Name]: Value }
/** A route without a body schema takes nothing, or bytes (`rawBody` or `streamedBody` names the content type). */
type BodyOf<R extends Route> =
  Input<NonNullable<R['body']>> extends infer Body ? ([Body] extends [undefined] ? Blob | undefined : Body) : never

export type CallInput<R extends Route> = Part<'params', Input<NonNullable<R['params']>>> &
  Part<'query', Input<NonNullable<R['query']>>> &
  Part<'body', BodyOf<R>> & {
    signal?: AbortSignal
    /** The content type to request where a route has several; default JSON. */
    accept?: string
    /** What goes with a body of bytes, which has no fields. */
    headers?: Record<string, string>
  }

/** All calls of all tabs wait for the one refresh: a hanging one must not block them forever. */
const REFRESH_TIMEOUT_MS = 20_000

/** What a call depends on; tests pass their own. */
export interface CallDeps {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  session: {
    readTokens: () => { access: string | null; refresh: string | null }
    storeTokens: (pair: TokenPair) => void
    endSession: (why: 'refused') => void
  }
  /** Runs a task under a lock across tabs and calls. */
  alone: <Result>(task: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates `request`: a call that returns the unread response. A 401 for a token we sent leads to one refresh for all
 * tabs and one retry; if that is refused, too, access and refresh token are removed
 * (docs/reference/accounts.md#tokens), and the guard of the signed-in screens redirects to /login.
 */
function createRequest({ fetch, session, alone }: CallDeps) {
  async function send(route: Route, input: AnyInput, access: string | null): Promise<Response> {
    const headers: Record<string, string> = { ...input.headers, accept: input.accept ?? 'application/json' }
    const bytesType = route.rawBody ?? route.streamedBody
    if (access) headers.authorization = `Bearer ${access}`
    if (input.body !== undefined) headers['content-type'] = bytesType ?? 'application/json'
    try {
      const response = await fetch(addressOf(route, input), {
        method: route.method,
        headers,
        body: input.body === undefined ? undefined : bytesType ? (input.body as Blob) : JSON.stringify(input.body),
        signal: input.signal,
      })
      connection.note(true)
      return response
    } catch (cause) {
      if (input.signal?.aborted && !(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
      connection.note(false)
      throw new NetworkFailure(cause)
    }
  }

  /** A token other than the refused one: from another tab, or refreshed. null: the session has ended. */
  function freshAccess(refused: string): Promise<string | null> {
    return alone(async () => {
      const stored = session.readTokens()
      if (stored.access !== refused) return stored.access
      if (!stored.refresh) return null
      const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS)
      const response = await send(refreshTokens, { body: { refresh: stored.refresh }, signal }, null)
      if (response.status === 400 || response.status === 401) return null
      const pair = await readReply<TokenPair>(response)
      session.storeTokens(pair)
      return pair.access
    })
  }

  return async function request<R extends Route>(route: R, input: CallInput<R>): Promise<Response> {
    const { access } = route.access === 'public' ? { access: null } : session.readTokens()
    let response = await send(route, input, access)
    if (response.status === 401 && route.access !== 'public') {
      const fresh = access && (await freshAccess(access))
      if (fresh) response = await send(route, input, fresh)
      if (response.status === 401) session.endSession('refused')
    }
    return response
  }
}

/** Creates `call`. */
export function createCall(deps: CallDeps) {
  const request = createRequest(deps)
  return async <R extends Route>(route: R, input: CallInput<R>): Promise<Reply<R>> =>
    readReply<Reply<R>>(await request(route, input))
}

interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal
  accept?: string
  headers?: Record<string, string>
}

function addressOf({ path }: Route, { params, query }: AnyInput): string {
  const values = (params ?? {}) as Record<string, unknown>
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${address}?${search}` : address
}

/**
 * Parses the body of a response.
 * @throws CallFailure for anything but a success in JSON, NetworkFailure when the connection breaks.
 */
export async function readReply<Body>(response: Response): Promise<Body> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkFailure(cause)
  })
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy's HTML page instead of our JSON.
    throw new CallFailure(response.status, response.statusText)
  }
  if (!response.ok) throw new CallFailure(response.status, response.statusText, isFailureBody(body) ? body : undefined)
  return body as Body
}

function isFailureBody(body: unknown): body is FailureBody {
  if (typeof body !== 'object' || body === null) return false
  const { error, detail, message } = body as FailureBody
  return [error, detail, message].some((text) => typeof text === 'string')
}

let inFlight: Promise<unknown> = Promise.resolve()

/** Web Locks work across tabs; without HTTPS they are missing, and only this tab's calls are serialized. */
function withTabLock<Result>(task: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request('corner-token-refresh', task) as Promise<Result>
  }
  const turn = inFlight.then(task)
  inFlight = turn.catch(() => undefined)
  return turn
}

const deps: CallDeps = {
  fetch: async (address, init) => noteServerTime(await fetch(address, init)),
  session: { readTokens, storeTokens, endSession },
  alone: withTabLock,
}

/** As `call`, but returns the response itself, for its headers (call-page.ts). */
export const request = createRequest(deps)

/**
 * Calls a route of the contract and returns its successful reply.
 * @throws CallFailure for any other answer, NetworkFailure without an answer.
 */
export const call = createCall(deps)
