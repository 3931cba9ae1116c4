/** Whose answer, of which build of the pages, to which query. */
export interface KeptKey {
  userId: string
  /** Another build may expect answers of another shape. */
  build: string
  queryKey: readonly unknown[]
}

/** The address under which an answer is kept; no server answers it. */
export function keptAddress({ userId, build, queryKey }: KeptKey): string {
  return `${addressBeginning(userId)}${[build, JSON.stringify(queryKey)].map(encodeURIComponent).join('/')}`
}

/** How the addresses of one person's answers begin. */
export function addressBeginning(userId: string): string {
  return `/kept/${encodeURIComponent(userId)}/`
}
