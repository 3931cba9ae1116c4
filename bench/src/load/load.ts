import { startBenchDatabase } from '../bench-database.ts'
import { atMost, type Finding } from '../finding.ts'
import { table } from '../table.ts'
import type { Latencies } from './latencies.ts'
import { prepareClub } from './loaded-club.ts'
import { readLoadOptions } from './options.ts'
import { carryOut, type LoadRun, type RunResult } from './run.ts'

const DAYS = 90
const P99_LIMIT_MS = 250
const GROWTH_LIMIT = 1.1
const MEBIBYTE = 1024 ** 2
/** A usual hour: a night or a workout each second. */
const USUAL_A_SECOND = 1
/** A morning: everybody's night within ten minutes. */
const MORNING_SECONDS = 600

/** What the server does under load: with two processes, with one, and on a club's morning. */
export async function measureLoad(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  const options = readLoadOptions(process.argv.slice(3))
  const club = await prepareClub(await startBenchDatabase(cleanUp), { ...options, days: DAYS }, cleanUp)
  console.log(`${club.athletes.length} athletes with ${DAYS} days are ready`)
  const usual = { ...options, nightsASecond: USUAL_A_SECOND }
  const morning = { ...options, nightsASecond: options.athletes / MORNING_SECONDS }
  const runs: Record<string, LoadRun> = {
    two: { ...usual, processes: 2 },
    one: { ...usual, processes: 1 },
    morning: { ...morning, processes: 2 },
  }
  const findings: Finding[] = []
  for (const [name, run] of Object.entries(runs)) {
    if (options.only.length > 0 && !options.only.includes(name)) continue
    const result = await carryOut(club, run)
    tellFailures(result)
    tellKinds(result.reads)
    const title = TITLES[name] ?? name
    const lines = describe(result)
    console.log(table(`Load, ${title}`, lines)) // a run takes minutes, and the next one may fail
    findings.push(...lines.map((line) => ({ ...line, what: `${title}: ${line.what}` })))
  }
  return findings
}

const TITLES: Record<string, string> = { two: 'two processes', one: 'one process', morning: 'morning, two processes' }

function describe(result: RunResult): Finding[] {
  const { reads, firstReads, refetches, webhooks, news, memory, machine, usage } = result
  const errors = failuresOf(result).length + result.lostStreams + result.openEvents
  const growth = memory.late / memory.early
  return [
    { what: `${reads.count} reads, p50`, value: reads.percentile(0.5), unit: 'ms' },
    { what: 'reads, p95', value: reads.percentile(0.95), unit: 'ms' },
    {
      what: 'reads, p99',
      value: reads.percentile(0.99),
      unit: 'ms',
      target: atMost(P99_LIMIT_MS, reads.percentile(0.99), 'ms'),
    },
    { what: 'reads in the first seconds after the start, p99', value: firstReads.percentile(0.99), unit: 'ms' },
    { what: `${refetches.count} reads after an event, p50`, value: refetches.percentile(0.5), unit: 'ms' },
    { what: 'reads after an event, p99', value: refetches.percentile(0.99), unit: 'ms' },
    { what: `${webhooks.count} webhooks answered, p99`, value: webhooks.percentile(0.99), unit: 'ms' },
    { what: `WHOOP's change to ${news.count} pages, p50`, value: news.percentile(0.5), unit: 'ms' },
    { what: "WHOOP's change to a page, p99", value: news.percentile(0.99), unit: 'ms' },
    { what: 'errors, lost streams and news', value: errors, unit: 'of them', target: atMost(0, errors, 'of them') },
    {
      what: 'memory at the end',
      value: memory.late / MEBIBYTE,
      unit: 'MB',
      ratio: { to: 'after a tenth', value: growth },
      target: atMost(GROWTH_LIMIT, growth, 'x'),
    },
    {
      what: "latest turn of a process's event loop, p99",
      value: Math.max(...usage.map(({ delayP99Ms }) => delayP99Ms)),
      unit: 'ms',
    },
    { what: 'load average of the machine', value: machine.loadAverage, unit: 'of them' },
    ...percent('processor time of the bench with its servers', machine.ownPercent),
    ...percent('processor time of other programs', machine.othersPercent),
  ]
}

function percent(what: string, value: number | undefined): Finding[] {
  return value === undefined ? [] : [{ what, value, unit: '%' }]
}

function failuresOf({ reads, firstReads, refetches, webhooks, news }: RunResult): string[] {
  return [reads, firstReads, refetches, webhooks, news].flatMap(({ failures }) => failures)
}

/** Which, and how often. */
function tellFailures(result: RunResult): void {
  for (const [reason, times] of Map.groupBy(failuresOf(result), (failure) => failure))
    console.log(`${times.length} x ${reason}`)
}

/** Which reads were late. */
function tellKinds(reads: Latencies): void {
  for (const { kind, count, p50, p99 } of reads.byKind())
    console.log(`${kind}: ${count} reads, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
}
