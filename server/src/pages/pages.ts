import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Built by `npm run build`: prerendered public pages, and one page that every other screen begins from. */
export const WEB_BUILD = join(import.meta.dirname, '../../../web/build/client')
const FALLBACK_PAGE = '__spa-fallback.html'

/** Serves the screens beside the API: files as they are, every other address outside /api/ as the app's first page. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files under assets/ carry a hash of their content in their name; pages may change with any release.
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = existsSync(join(folder, FALLBACK_PAGE)) ? FALLBACK_PAGE : 'index.html'
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    return reply.sendFile(page)
  })
}
