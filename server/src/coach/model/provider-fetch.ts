/** The longest wait before a retry: a person is waiting. */
const LONGEST_PAUSE_MS = 500
/** A long answer with all its framing is a twentieth of it. */
const MAX_BYTES = 8_000_000

/**
 * Requests go to the provider's own address only, because a redirect would carry question and key elsewhere; and no more of a
 * reply is read than an answer can have. A long Retry-After is useless to a person who waits, so it is retried at once.
 */
export async function providerFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const headers = headersOf(response)
  const { status, statusText } = response
  if (!response.body) return new Response(null, { status, statusText, headers })
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      read += piece.byteLength
      if (read > MAX_BYTES) controller.error(new Error('The stream was terminated: it is too long'))
      else controller.enqueue(piece)
    },
  })
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds <= LONGEST_PAUSE_MS) return headers
  headers.delete('retry-after')
  headers.set('retry-after-ms', String(LONGEST_PAUSE_MS))
  return headers
}
