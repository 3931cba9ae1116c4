import type { Readable } from 'node:stream'
import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { importExport as importExportRoute } from '@corner/contract/routes/devices.ts'
import { importProviderExport } from '@corner/contract/routes/devices-of-providers.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.ts'
import type { Links } from '../links.ts'
import { importExport } from './import-export.ts'
import { Uploads } from './uploads.ts'

export interface ImportParts {
  /** @throws Refusal `not_found` for an unknown provider */
  of(named: { provider: string }): { links: Links }
  limits: Pick<RateLimits, 'imports'>
}

const LIMIT_MEGABYTES = 60
const TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream', 'text/csv']

/** In a scope of its own: bodies here are files, and larger than any JSON of ours. */
export async function importRoutes(scope: FastifyInstance, parts: ImportParts): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    TYPES,
    { parseAs: 'buffer', bodyLimit: LIMIT_MEGABYTES * 1024 * 1024 },
    (_request, body, done) => done(null, body),
  )
  limitUploads(scope, parts)
  scope.setErrorHandler((error: { code?: string }) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
    throw new Refusal('too_large', `An export may have up to ${LIMIT_MEGABYTES} MB`, { cause: error })
  })
  const { of, limits } = parts
  const take = (named: { provider: string }, userId: string, body: Buffer | undefined) =>
    importExport({ links: of(named).links, limits }, userId, body ?? Buffer.alloc(0))
  serve(scope, importExportRoute, ({ caller, body }) => take({ provider: SPECIFIED_PROVIDER }, caller.user_id, body))
  serve(scope, importProviderExport, ({ caller, params, body }) => take(params, caller.user_id, body))
}

/** After authentication, and before the body is received. */
function limitUploads(scope: FastifyInstance, { limits }: ImportParts): void {
  const uploads = new Uploads()
  scope.addHook('preParsing', async ({ caller }, reply, body) => {
    if (!caller) throw new Refusal('not_signed_in', 'Sign in first')
    await limits.imports.assertOpen('', caller.user_id)
    const { stream, end } = uploads.begin(caller.user_id, body as Readable)
    if (reply.raw.destroyed) end()
    else reply.raw.once('close', end)
    return stream
  })
}
