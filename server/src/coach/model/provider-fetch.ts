/** A long answer with all its framing is a twentieth of it. */
const MOST_BYTES = 8_000_000

/**
 * How a provider is asked: at its own address alone, for a redirect would carry question and key to another one; and of what it
 * answers no more is read than an answer can have.
 */
export async function providerFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      read += piece.byteLength
      if (read > MOST_BYTES) controller.error(new Error('The stream was terminated: it is too long'))
      else controller.enqueue(piece)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}
