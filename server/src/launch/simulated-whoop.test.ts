import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSimulatedWhoop } from './simulated-whoop.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corner-simulator-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const nameOfMemberOne = async (seed: number | undefined) => {
  const simulator = await startSimulatedWhoop({ dataDir, cornerUrl: 'http://127.0.0.1:3000', seed })
  try {
    const reply = await fetch(`${simulator.url}/simulator/members/1`)
    return ((await reply.json()) as { first_name: string }).first_name
  } finally {
    await simulator.stop()
  }
}

it('keeps the seed of the first start with the data, and refuses another', async () => {
  const first = await nameOfMemberOne(2)
  expect(await nameOfMemberOne(undefined)).toBe(first)
  await expect(nameOfMemberOne(3)).rejects.toThrow('was made with DEMO_SEED=2; another one needs a DATA_DIR of its own')
})
