import { importExport as importExportRoute } from '@corner/contract/routes/devices.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import type { Links } from '../links.ts'
import { importExport } from './import-export.ts'

const LIMIT_MEGABYTES = 60
const TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream', 'text/csv']

/** In a scope of its own: bodies here are files, and larger than any JSON of ours. */
export async function importRoutes(scope: FastifyInstance, links: Links): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    TYPES,
    { parseAs: 'buffer', bodyLimit: LIMIT_MEGABYTES * 1024 * 1024 },
    (_request, body, done) => done(null, body),
  )
  scope.setErrorHandler((error: { code?: string }) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
    throw new Refusal('too_large', `An export may have up to ${LIMIT_MEGABYTES} MB`, { cause: error })
  })
  serve(scope, importExportRoute, ({ caller, body }) => importExport(links, caller.user_id, body ?? Buffer.alloc(0)))
}
