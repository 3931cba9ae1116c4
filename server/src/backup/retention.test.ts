import { LISTED_ORIGINS } from '@corner/contract/constants/backups.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expiredBackups } from './retention.ts'
import type { StoredBackup } from './stored-backup.ts'

const NOW = new Date('2026-11-27T03:05:30Z') // a Friday
const PROOF = { at: NOW, equal: true, detail: '' }

function backup(madeAt: string | Date, parts: Partial<StoredBackup> = {}): StoredBackup {
  return {
    name: String(madeAt),
    madeAt: new Date(madeAt),
    bytes: 1,
    origin: 'scheduled',
    cornerVersion: '0.2.0',
    schema: '',
    holdsKey: false,
    proof: null,
    ...parts,
  }
}

const daily = (days: number) =>
  Array.from({ length: days }, (_, age) => backup(new Date(NOW.getTime() - age * 86_400_000 - (age % 2) * 60_000)))

const keptOf = (all: StoredBackup[], keepDays: number, keepWeeks: number) => {
  const expired = expiredBackups(all, { keepDays, keepWeeks, now: NOW })
  return all.filter((one) => !expired.includes(one)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10))
}

it('keeps one of each of the last seven days, and of each of four weeks the newest, although they are minutes apart', () => {
  expect(keptOf(daily(60), 7, 4)).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-15',
    '2026-11-08',
  ])
})

it('keeps one of two of the same day', () => {
  expect(keptOf([backup('2026-11-27T01:00:00Z'), backup('2026-11-27T03:00:00Z')], 7, 0)).toEqual(['2026-11-27'])
})

it('keeps the last three from before an update, and all that somebody asked for or added', () => {
  const old = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01']
  expect(
    keptOf(
      old.map((day) => backup(day, { origin: 'before_update' })),
      1,
      0,
    ),
  ).toEqual(old.slice(1))
  for (const origin of ['asked', 'added'] as const)
    expect(
      keptOf(
        old.map((day) => backup(day, { origin })),
        1,
        0,
      ),
    ).toEqual(old)
})

it('never removes the newest that was proved, nor the newest of all, whatever the clock says', () => {
  const some = fc.array(
    fc.record({
      madeAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      origin: fc.constantFrom(...LISTED_ORIGINS),
      isProved: fc.boolean(),
    }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 90 }), fc.nat(52), (facts, keepDays, keepWeeks) => {
      const all = facts.map(({ madeAt, origin, isProved }) =>
        backup(madeAt, { origin, proof: isProved ? PROOF : null }),
      )
      const expired = expiredBackups(all, { keepDays, keepWeeks, now: new Date('2026-06-01') })
      const newest = (of: StoredBackup[]) => of.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]
      const proved = newest(all.filter(({ proof }) => proof))
      if (proved) expect(expired).not.toContain(proved)
      const latest = newest(all)
      if (latest && latest.madeAt >= new Date('2026-06-01')) expect(expired).not.toContain(latest)
    }),
  )
})
