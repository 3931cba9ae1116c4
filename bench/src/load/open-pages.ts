import type { ClientRequest } from 'node:http'
import type { ChangedAthletes } from '@corner/contract/entities/live.ts'
import type { Latencies } from './latencies.ts'
import { type LoadClient, openStream } from './load-client.ts'
import type { Coach } from './loaded-club.ts'

/** What an open dashboard asks again when a record of its team changed, for its period. */
const ASKED_AGAIN = ['athletes-recovery/?days=7', 'athletes-sleep/?days=7', 'athletes-activity/?days=7', 'day/']
const OPENED_AT_ONCE = 20

interface PageParts {
  client: LoadClient
  origins: readonly string[]
  /** The reads that an event causes. */
  refetches: Latencies
  /** An event arrived that names this athlete. */
  onNews(coach: Coach, athleteId: string): void
}

/** Coaches' pages: each holds a stream open, and asks again for its team when an event says so, as the product's pages do. */
export class OpenPages {
  /** Streams that ended before `close`. */
  lost = 0
  events = 0
  private readonly parts: PageParts
  private readonly streams: ClientRequest[] = []
  private readonly pages: Page[] = []
  private isClosing = false

  constructor(parts: PageParts) {
    this.parts = parts
  }

  async open(coaches: readonly Coach[], tokens: readonly string[]): Promise<void> {
    for (let from = 0; from < coaches.length; from += OPENED_AT_ONCE)
      await Promise.all(
        coaches
          .slice(from, from + OPENED_AT_ONCE)
          .map((coach, place) => this.openOne(coach, tokens[from + place] ?? '', from + place)),
      )
  }

  /** Ends the streams, and waits for what is still asked. */
  async close(): Promise<void> {
    this.isClosing = true
    for (const stream of this.streams) stream.destroy()
    await Promise.all(this.pages.map((page) => page.asked))
  }

  private async openOne(coach: Coach, token: string, place: number): Promise<void> {
    const origin = this.parts.origins[place % this.parts.origins.length] ?? ''
    const { request, reply } = await openStream(`${origin}/api/live/`, token)
    const page = new Page(this.parts, coach, token, origin)
    this.streams.push(request)
    this.pages.push(page)
    request.on('error', () => {}) // `close` follows
    reply.on('error', () => {})
    reply.once('close', () => {
      if (!this.isClosing) this.lost += 1
    })
    let unread = ''
    reply.setEncoding('utf8').on('data', (text: string) => {
      const pieces = (unread + text).split('\n\n')
      unread = pieces.pop() ?? ''
      for (const piece of pieces) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(piece) ?? []
        if (event === undefined) continue
        this.events += 1
        page.hear(event, JSON.parse(data ?? '{}'))
      }
    })
  }
}

/** One dashboard: while it asks again, further events wait and are answered by one more round. */
class Page {
  /** Settles when it asks for nothing more. */
  asked: Promise<void> = Promise.resolve()
  private isAsking = false
  private mustAskAgain = false
  private readonly parts: PageParts
  private readonly coach: Coach
  private readonly token: string
  private readonly origin: string

  constructor(parts: PageParts, coach: Coach, token: string, origin: string) {
    this.parts = parts
    this.coach = coach
    this.token = token
    this.origin = origin
  }

  hear(event: string, changed: Partial<ChangedAthletes>): void {
    for (const athleteId of changed.athlete_ids ?? []) this.parts.onNews(this.coach, athleteId)
    if (event === 'athletes' && !changed.team_ids?.includes(this.coach.team.id)) return
    this.mustAskAgain = true
    if (!this.isAsking) this.asked = this.ask()
  }

  private async ask(): Promise<void> {
    const { client, refetches } = this.parts
    this.isAsking = true
    while (this.mustAskAgain) {
      this.mustAskAgain = false
      const asked = ASKED_AGAIN.map((path) => `${this.origin}/api/teams/teams/${this.coach.team.id}/${path}`)
      await Promise.all(asked.map((url) => client.get({ url, token: this.token }, refetches)))
    }
    this.isAsking = false
  }
}
