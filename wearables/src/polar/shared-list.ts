import { CallUnavailable, ProviderUnauthorized } from '../failures.ts'
import type { ByDay } from './nights.ts'

/** A list that several kinds of records are made of, asked for once. */
export interface SharedList {
  /** For the kind that is nothing without it. @throws as the request */
  must(): Promise<ByDay>
  /** For a kind that is less without it: empty where the athlete did not grant it. @throws as the request, but for refusals */
  orNone(): Promise<ByDay>
}

/** @param fetch is told whether a refusal counts at once, or after the token was renewed and it was tried again */
export function sharedList(fetch: (optional: boolean) => Promise<ByDay>): SharedList {
  let asked: { optional: boolean; list: Promise<ByDay> } | undefined
  const ask = (optional: boolean) => {
    const list = fetch(optional)
    list.catch(() => {}) // whoever waits for it is told
    asked = { optional, list }
    return list
  }
  return {
    async must() {
      if (!asked?.optional) return asked?.list ?? ask(false)
      const first = asked
      try {
        return await first.list
      } catch (error) {
        if (!isRefusal(error)) throw error
        return asked === first ? ask(false) : asked.list
      }
    },
    async orNone() {
      return orElse(asked?.list ?? ask(true), new Map())
    },
  }
}

/** @throws what `part` throws, but for a refusal */
export async function orElse<T>(part: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await part
  } catch (error) {
    if (isRefusal(error)) return otherwise
    throw error
  }
}

const isRefusal = (error: unknown) => error instanceof CallUnavailable || error instanceof ProviderUnauthorized
