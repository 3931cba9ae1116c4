import type { Readable } from 'node:stream'
import { Refusal } from '@corner/contract/refusal.ts'
import * as routes from '@corner/contract/routes/file-imports.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../http/serve.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { FileImports } from './file-imports.ts'

const TYPE = 'application/octet-stream'
const NO_OFFSET = '+00:00'

interface FileImportRouteParts {
  fileImports: FileImports
  limits: Pick<RateLimits, 'imports'>
}

/** Each call is about the caller's own files: another person's id looks like an unknown one. */
export async function fileImportRoutes(app: FastifyInstance, parts: FileImportRouteParts): Promise<void> {
  const { fileImports } = parts
  serve(app, routes.fileImports, ({ caller }) => fileImports.overview(caller.user_id))
  serve(app, routes.fileImport, ({ caller, params }) => fileImports.find(caller.user_id, params.importId))
  serve(app, routes.confirmImport, ({ caller, params }) => fileImports.confirm(caller.user_id, params.importId))
  serve(app, routes.undoImport, ({ caller, params }) => fileImports.undo(caller.user_id, params.importId))
  await app.register(async (scope) => uploadRoute(scope, parts))
}

/** In a scope of its own: the body is a file of any size, which is not read into memory. */
function uploadRoute(scope: FastifyInstance, { fileImports, limits }: FileImportRouteParts): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(TYPE, (_request, body, done) => done(null, body))
  // After authentication, and before the body is received.
  scope.addHook('preParsing', async ({ caller }) => {
    if (caller) await limits.imports.assertOpen('', caller.user_id)
  })
  serve(scope, routes.uploadFile, ({ caller, query, request }) => {
    if (!request.body) throw new Refusal('bad_input', 'There is no file in this call')
    return fileImports.receive(caller.user_id, {
      file: request.body as Readable,
      announced: lengthOf(request),
      name: query.name,
      timezoneOffset: query.timezone_offset ?? NO_OFFSET,
    })
  })
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = Number(headers['content-length'])
  return Number.isNaN(length) ? undefined : length
}
