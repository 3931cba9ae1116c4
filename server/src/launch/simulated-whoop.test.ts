import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SHOWN_ATHLETE } from '../demo/club.ts'
import { startSimulatedWhoop } from './simulated-whoop.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corner-simulator-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const memberOf = async (number: number, seed: number | undefined) => {
  const simulator = await startSimulatedWhoop({ dataDir, cornerUrl: 'http://127.0.0.1:3000', seed })
  try {
    const reply = await fetch(`${simulator.url}/simulator/members/${number}`)
    return (await reply.json()) as { first_name: string; always_worn: boolean }
  } finally {
    await simulator.stop()
  }
}
const nameOfMemberOne = async (seed: number | undefined) => (await memberOf(1, seed)).first_name

it('keeps the seed of the first start with the data, and refuses another', async () => {
  const first = await nameOfMemberOne(2)
  expect(await nameOfMemberOne(undefined)).toBe(first)
  await expect(nameOfMemberOne(3)).rejects.toThrow('was made with DEMO_SEED=2; another one needs a DATA_DIR of its own')
})

it('has the athlete whose login the demo publishes wear the strap every night: their page is never empty', async () => {
  expect(await memberOf(SHOWN_ATHLETE.member, undefined)).toMatchObject({ always_worn: true })
})
