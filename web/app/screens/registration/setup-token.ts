/**
 * The token of the one-time link that the first production start prints: `/register#setup=TOKEN`. Browsers do not send
 * the fragment, so no log contains it. Earlier versions printed `/register?setup=TOKEN`. null: no such link.
 */
export function setupTokenOf({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('setup') || new URLSearchParams(search).get('setup') || null
}
