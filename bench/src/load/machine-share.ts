import { readdir, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type pg from 'pg'

export interface MachineShare {
  /** Of all processor time of the run, in per cent. Absent where there is no /proc. */
  ownPercent?: number
  othersPercent?: number
  /** Waiting and running processes of the whole machine, ours included. */
  loadAverage: number
}

interface Ticks {
  busy: number
  all: number
  own: number
}

/** Begins to measure who uses the machine: the bench with all that it started, and everybody else. */
export async function watchMachine(pool: pg.Pool): Promise<() => Promise<MachineShare>> {
  const { rows } = await pool.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  )
  const roots = [process.pid, Number(rows[0]?.pid)]
  const before = await readTicks(roots)
  return async () => {
    const after = await readTicks(roots)
    const [loadAverage = 0] = loadavg()
    if (!before || !after) return { loadAverage }
    const all = after.all - before.all
    const own = after.own - before.own
    const others = Math.max(0, after.busy - before.busy - own)
    return { ownPercent: (own / all) * 100, othersPercent: (others / all) * 100, loadAverage }
  }
}

async function readTicks(roots: readonly number[]): Promise<Ticks | undefined> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...rest] = (text.split('\n', 1)[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1, 9)
    .map(Number)
  const busy = user + nice + system + rest.reduce((sum, ticks) => sum + ticks, 0)
  return { busy, all: busy + idle + waiting, own: await ticksOf(roots) }
}

/** Of these processes and all that descend from them, those that have ended included. */
async function ticksOf(roots: readonly number[]): Promise<number> {
  const found = new Map<number, { parent: number; ticks: number }>()
  for (const name of await readdir('/proc')) {
    const text = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    // The name of the program may contain blanks and brackets: fields are counted from its end (proc(5)).
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    if (fields.length > 15) found.set(Number(name), { parent: Number(fields[1]), ticks })
  }
  const isOwn = (pid: number): boolean => roots.includes(pid) || (found.has(pid) && isOwn(found.get(pid)?.parent ?? 0))
  let sum = 0
  for (const [pid, { ticks }] of found) if (isOwn(pid)) sum += ticks
  return sum
}
