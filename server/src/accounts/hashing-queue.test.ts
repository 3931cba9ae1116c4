import { expect, it } from 'vitest'
import { HashingQueue } from './hashing-queue.ts'

/** Work that runs until the test ends it. */
function controlledQueue() {
  const queue = new HashingQueue()
  const ends: (() => void)[] = []
  const begun: string[] = []
  const run = (network: string, name = network, isKnown = false) =>
    queue
      .run({ network, isKnown }, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
      .then(
        () => 'done',
        (error) => error.code,
      )
  /** Ends the running work, and then all that waits, one after the other. */
  const drain = async () => {
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { run, drain, begun }
}

it('gives the networks turns, and those of one network theirs in the order they came', async () => {
  const { run, drain, begun } = controlledQueue()
  const many = Array.from({ length: 10 }, (_, i) => run('gym', `gym ${i}`))
  const others = [run('home'), run('office', 'office 1'), run('office', 'office 2')]
  await drain()
  expect(new Set(await Promise.all([...many, ...others]))).toEqual(new Set(['done']))
  expect(begun.slice(0, 8)).toEqual(['gym 0', 'gym 1', 'gym 2', 'home', 'office 1', 'gym 3', 'office 2', 'gym 4'])
})

it('lets 20 of one network wait beside the two that run, and refuses the others of it alone', async () => {
  const { run, drain } = controlledQueue()
  const many = Array.from({ length: 220 }, () => run('gym'))
  const other = run('home')
  await drain()
  const outcomes = await Promise.all(many)
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(22)
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(198)
  expect(await other).toBe('done')
})

it('finds room for a newcomer when ten networks have taken all 200 places', async () => {
  const { run, drain } = controlledQueue()
  const running = [run('busy'), run('busy')]
  const crowd = Array.from({ length: 10 }, (_, n) => Array.from({ length: 20 }, () => run(`crowd ${n}`)))
  const newcomer = run('home')
  await drain()
  expect(await newcomer).toBe('done')
  const outcomes = await Promise.all([...running, ...crowd.flat()])
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(1)
})

it('refuses when all places are taken by as many networks', async () => {
  const { run, drain } = controlledQueue()
  const running = [run('busy'), run('busy')]
  const crowd = Array.from({ length: 200 }, (_, n) => run(`crowd ${n}`))
  const late = run('home')
  await drain()
  expect(await late).toBe('too_many_requests')
  expect(new Set(await Promise.all([...running, ...crowd]))).toEqual(new Set(['done']))
})

it('goes on after work that fails', async () => {
  const queue = new HashingQueue()
  const failing = () => Promise.reject(new Error('no'))
  await Promise.allSettled(Array.from({ length: 5 }, () => queue.run({ network: 'gym', isKnown: false }, failing)))
  expect(await queue.run({ network: 'gym', isKnown: false }, async () => 'fine')).toBe('fine')
})

it('lets people it knows go before hundreds of strangers, who still get every fourth turn', async () => {
  const { run, drain, begun } = controlledQueue()
  const strangers = Array.from({ length: 202 }, (_, n) => run(`stranger ${n}`, 'stranger'))
  const known = Array.from({ length: 6 }, (_, n) => run(`known ${n % 2}`, 'known', true))
  await drain()
  expect(new Set(await Promise.all([...strangers, ...known]))).toEqual(new Set(['done']))
  const [k, s] = ['known', 'stranger']
  expect(begun.slice(2, 10)).toEqual([k, k, k, s, k, k, k, s])
})
