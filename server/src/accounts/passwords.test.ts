import { expect, it } from 'vitest'
import { hashPassword } from './passwords.ts'

const CHEAP = { memoryKib: 16, passes: 1 }

async function refusedOf(addresses: readonly string[]): Promise<number> {
  const hashed = await Promise.allSettled(addresses.map((address) => hashPassword('half-nelson-7', CHEAP, { address })))
  return hashed.filter(({ status }) => status === 'rejected').length
}

it('takes all networks of a /48 of IPv6 for one that waits for its turn', async () => {
  const of = (site: number) => Array.from({ length: 30 }, (_, n) => `2001:db8:${site}:${n}::1`)
  expect(await refusedOf(of(1)), 'two run and 20 wait').toBe(8)
  const others = Array.from({ length: 30 }, (_, n) => `2001:db8:${n}:1::1`)
  expect(await refusedOf(others)).toBe(0)
})
