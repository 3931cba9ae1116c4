import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProvider, providers } from '@corner/wearables/providers.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foreignNames } from '../database/embedded/change-owner.ts'
import { SHOWN_ATHLETE } from '../demo/club.ts'
import { startSimulatedClouds } from './simulated-clouds.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corner-simulator-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const memberOf = async (number: number, seed: number | undefined) => {
  const clouds = await startSimulatedClouds({ dataDir, cornerUrl: 'http://127.0.0.1:3000', seed })
  try {
    const reply = await fetch(`${clouds.urls.whoop}/simulator/members/${number}`)
    return (await reply.json()) as { first_name: string; always_worn: boolean }
  } finally {
    await clouds.stop()
  }
}
const nameOfMemberOne = async (seed: number | undefined) => (await memberOf(1, seed)).first_name

it('keeps the seed of the first start with the data, and refuses another', async () => {
  const first = await nameOfMemberOne(2)
  expect(await nameOfMemberOne(undefined)).toBe(first)
  await expect(nameOfMemberOne(3)).rejects.toThrow('was made with DEMO_SEED=2; another one needs a DATA_DIR of its own')
})

it('keeps its files under names that the data directory is known by', async () => {
  expect(await readdir(dataDir)).toContain('whoop-simulator-seed')
  expect(await foreignNames(dataDir)).toEqual([])
})

it('has the athlete whose login the demo publishes wear the strap every night: their page is never empty', async () => {
  expect(await memberOf(SHOWN_ATHLETE.member, undefined)).toMatchObject({ always_worn: true })
})

it('has a cloud for each provider, whose consent page knows Corner', async () => {
  const clouds = await startSimulatedClouds({ dataDir, cornerUrl: 'http://127.0.0.1:3000', seed: undefined })
  try {
    expect(clouds.configurations.map(({ name }) => name)).toEqual(providers.map(({ name }) => name))
    for (const { name, app, ...addresses } of clouds.configurations) {
      const provider = findProvider(name)
      if (!provider || !app) throw new Error(`${name} is no provider that is set up`)
      const corner = { ...app, ...addresses, redirectUri: `http://127.0.0.1:3000${provider.callbackPath}` }
      const page = await fetch(provider.authorizationUrl(corner, 'a state of tests'))
      expect([name, page.status]).toEqual([name, 200])
    }
  } finally {
    await clouds.stop()
  }
})
