import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'

/** What a process keeps in memory, in MB. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** How many programs share each core of this machine; at least 1. A time is fair only beside it. */
export function loadOfACore(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}
