import { afterAll, expect, it, vi } from 'vitest'
import { EVERY_ATTACK } from './every-attack.ts'
import { readOptions } from './options.ts'
import { runAttacks } from './run-attacks.ts'
import { startTarget } from './target/target.ts'

const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

// On a busy machine it takes minutes.
vi.setConfig({ testTimeout: 600_000 })

it('holds off every attack in its short form', async () => {
  const verdicts = await runAttacks(await startTarget(cleanUp), EVERY_ATTACK, readOptions(['--short']))
  expect(verdicts.flatMap(({ attack, failures }) => failures.map((failure) => `${attack.name}: ${failure}`))).toEqual(
    [],
  )
  expect(verdicts.map(({ attack }) => attack)).toEqual(EVERY_ATTACK.filter(({ isLong }) => !isLong))
})
