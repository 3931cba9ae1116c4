import type { Latencies } from './latencies.ts'
import type { Athlete, Coach, LoadedClub } from './loaded-club.ts'

/** From a change at the simulated WHOOP to each coach's page. */
export class News {
  /** Athletes whose night was changed. */
  sent = 0
  private readonly club: LoadedClub
  /** From the change to the event on each page that shows the athlete. */
  private readonly times: Latencies
  private readonly pending = new Map<string, { atMs: number; seenBy: Set<string> }>()

  constructor(club: LoadedClub, times: Latencies) {
    this.club = club
    this.times = times
  }

  /**
   * Has WHOOP score the last night of one athlete after the other anew: each sends two webhooks.
   * @returns stops it, and waits for the last
   */
  start(perSecond: number): () => Promise<void> {
    const order = this.club.athletes.toSorted(() => Math.random() - 0.5)
    const startedAtMs = performance.now()
    let stopped = false
    const run = async () => {
      while (!stopped) {
        const waitMs = startedAtMs + (this.sent / perSecond) * 1000 - performance.now()
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, 100)))
        else await this.change(order[this.sent++ % order.length] as Athlete)
      }
    }
    const running = run()
    return async () => {
      stopped = true
      await running
    }
  }

  /** An event that names this athlete has reached a page. */
  heard(coach: Coach, athleteId: string): void {
    const change = this.pending.get(athleteId)
    if (!change || change.seenBy.has(coach.id)) return
    change.seenBy.add(coach.id)
    this.times.add(performance.now() - change.atMs)
  }

  private async change({ id, member }: Athlete): Promise<void> {
    this.pending.set(id, { atMs: performance.now(), seenBy: new Set() })
    const reply = await fetch(`${this.club.clouds.urls.whoop}/simulator/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ member, kind: 'sleep', action: 'rescore' }),
    })
    if (reply.status === 400)
      this.pending.delete(id) // has not worn the strap in two weeks
    else if (!reply.ok) this.times.fail(`The simulated WHOOP answered ${reply.status}`)
    await reply.arrayBuffer()
  }
}
