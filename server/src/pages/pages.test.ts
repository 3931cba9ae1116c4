import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DEFAULT_BRANDING } from '@corner/contract/branding.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { servePages } from './pages.ts'
import type { PagesSettings } from './pages-settings.ts'
import { SCREEN_PATHS } from './screen-paths.ts'

const folder = mkdtempSync(join(tmpdir(), 'corner-pages-'))
let app: FastifyInstance
const SETTINGS: PagesSettings = {
  branding: DEFAULT_BRANDING,
  brandingDir: undefined,
  offlineViews: 'on',
  url: 'https://corner.example',
}

beforeAll(async () => {
  mkdirSync(join(folder, 'login'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'branding'))
  writeFileSync(join(folder, 'branding/logo.svg'), '<svg/>')
  writeFileSync(join(folder, '__spa-fallback.html'), '<script>first()</script><p>app</p>')
  writeFileSync(join(folder, 'login/index.html'), '<script>other()</script><p>sign in</p>')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'run()')
  writeFileSync(join(folder, 'sw.js'), 'keep()')
  writeFileSync(join(folder, 'sw-off.js'), 'unregister()')
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('run()'))
  app = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  await servePages(app, folder, SETTINGS)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('answers every screen with the first page, and a prerendered one with its own', async () => {
  expect((await app.inject('/athlete/1/2')).body).toContain('app')
  expect((await app.inject('/login')).body).toContain('sign in')
  expect((await app.inject('/login/')).body).toContain('sign in')
})

it('allows the inline scripts of a page by their hash alone', async () => {
  const policy = (await app.inject('/dashboard')).headers['content-security-policy']
  // printf 'first()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect((await app.inject('/login')).headers['content-security-policy']).not.toBe(policy)
})

it('lets browsers keep files that carry a hash, and ask again for pages', async () => {
  const script = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } })
  expect(script.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect((await app.inject('/dashboard')).headers['cache-control']).toBe('no-cache')
})

it('serves the service worker under its one address, never from a cache', async () => {
  const worker = await app.inject('/sw.js')
  expect(worker.body).toBe('keep()')
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
  for (const url of ['/sw-off.js', '/app/sw.js', '/SW.js']) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  }
})

it('serves one that takes it away where the operator keeps nothing in browsers', async () => {
  const without = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  await servePages(without, folder, { ...SETTINGS, offlineViews: 'off' })
  expect((await without.inject('/sw.js')).body).toBe('unregister()')
  await without.close()
})

it('says 404 at the address of a worker that was not built', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'corner-bare-pages-'))
  writeFileSync(join(bare, '__spa-fallback.html'), '<p>app</p>')
  mkdirSync(join(bare, 'branding'))
  const without = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  await servePages(without, bare, SETTINGS)
  for (const url of ['/sw.js', '/sw.js?v=2']) {
    const reply = await without.inject(url)
    expect([url, reply.statusCode]).toEqual([url, 404])
    expect(reply.json()).toMatchObject({ code: 'not_found' })
  }
  await without.close()
  rmSync(bare, { recursive: true })
})

it('says 404 for unknown calls and files instead of handing out a page', async () => {
  expect((await app.inject('/api/unknown/')).json()).toMatchObject({ code: 'not_found' })
  expect((await app.inject('/assets/gone-9f9f.js')).statusCode).toBe(404)
})

it.each([
  '/health',
  '/healthz',
  '/health/',
  '/ready',
  '/readyz',
  '/live',
  '/-/healthy',
  '/_health',
  '/actuator/health',
  '/debug/pprof/heap',
  '/server-status',
  '/version',
  '/livez',
  '/metrics',
  '/Metrics?x=1',
  '/.env',
  '/.git/config',
  '/.env.local',
  '/.aws/credentials',
  '/.DS_Store',
  '/.well-known/',
  '/.well-known/acme-challenge/x',
  '/.well-known/openid-configuration',
  '/.well-known/change-password',
  '/%2eenv',
  '/dashboard/.env',
  '/app/%2egit/HEAD',
  '/wp-admin/',
  '/phpmyadmin/',
  '/cgi-bin/luci',
  '/xmlrpc.php',
  '/favicon.png',
  '/package.json',
  '/knowledge/.git',
  '/wp-login.php',
  '/x.js',
  '/admin/config.yml',
  '/api',
])('says 404 in a sentence, not by a page, at %s', async (url) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'not_found', error: expect.stringContaining('There is nothing at GET') })
})

it('shows the page of the app at an unknown address, which says that nothing is there, with the status 404', async () => {
  for (const url of ['/dashbord', '/dashboard/7', '/athlete/1/2/3', '/knowledge/a/b']) {
    const reply = await app.inject(url)
    expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8'])
  }
})

it('knows each screen of the app, with a query and a trailing slash', async () => {
  const WEB = join(import.meta.dirname, '../../../web')
  const source = readFileSync(join(WEB, 'app/routes.ts'), 'utf8')
  const routes = [...source.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path]) => path ?? '')
  const [, list = ''] = /prerender: \[([^\]]+)\]/.exec(readFileSync(join(WEB, 'react-router.config.ts'), 'utf8')) ?? []
  const prerendered = [...list.matchAll(/'\/([^']+)'/g)].map(([, path]) => path ?? '')
  expect(SCREEN_PATHS).toEqual(routes.filter((path) => !['*', 'look', ...prerendered].includes(path)))
  for (const path of SCREEN_PATHS) {
    const url = `/${path.replaceAll(/:\w+\??/g, 'x-1')}`
    for (const address of [url, `${url}/`, `${url}?code=a.b&state=c`])
      expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200])
  }
  for (const url of ['/athlete', '/athlete/1']) expect((await app.inject(url)).statusCode, url).toBe(200)
})

it('sends a page once: a browser that has it is told so', async () => {
  const { headers } = await app.inject('/login')
  const again = await app.inject({ url: '/login', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('hands out the files of the look by name, and no others', async () => {
  expect((await app.inject('/branding/logo.svg')).headers['content-type']).toContain('image/svg+xml')
  expect((await app.inject('/branding/unknown.svg')).statusCode).toBe(404)
  expect((await app.inject('/branding/..%2flogin%2findex.html')).statusCode).toBe(404)
})

it('says, where a build has replaced the files of a page, that the server has to start again', async () => {
  const script = join(folder, 'assets/entry-3c4d.js')
  const page = '<link rel="modulepreload" href="/assets/app-1a2b.js"/><script src="/assets/entry-3c4d.js"></script>'
  mkdirSync(join(folder, 'register'))
  writeFileSync(join(folder, 'register/index.html'), page)
  writeFileSync(script, 'start()')
  const running = await createApp({
    trustProxy: false,
    logLevel: 'silent',
    authenticate: () => Promise.reject(new Refusal('not_signed_in', 'Sign in first')),
  })
  await servePages(running, folder, SETTINGS)
  const { headers, body } = await running.inject('/register')
  expect(body).toBe(page)

  rmSync(script)
  // A browser that has the page must not go on with it either.
  const gone = await running.inject({ url: '/register', headers: { 'if-none-match': String(headers.etag) } })
  expect([gone.statusCode, gone.headers['retry-after'], gone.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(gone.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(gone.body).toContain('Start the server again')
  expect(gone.body).toContain('http-equiv="refresh"')
  expect((await running.inject('/login')).statusCode, 'a page whose files are there').toBe(200)
  writeFileSync(script, 'start()')
  expect((await running.inject('/register')).statusCode).toBe(200)
  await running.close()
  rmSync(join(folder, 'register'), { recursive: true })
})

it('tells search engines and phones what is here', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://corner.example/sitemap.xml')
  expect((await app.inject('/sitemap.xml')).body).toContain('<loc>https://corner.example/login</loc>')
  expect((await app.inject('/site.webmanifest')).json()).toMatchObject({
    name: 'Wrestling Dashboard',
    short_name: 'Corner',
  })
})
