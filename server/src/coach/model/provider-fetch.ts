/** Longer than this nobody is kept waiting for a second try. */
const LONGEST_PAUSE_MS = 500
/** A long answer with all its framing is a twentieth of it. */
const MOST_BYTES = 8_000_000

/**
 * How a provider is asked: at its own address alone, for a redirect would carry question and key to another one; and of what it
 * answers no more is read than an answer can have. "Again in a minute" is no use to a person who waits: it is tried again at once.
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
      if (read > MOST_BYTES) controller.error(new Error('The stream was terminated: it is too long'))
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
