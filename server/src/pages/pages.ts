import { readdirSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Branding } from '@corner/contract/branding.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import { brandingFiles } from './branding-files.ts'
import { type BuiltPage, loadPage } from './built-page.ts'
import type { PagesSettings } from './pages-settings.ts'
import { replacementCheck, sendReplacedNotice } from './replaced-page.ts'
import { kindOfPath } from './screen-paths.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { serveServiceWorker, WORKER_FILES } from './service-worker.ts'
import { serveSiteDescriptions } from './site-descriptions.ts'

/** Built by `npm run build`: prerendered public pages, and one page that every other screen starts from. */
export const WEB_BUILD = join(import.meta.dirname, '../../../web/build/client')
const FALLBACK_PAGE = '__spa-fallback.html'
/** A changed logo is visible within the hour. */
const BRANDING_KEPT = 'public, max-age=3600'
/** Files under assets/ have a hash of their content in their name. */
const ASSETS_KEPT = 'public, max-age=31536000, immutable'

/**
 * Serves the screens beside the API: pages with the club's values, static files, the app's start page for its screens, and 404
 * for everything else.
 */
export async function servePages(app: FastifyInstance, folder: string, settings: PagesSettings): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.html.*', 'branding/**', ...WORKER_FILES.flatMap((file) => [file, `${file}.*`])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(join(folder, 'assets') + sep)
      // The worker decides which release is shown without a connection.
      const isWorker = WORKER_FILES.some((file) => path === join(folder, file))
      void reply.header('cache-control', isAsset ? ASSETS_KEPT : isWorker ? 'no-cache' : BRANDING_KEPT)
    },
  })
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  const files = brandingFiles(join(folder, 'branding'), settings.brandingDir)
  const hasOwnLogo = settings.brandingDir !== undefined && files.get('logo.svg')?.folder === settings.brandingDir
  const branding: Branding = { ...settings.branding, ownLogo: hasOwnLogo ? 'yes' : '' }
  const pages = new Map(paths.map((path) => [path, loadPage(folder, path, branding)]))
  const isReplaced = replacementCheck(folder)
  const send = (request: FastifyRequest, reply: FastifyReply, page: BuiltPage, status?: 200 | 404) =>
    isReplaced(page) ? sendReplacedNotice(reply) : sendPage(request, reply, page, status)
  for (const [path, page] of pages) {
    if (path === FALLBACK_PAGE) continue
    const address = dirname(path) === '.' ? '/' : `/${dirname(path).split(sep).join('/')}`
    app.get(address, (request, reply) => send(request, reply, page))
  }
  serveBrandingFiles(app, files)
  serveServiceWorker(app, folder, settings.offlineViews)
  serveSiteDescriptions(app, settings)
  serveSecurityTxt(app, settings)

  const first = pages.get(FALLBACK_PAGE) ?? pages.get('index.html')
  app.get('/*', (request, reply) => {
    if (!first || /^\/(api|assets|branding)(\/|$)/.test(request.url)) return reply.callNotFound()
    const kind = kindOfPath(request.url)
    if (kind === 'no_page') return reply.callNotFound()
    // The same page shows the not-found message.
    return send(request, reply, first, kind === 'screen' ? 200 : 404)
  })
}

/** Pages may change with any release: browsers revalidate, and get a 304 when nothing has changed. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, etag, bodies }: BuiltPage,
  status: 200 | 404 = 200,
): FastifyReply {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const encoding = bodies[accepted] ? accepted : 'identity'
  const tag = `W/${etag}`
  void reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    etag: tag,
    vary: 'accept-encoding',
  })
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.code(status).send(bodies[encoding])
}

function serveBrandingFiles(app: FastifyInstance, files: ReturnType<typeof brandingFiles>): void {
  app.get<{ Params: { file: string } }>('/branding/:file', (request, reply) => {
    const file = files.get(request.params.file)
    return file ? reply.sendFile(file.name, file.folder) : reply.callNotFound()
  })
}
