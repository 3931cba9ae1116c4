const CODE = 'code'

/** Where somebody registers with a join code already filled in. In the fragment, which browsers send to no server. */
export function joinLink(origin: string, code: string): string {
  return `${origin}/register#${new URLSearchParams({ [CODE]: code })}`
}

/** The code of such a link; '': there is none. */
export function codeOfJoinLink({ hash }: { hash: string }): string {
  return new URLSearchParams(hash.slice(1)).get(CODE) ?? ''
}
