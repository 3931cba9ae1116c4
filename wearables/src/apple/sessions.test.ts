import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sessionsOf, withOneSource } from './sessions.ts'
import type { Source } from './sources.ts'
import type { SleepSegment, Stage } from './stages.ts'

const SOURCES: readonly Source[] = [
  { name: 'Watch', rank: 0 },
  { name: 'Phone', rank: 1 },
  { name: 'Ring', rank: 2 },
]
const STAGES: readonly Stage[] = ['deep', 'rem', 'core', 'awake', 'asleep', 'in_bed']

/** Pieces within a few days, so that they overlap and join. */
const segments = fc.array(
  fc.record({ start: fc.nat(300_000), length: fc.integer({ min: 1, max: 40_000 }), stage: fc.constantFrom(...STAGES) }),
  { maxLength: 12, size: 'max' },
)
const read = (given: readonly { start: number; length: number; stage: Stage }[]): SleepSegment[] =>
  given.map(({ start, length, stage }) => ({ start, end: start + length, stage, offset: 0, zone: null }))

it('counts each second of a sleep once, and no second twice in two sleeps, whatever the sources say', () => {
  fc.assert(
    fc.property(segments, segments, segments, (...bySource) => {
      const all = bySource.flatMap((given, index) => {
        const source = SOURCES[index]
        return source ? sessionsOf(source, read(given)).sessions : []
      })
      const { chosen, others } = withOneSource(all)
      expect(chosen.length + others).toBe(all.length)
      for (const { seconds, start, end } of chosen)
        expect(Object.values(seconds).reduce((sum, each) => sum + each, 0)).toBe(end - start)
      chosen.forEach((session, index) => {
        const next = chosen[index + 1]
        if (next) expect(session.end).toBeLessThanOrEqual(next.start)
      })
    }),
  )
})

it('lets a stage count before being awake, and that before being in bed', () => {
  const [source] = SOURCES
  const { sessions } = sessionsOf(
    source ?? { name: '', rank: 0 },
    read([
      { start: 0, length: 1000, stage: 'in_bed' },
      { start: 100, length: 500, stage: 'awake' },
      { start: 200, length: 100, stage: 'rem' },
    ]),
  )
  expect(sessions[0]?.seconds).toEqual({ deep: 0, rem: 100, core: 0, awake: 400, asleep: 0, in_bed: 500, gap: 0 })
})

it('leaves out what goes on for more than a day', () => {
  const day = 24 * 3600
  const pieces = (length: number) =>
    read([
      { start: 0, length: 80_000, stage: 'in_bed' },
      { start: 80_000, length, stage: 'core' },
    ])
  const source: Source = { name: 'Watch', rank: 0 }
  expect(sessionsOf(source, pieces(day - 80_000))).toMatchObject({ sessions: [{ end: day }], tooLong: 0 })
  expect(sessionsOf(source, pieces(day - 80_000 + 1))).toEqual({ sessions: [], tooLong: 1 })
})
