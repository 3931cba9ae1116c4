import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { BuiltPage } from './built-page.ts'
import { pagePolicy } from './page-security.ts'

/**
 * Whether a later build has removed files that the page loads. The server goes on with the pages of its start; without their
 * scripts they would be dead.
 */
export function isReplaced(build: string, { assets }: BuiltPage): boolean {
  return assets.some((path) => !existsSync(join(build, path)))
}

const RETRY_SECONDS = 5

/** Loads itself again: the same files may come back while a build is under way, and a started server has the new ones. */
const NOTICE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Please wait</title>
</head>
<body style="max-width: 32em; margin: 4em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5">
<h1>Please wait</h1>
<p>The pages of this server are being renewed. This page tries again every ${RETRY_SECONDS} seconds.</p>
<p>If you run this server: its pages were built anew while it was running. Start the server again to show them.</p>
</body>
</html>
`
const POLICY = pagePolicy(NOTICE)

/** In place of a page whose files are gone. */
export function sendReplacedNotice(reply: FastifyReply): FastifyReply {
  void reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(RETRY_SECONDS),
  })
  return reply.code(503).send(NOTICE)
}
