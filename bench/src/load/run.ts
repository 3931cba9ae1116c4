import { setTimeout as pause } from 'node:timers/promises'
import { type CornerProcess, startProcesses, type Usage } from './corner-processes.ts'
import { Latencies } from './latencies.ts'
import { LoadClient } from './load-client.ts'
import { type LoadedClub, signTokens } from './loaded-club.ts'
import { type MachineShare, watchMachine } from './machine-share.ts'
import { News } from './news.ts'
import { OpenPages } from './open-pages.ts'
import { startReads } from './reads.ts'

export interface LoadRun {
  processes: number
  readsASecond: number
  /** Athletes whose night is scored anew. */
  nightsASecond: number
  minutes: number
}

export interface RunResult {
  /** The reads at the fixed rate, once the processes are warm. */
  reads: Latencies
  /** The same in the first seconds of processes that have just started, whose code is not compiled and whose caches are empty. */
  firstReads: Latencies
  /** What open pages ask again after an event. */
  refetches: Latencies
  /** Webhooks, from the proxy. */
  webhooks: Latencies
  /** From the change at WHOOP to each page. */
  news: Latencies
  lostStreams: number
  /** Webhooks that were accepted and whose news is not stored after the run. */
  openEvents: number
  /** Of all processes together, after a tenth of the run and at its end. */
  memory: { early: number; late: number }
  usage: readonly Usage[]
  machine: MachineShare
}

const SETTLE_MS = 3_000
/** A restart is not what a run measures: its figures begin when V8 has compiled what is hot and teams have been read once. */
const WARM_UP_MS = 30_000
const MEMORY_SAMPLES = 5
const SAMPLE_EVERY_MS = 1_000
const DRAIN_WITHIN_MS = 60_000

/** Starts the processes, opens a page for each coach, and keeps them busy for the minutes of the run. */
export async function carryOut(club: LoadedClub, run: LoadRun): Promise<RunResult> {
  await using cleanUp = new AsyncDisposableStack()
  const processes = await startProcesses(club, run.processes, cleanUp)
  const origins = processes.map(({ origin }) => origin)
  const [reads, refetches, webhooks, arrived] = [new Latencies(), new Latencies(), new Latencies(), new Latencies()]
  const firstReads = new Latencies()
  const measured = [reads, refetches, webhooks, arrived]
  club.balancer.passTo(origins, webhooks)
  const client = cleanUp.adopt(new LoadClient(), (opened) => opened.close())
  const tokens = { coaches: await signTokens(club, club.coaches), athletes: await signTokens(club, club.athletes) }
  const news = new News(club, arrived)
  const onNews = news.heard.bind(news)
  const pages = cleanUp.adopt(new OpenPages({ client, origins, refetches, onNews }), (opened) => opened.close())
  await pages.open(club.coaches, tokens.coaches)
  await pause(SETTLE_MS)

  const minutesMs = run.minutes * 60_000
  const stopNews = news.start(run.nightsASecond)
  const stopFirstReads = startReads({ club, client, origins, tokens }, run.readsASecond, firstReads)
  await pause(Math.min(WARM_UP_MS, minutesMs / 10))
  await stopFirstReads()
  for (const times of measured) times.forget()

  const seenMachine = await watchMachine(club.pool)
  const stopReads = startReads({ club, client, origins, tokens }, run.readsASecond, reads)
  const sampledMs = Math.min(MEMORY_SAMPLES * SAMPLE_EVERY_MS, minutesMs / 4)
  await pause(minutesMs / 10)
  const early = await heldBy(processes, sampledMs)
  await pause(minutesMs * 0.9 - 2 * sampledMs)
  const late = await heldBy(processes, sampledMs)
  const machine = await seenMachine()
  await stopReads()
  await stopNews()
  const openEvents = await untilStored(club)
  const usage = await Promise.all(processes.map((one) => one.usage()))
  return {
    reads,
    firstReads,
    refetches,
    webhooks,
    news: arrived,
    lostStreams: pages.lost,
    openEvents,
    memory: { early, late },
    usage,
    machine,
  }
}

/** The middle of some samples: a collection of garbage moves a single one by a tenth. */
async function heldBy(processes: readonly CornerProcess[], forMs: number): Promise<number> {
  const samples: number[] = []
  for (let sample = 0; sample < MEMORY_SAMPLES; sample++) {
    const usages = await Promise.all(processes.map((one) => one.usage()))
    samples.push(usages.reduce((sum, { rss }) => sum + rss, 0))
    await pause(forMs / MEMORY_SAMPLES)
  }
  return samples.toSorted((a, b) => a - b)[Math.floor(MEMORY_SAMPLES / 2)] ?? Number.NaN
}

async function untilStored({ pool }: LoadedClub): Promise<number> {
  const givesUpAt = performance.now() + DRAIN_WITHIN_MS
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from webhook_events where done_at is null',
    )
    const open = rows[0]?.open ?? 0
    if (open === 0 || performance.now() > givesUpAt) return open
    await pause(200)
  }
}
