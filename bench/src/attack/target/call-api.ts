import type { Person } from './club.ts'
import { json, type Sent, sendUntilAnswered } from './send.ts'
import { newAddress } from './visitor.ts'

interface ApiCall {
  by?: Person | undefined
  body?: unknown
  /** Absent: each call comes from an address of its own. */
  from?: string
  headers?: Record<string, string>
}

/** A call as the pages make it: `POST /api/token/`. */
export function callApi(url: string, call: string, { by, body, from, headers }: ApiCall = {}): Promise<Sent> {
  const [method = '', path = ''] = call.split(' ')
  const content = body === undefined ? { headers: {} } : json(body)
  return sendUntilAnswered(url, {
    method,
    path,
    ...content,
    headers: {
      ...content.headers,
      ...(by && { authorization: `Bearer ${by.token}` }),
      'x-forwarded-for': from ?? newAddress(),
      ...headers,
    },
  })
}

/** A reply's JSON. */
export function read<Body>({ body }: Sent): Body {
  return JSON.parse(body) as Body
}
