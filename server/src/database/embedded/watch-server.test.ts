import { expect, it, vi } from 'vitest'
import { StartFailure } from '../../startup/start-failure.ts'
import { DiskFull } from './server-log.ts'
import { watchServer } from './watch-server.ts'

const PACE = { lookEveryMs: 2, firstPauseMs: 2, longestPauseMs: 8 }

/** A dead server that starts again after this many failures. */
function deadServer(failure: Error, failures: number) {
  const server = { alive: false, tries: 0, setbacks: [] as string[], onFailure: vi.fn() }
  const watch = watchServer(
    {
      isAlive: async () => server.alive,
      async restart() {
        server.tries += 1
        if (server.tries <= failures) throw failure
        server.alive = true
      },
      onSetback: ({ message }) => void server.setbacks.push(message),
      onFailure: server.onFailure,
    },
    PACE,
  )
  return { server, watch }
}

it('starts a server again for as long as the disk is full, and says so each time', async () => {
  const { server, watch } = deadServer(new DiskFull('the disk is full'), 12)
  await expect.poll(() => server.alive).toBe(true)
  await watch.end()
  expect(server).toMatchObject({ tries: 13, setbacks: Array(12).fill('the disk is full') })
  expect(server.onFailure).not.toHaveBeenCalled()
})

it('gives up after five tries for any other reason', async () => {
  const { server, watch } = deadServer(new StartFailure('no rights'), Number.POSITIVE_INFINITY)
  await expect.poll(() => server.onFailure.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 30))
  await watch.end()
  expect(server.tries).toBe(5)
  expect(server.onFailure.mock.calls).toEqual([[expect.objectContaining({ message: 'no rights' })]])
})

it('counts its attempts from the last time that the server ran', async () => {
  const { server, watch } = deadServer(new StartFailure('busy'), 4)
  await expect.poll(() => server.alive).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  Object.assign(server, { alive: false, tries: 0 })
  await expect.poll(() => server.alive).toBe(true)
  await watch.end()
  expect(server.onFailure).not.toHaveBeenCalled()
})
