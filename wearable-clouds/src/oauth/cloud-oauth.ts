/** How a maker's OAuth differs from others': addresses, scopes and what its tokens are like. */
export interface CloudOAuth {
  /** The maker's name, for example `WHOOP`. */
  label: string
  authorizePath: string
  tokenPath: string
  /** The scopes that an app may request, in the words of the consent page. */
  scopes: Readonly<Record<string, string>>
  leastStateLength: number
  accessLifetimeMs: number
  /** Whether tokens with these scopes come with a refresh token. */
  refreshes(scopes: readonly string[]): boolean
  /** Client id and secret in the `Authorization` header, not in the form. */
  basic: boolean
  /** What separates scopes; usually a space. */
  scopeSeparator?: string
  /** How long a code works; usually ten minutes. */
  codeLifetimeMs?: number
}

/** The scopes of a list; undefined when it is empty or contains an unknown scope. */
export function readScopes({ scopes, scopeSeparator = ' ' }: CloudOAuth, text: string): string[] | undefined {
  const words = text.split(scopeSeparator).filter((word) => word !== '')
  const isKnown = words.every((word) => Object.hasOwn(scopes, word))
  return words.length > 0 && isKnown ? [...new Set(words)] : undefined
}
