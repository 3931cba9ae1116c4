import { importExport as importExportRoute } from '@corner/contract/routes/devices.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import type { Links } from '../links.ts'
import { importExport } from './import-export.ts'

const LIMIT_MEGABYTES = 60
/** Each is held in memory until its turn comes to be read. */
const UPLOADS_AT_ONCE = 4
const TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream', 'text/csv']

/** In a scope of its own: bodies here are files, and larger than any JSON of ours. */
export async function importRoutes(scope: FastifyInstance, links: Links): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    TYPES,
    { parseAs: 'buffer', bodyLimit: LIMIT_MEGABYTES * 1024 * 1024 },
    (_request, body, done) => done(null, body),
  )
  limitUploads(scope)
  scope.setErrorHandler((error: { code?: string }) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
    throw new Refusal('too_large', `An export may have up to ${LIMIT_MEGABYTES} MB`, { cause: error })
  })
  serve(scope, importExportRoute, ({ caller, body }) => importExport(links, caller.user_id, body ?? Buffer.alloc(0)))
}

/** Before a body is taken in, and after its sender is known. */
function limitUploads(scope: FastifyInstance): void {
  let uploads = 0
  scope.addHook('preParsing', async (_request, reply, body) => {
    if (uploads >= UPLOADS_AT_ONCE)
      throw new Refusal('too_many_requests', 'Several exports are being taken in just now. Please try again shortly.', {
        retryAfterSeconds: 20,
      })
    uploads += 1
    reply.raw.once('close', () => {
      uploads -= 1
    })
    return body
  })
}
