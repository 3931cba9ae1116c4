import type { FastifyInstance } from 'fastify'
import type { PagesSettings } from './pages-settings.ts'

/** The screens that search engines should list. */
const PUBLIC_PAGES = ['/', '/login', '/register']
const PAPER = '#f5f6f8'

/**
 * Descriptions of this site for programs: robots.txt and a sitemap for search engines, a manifest for a phone's home screen.
 */
export function serveSiteDescriptions(
  app: FastifyInstance,
  { branding, url }: Pick<PagesSettings, 'branding' | 'url'>,
): void {
  const addresses = PUBLIC_PAGES.map((path) => `<url><loc>${escapeXml(url + path)}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`
  const manifest = {
    name: branding.pageTitle,
    short_name: branding.name,
    start_url: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [192, 512].map((size) => ({
      src: `/branding/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  const texts = [
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', JSON.stringify(manifest)],
  ] as const
  for (const [path, type, text] of texts)
    app.get(path, (_request, reply) => reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(text))
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
