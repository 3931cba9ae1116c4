import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { brandedPage } from '@corner/contract/branded-page.ts'
import { type Branding, DEFAULT_BRANDING } from '@corner/contract/branding.ts'
import type { Encoding } from './accepted-encoding.ts'
import { pagePolicy } from './page-security.ts'

/** Compressed once at a start, so a slow, strong level is fine: a few kilobytes each. */
const BROTLI_QUALITY = 9

/** One page as it is sent. */
export interface BuiltPage {
  policy: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** The files with a hash in their name that it loads, relative to the build. */
  assets: string[]
}

/**
 * A page of the build with the club's values in it. With the shipped values the compressed file is read from the build; with
 * others the page is rendered from its template, in memory.
 */
export function loadPage(build: string, path: string, branding: Branding): BuiltPage {
  const bodies = isShipped(branding) ? readBodies(join(build, path)) : makeBodies(build, path, branding)
  const etag = `"${createHash('sha256').update(bodies.identity).digest('base64url')}"`
  const html = bodies.identity.toString()
  return { policy: pagePolicy(html), etag, bodies, assets: assetsOf(html) }
}

function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="\/(assets\/[\w./-]+)"/g)].map(([, path]) => path ?? ''))]
}

function isShipped(branding: Branding): boolean {
  const keys = Object.keys(DEFAULT_BRANDING) as (keyof Branding)[]
  return keys.every((key) => branding[key] === DEFAULT_BRANDING[key])
}

function readBodies(path: string): BuiltPage['bodies'] {
  const identity = readFileSync(path)
  if (!existsSync(`${path}.br`) || !existsSync(`${path}.gz`)) return { identity } // too small to be worth it
  return { identity, br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
}

function makeBodies(build: string, path: string, branding: Branding): BuiltPage['bodies'] {
  const identity = Buffer.from(brandedPage(readFileSync(join(build, '../templates', path), 'utf8'), branding))
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return { identity, br, gzip: gzipSync(identity) }
}
