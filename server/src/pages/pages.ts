import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from './page-security.ts'

/** Built by `npm run build`: prerendered public pages, and one page that every other screen begins from. */
export const WEB_BUILD = join(import.meta.dirname, '../../../web/build/client')
const FALLBACK_PAGE = '__spa-fallback.html'

/** Serves the screens beside the API: files as they are, every other address outside /api/ as the app's first page. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const policies = new Map(pagesIn(folder).map((page) => [join(folder, page), pagePolicy(join(folder, page))]))
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files under assets/ carry a hash of their content in their name; pages may change with any release.
      const isForever = path.includes('/assets/')
      void reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
      const policy = policies.get(path.replace(/\.(br|gz)$/, ''))
      if (policy) void reply.header('content-security-policy', policy)
    },
  })
  const page = existsSync(join(folder, FALLBACK_PAGE)) ? FALLBACK_PAGE : 'index.html'
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    return reply.sendFile(page)
  })
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
}
