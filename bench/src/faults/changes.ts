import type { Athlete } from './athletes.ts'
import { type Kind, readLedger } from './ledger.ts'
import { between, pick } from './random.ts'
import type { SimulatedCloud } from './simulated-cloud.ts'

const DAY_MS = 86_400_000
const WEIGHTED_ACTIONS = ['update', 'update', 'rescore', 'rescore', 'rescore', 'rescore', 'delete'] as const
export type Action = (typeof WEIGHTED_ACTIONS)[number]

export interface Target {
  member: number
  kind: 'sleep' | 'workout'
  id: string
}

/** Sleeps and workouts of these athletes that began between so many days ago, as the provider has them now. */
export async function findTargets(
  cloud: SimulatedCloud,
  athletes: readonly Athlete[],
  { from, to }: { from: number; to: number },
): Promise<Target[]> {
  const targets: Target[] = []
  for (const { member } of athletes) {
    const ledger = await readLedger(cloud, member, new Date(Date.now() - from * DAY_MS))
    for (const kind of ['sleep', 'workout'] as const satisfies readonly Kind[])
      for (const [id, { start }] of ledger[kind])
        if (Date.parse(String(start)) < Date.now() - to * DAY_MS) targets.push({ member, kind, id })
  }
  return targets
}

/** Changes a record at the provider, which sends its webhooks. A record that has been deleted before stays as it is. */
export async function change({ control }: SimulatedCloud, target: Target, action: Action): Promise<void> {
  await control('POST', 'records', { ...target, action }).catch((error: Error) => {
    if (!error.message.includes('answered 400')) throw error
  })
}

/** Random records change in random ways. @returns how many */
export async function changeSome(
  cloud: SimulatedCloud,
  targets: readonly Target[],
  random: () => number,
  most: number,
): Promise<number> {
  const count = between(random, 1, most)
  for (let done = 0; done < count; done++) await change(cloud, pick(random, targets), pick(random, WEIGHTED_ACTIONS))
  return count
}
