import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { EventStream } from './event-stream.ts'

/** A reply whose client reads only while told to. */
function reader() {
  const got: string[] = []
  let takes = true
  let takeHeld = () => {}
  const response = new Writable({
    highWaterMark: 10,
    write(chunk, _encoding, done) {
      const take = () => {
        got.push(String(chunk))
        done()
      }
      if (takes) take()
      else takeHeld = take
    },
  })
  const onClose = vi.fn()
  const stream = new EventStream(response as unknown as ServerResponse, onClose)
  return {
    response,
    stream,
    got,
    onClose,
    stop: () => {
      takes = false
    },
    goOn: () => {
      takes = true
      takeHeld()
    },
  }
}

it('says when to reconnect, then sends the pending events once', () => {
  const { stream, got } = reader()
  stream.pending.addAthlete('ada', ['team'])
  stream.sendPending()
  stream.sendPending()
  expect(got).toEqual(['retry: 2000\n\n', 'event: athletes\ndata: {"athlete_ids":["ada"],"team_ids":["team"]}\n\n'])
})

it('writes nothing to a slow client, and sends everything in one event once it has caught up', async () => {
  const { stream, got, response, stop, goOn } = reader()
  stop()
  for (const athlete of ['ada', 'ben', 'cy']) {
    stream.pending.addAthlete(athlete, [])
    stream.sendPending()
  }
  stream.pending.addTeams()
  const waiting = response.writableLength
  stream.sendPending()
  stream.heartbeat()
  expect(response.writableLength).toBe(waiting)
  goOn()
  await vi.waitFor(() => expect(got).toHaveLength(3))
  expect(got[2]).toBe('event: athletes\ndata: {"athlete_ids":["ben","cy"],"team_ids":[]}\n\nevent: teams\ndata: {}\n\n')
})

it('disconnects a client that read nothing between two heartbeats', async () => {
  const { stream, response, onClose, stop } = reader()
  stop()
  stream.heartbeat() // buffered, but not read
  stream.pending.addTeams()
  stream.sendPending()
  stream.heartbeat()
  expect(response.destroyed).toBe(false)
  stream.heartbeat()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('sends a heartbeat to a client that caught up between two heartbeats', async () => {
  const { stream, response, got, stop, goOn } = reader()
  stop()
  stream.pending.addTeams()
  stream.sendPending()
  stream.heartbeat()
  goOn()
  stream.heartbeat()
  stream.heartbeat()
  expect(response.destroyed).toBe(false)
  expect(got.slice(2)).toEqual([':\n\n', ':\n\n'])
})

it('ends for a client that has read everything, and disconnects one that has not', async () => {
  const one = reader()
  one.stream.end()
  await vi.waitFor(() => expect(one.onClose).toHaveBeenCalledOnce())
  expect(one.response.writableFinished).toBe(true)
  const { stream, response, got, onClose, stop } = reader()
  stop()
  stream.pending.addTeams()
  stream.sendPending()
  stream.pending.addEverything()
  stream.end()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([response.destroyed, response.writableFinished, got.length]).toEqual([true, false, 1])
})
