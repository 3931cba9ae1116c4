import { type Readable, Transform } from 'node:stream'
import { Refusal } from '@corner/contract/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HttpTimeouts } from './timeouts.ts'

const TOO_SLOW = 'The upload is too slow. Please try again with a better connection.'

/** Ends bodies that arrive too slowly: a sender who drips bytes would keep the request's resources for as long as they like. */
export function limitBodyTime(app: FastifyInstance, waits: HttpTimeouts): void {
  app.addHook('preParsing', async (request, reply, body) =>
    hasBody(request) ? watchBody(body as Readable, request, reply, waits) : body,
  )
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Passes the bytes through until the deadline. */
function watchBody(body: Readable, request: FastifyRequest, reply: FastifyReply, waits: HttpTimeouts): Readable {
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
  let received = 0
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(null, chunk)
    },
  })
  const giveUp = (sentence: string) => {
    stop()
    body.unpipe(watched)
    void reply.header('connection', 'close') // ignore the rest of the body
    watched.destroy(new Refusal('request_timeout', sentence))
  }
  const { isStreamed } = request.routeOptions.config
  const wholeMs = isJson ? waits.jsonBodyMs : isStreamed ? waits.fileMs : waits.uploadMs
  const late = () => giveUp(isJson ? `The body did not arrive within ${wholeMs / 1000} s` : TOO_SLOW)
  const timers = [setTimeout(late, wholeMs)]
  if (!isJson) timers.push(watchProgress(() => received, waits.uploadProgress, giveUp))
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  body.once('end', stop)
  reply.raw.once('close', () => {
    stop()
    // Nobody reads the rest of a body that was refused early, and the next request of the connection is behind it.
    body.unpipe(watched)
    body.resume()
  })
  body.once('error', (error) => watched.destroy(error))
  body.pipe(watched)
  return watched
}

function watchProgress(
  received: () => number,
  { everyMs, bytes }: HttpTimeouts['uploadProgress'],
  giveUp: (sentence: string) => void,
): NodeJS.Timeout {
  let before = 0
  return setInterval(() => {
    if (received() - before < bytes) giveUp(TOO_SLOW)
    before = received()
  }, everyMs)
}
