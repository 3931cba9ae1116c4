import { useEffect, useState } from 'react'

/**
 * Whether two addresses belong to one person. Nearly all differ by capitals at most; the full normalization is only
 * loaded for the others.
 * @param one undefined: nobody is signed in
 */
export function useSameAddress(one: string | undefined, other: string): boolean {
  const [same, setSame] = useState<{ pair: string; isSame: boolean } | null>(null)
  const pair = `${one} ${other}`
  const isPlainlySame = one?.toLowerCase() === other.toLowerCase()
  useEffect(() => {
    if (one === undefined || isPlainlySame) return
    import('@corner/contract/email-address.ts')
      .then(({ emailKey }) => setSame({ pair, isSame: emailKey(one) === emailKey(other) }))
      .catch(() => {}) // then they are asked to sign in
  }, [one, other, pair, isPlainlySame])
  return isPlainlySame || (same?.pair === pair && same.isSame)
}
