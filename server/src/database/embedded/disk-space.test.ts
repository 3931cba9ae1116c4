import { expect, it } from 'vitest'
import { isLow, lowSpaceWarning, readDiskSpace } from './disk-space.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

it.each([
  ['499 MB of a small disk', 499 * MEGABYTE, 2 * GIGABYTE, true],
  ['500 MB of a small disk', 500 * MEGABYTE, 2 * GIGABYTE, false],
  ['under a tenth of a middling disk', 3 * GIGABYTE, 40 * GIGABYTE, true],
  ['11 GB of a huge disk', 11 * GIGABYTE, 2000 * GIGABYTE, false],
])('%s', (_what, freeBytes, totalBytes, low) => {
  expect(isLow({ freeBytes, totalBytes })).toBe(low)
})

it('reads the disk of a folder, and tells how much is left', async () => {
  const space = await readDiskSpace('/tmp')
  expect(space?.totalBytes).toBeGreaterThan(space?.freeBytes ?? Number.POSITIVE_INFINITY)
  expect(await readDiskSpace('/nowhere')).toBeUndefined()
  expect(lowSpaceWarning('/data', { freeBytes: 300.7 * MEGABYTE, totalBytes: 0 })).toContain(
    '/data is nearly full: 300 MB',
  )
})
