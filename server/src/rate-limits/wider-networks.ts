import type { AddressLimit } from './limit.ts'
import { networkOf } from './network.ts'

/** Combines several limits: each counts, and each can refuse. */
export function allOf(...limits: readonly AddressLimit[]): AddressLimit {
  return {
    async assertOpen(...what) {
      for (const limit of limits) await limit.assertOpen(...what)
    },
    async count(...what) {
      const counted = await Promise.allSettled(limits.map((limit) => limit.count(...what)))
      for (const one of counted) if (one.status === 'rejected') throw one.reason
    },
    async tryCount(...what) {
      return (await Promise.all(limits.map((limit) => limit.tryCount(...what)))).every((isWithin) => isWithin)
    },
    async clear(...what) {
      await Promise.all(limits.map((limit) => limit.clear(...what)))
    },
  }
}

/** Counts for the wider network of an IPv6 address, because one owner may have very many. IPv4 addresses are not counted. */
export function ofWiderNetwork(bits: number, limit: AddressLimit): AddressLimit {
  const widerOf = (address: string) => {
    const wider = networkOf(address, bits)
    return wider === networkOf(address) ? undefined : wider
  }
  return {
    async assertOpen(address, ...what) {
      const wider = widerOf(address)
      if (wider !== undefined) await limit.assertOpen(wider, ...what)
    },
    async count(address, ...what) {
      const wider = widerOf(address)
      if (wider !== undefined) await limit.count(wider, ...what)
    },
    async tryCount(address, ...what) {
      const wider = widerOf(address)
      return wider === undefined || (await limit.tryCount(wider, ...what))
    },
    async clear(address, ...what) {
      const wider = widerOf(address)
      if (wider !== undefined) await limit.clear(wider, ...what)
    },
  }
}
