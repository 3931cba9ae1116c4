import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the header carries the token. The time it takes says nothing about how much of it was right. */
export function carriesToken(header: string | undefined, token: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}
