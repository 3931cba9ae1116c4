/**
 * The token of the one-time link that a first production start prints: `/register#setup=TOKEN`. Behind the # no browser sends it, and
 * so no log holds it. Older starts printed `/register?setup=TOKEN`. null: it is no such link.
 */
export function setupTokenOf({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('setup') || new URLSearchParams(search).get('setup') || null
}
