import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { BuiltPage } from './built-page.ts'
import { pagePolicy } from './page-security.ts'

/** A folder that changed longer ago than this has its final time of change, however coarse the clock of its file system is. */
const SETTLED_MS = 2000

/**
 * Tells of a page whether a later build has removed files that it loads. The server goes on with the pages of its start;
 * without their scripts they would be dead. Every request of a page asks, so the files are looked for only when their
 * folder has changed.
 */
export function replacementCheck(build: string): (page: BuiltPage) => boolean {
  const folder = join(build, 'assets')
  const known = new Map<BuiltPage, { changedMs: number | undefined; isReplaced: boolean }>()
  return (page) => {
    const changedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    const before = known.get(page)
    if (before && before.changedMs === changedMs) return before.isReplaced
    const isReplaced = page.assets.some((path) => !existsSync(join(build, path)))
    const isSettled = changedMs === undefined || Date.now() - changedMs > SETTLED_MS
    if (isSettled) known.set(page, { changedMs, isReplaced })
    return isReplaced
  }
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
