import { readdirSync, readFileSync } from 'node:fs'
import { Request } from '@corner/contract/entities/query.ts'
import type { ReadingScope } from '../src/reading/spans/find-spans.ts'
import type { KnownAthlete } from '../src/scope.ts'

/** A message of the corpus with its label: what it asks for. */
export interface LabelledMessage {
  id: string
  /** The kind of writer: `coach-phone`, `athlete`. */
  kind: string
  roster: string
  text: string
  /** The message before it in its conversation. */
  after?: string
  /** One for each part; none for danger. */
  requests: readonly Request[]
  isDanger: boolean
  /** Other acceptable readings. */
  ok: readonly (readonly Request[])[]
  /** Asking back is acceptable. */
  open: boolean
}

/**
 * `learn`: weights; `tune`: thresholds; `test` to `test-3`: run once a day at most, and not read by those who work on
 * the reader (coach/corpus/README.md).
 */
export type CorpusPart = 'learn' | 'tune' | 'tune-first' | 'test' | 'test-2' | 'test-3'

interface Line extends Omit<LabelledMessage, 'requests' | 'isDanger' | 'ok' | 'open'> {
  requests: readonly unknown[]
  ok?: readonly (readonly unknown[])[]
  open?: boolean
}

const CORPUS = new URL('../corpus/', import.meta.url)
const ROSTERS = JSON.parse(readFileSync(new URL('rosters.json', CORPUS), 'utf8')) as Record<string, readonly string[]>

/** The day on which the messages were written. */
export const TODAY = '2026-11-21'
export const PERIOD = 7

export function readCorpus(part: CorpusPart): LabelledMessage[] {
  return linesOf<Line>(part).map(labelled)
}

function linesOf<T>(folderName: string): T[] {
  const folder = new URL(`messages/${folderName}/`, CORPUS)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as T)
}

/** A rewrite of a message of the `learn` part: it asks for the same. */
interface Rewritten {
  id: string
  /** The message it rewrites. */
  of: string
  text: string
}

/** The `learn` part with its rewrites. */
export function readLearned(): LabelledMessage[] {
  const written = readCorpus('learn')
  const byId = new Map(written.map((line) => [line.id, line]))
  const rewritten = linesOf<Rewritten>('learn-rewrites').flatMap(({ id, of, text }): LabelledMessage[] => {
    const line = byId.get(of)
    return line ? [{ ...line, id, text }] : []
  })
  return [...written, ...rewritten]
}

export const isRewritten = ({ id }: Pick<LabelledMessage, 'id'>): boolean => /-r\d+$/.test(id)

/** The writer of a message: `coach-phone-dave`, for a rewrite that of the original. */
export const writerOf = ({ id }: Pick<LabelledMessage, 'id'>): string => id.replace(/-\d+(-r\d+)?$/, '')

function labelled({ requests, ok = [], open = false, ...line }: Line): LabelledMessage {
  const roster = ROSTERS[line.roster] ?? []
  const isDanger = (each: unknown) => (each as { kind: string }).kind === 'danger'
  const read = (all: readonly unknown[]) =>
    all.filter((each) => !isDanger(each)).map((each) => Request.parse(withIds(each, roster)))
  return {
    ...line,
    requests: read(requests),
    isDanger: requests.some(isDanger),
    ok: ok.map(read).filter((each) => each.length > 0),
    open,
  }
}

const idOf = (roster: readonly string[], name: string): string =>
  `00000000-0000-4000-8000-${String(roster.indexOf(name) + 1).padStart(12, '0')}`

/** The corpus has names in place of ids, so that people can read it. */
function withIds(node: unknown, roster: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((each) => withIds(each, roster))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      (key === 'ids' || key === 'except') && Array.isArray(value)
        ? value.map((name) => idOf(roster, name as string))
        : withIds(value, roster),
    ]),
  )
}

/** Athletes who ask about themselves. */
const OWN: Record<string, string> = {
  'athlete-marcus': 'Marcus Silva',
  'athlete-zoe': 'Zoe Bennett',
  'strangers-athlete': 'Luka Adeyemi',
}

const scopes = new Map<string, ReadingScope>()

/** The people a writer may ask about, by name only; the same object for the same people. */
export function scopeFor(line: Pick<LabelledMessage, 'id' | 'roster'>): ReadingScope {
  const own = OWN[writerOf(line)]
  const key = `${line.roster} ${own ?? ''}`
  const known = scopes.get(key) ?? scopeOf(ROSTERS[line.roster] ?? [], own)
  scopes.set(key, known)
  return known
}

function scopeOf(roster: readonly string[], own: string | undefined): ReadingScope {
  const athletes = roster.map(
    (name): KnownAthlete => ({
      id: idOf(roster, name),
      name,
      first_name: name.split(' ')[0] ?? name,
      connected: true,
      linkEnded: false,
    }),
  )
  return {
    team: { id: 'team', name: 'Riverside', organization: 'Riverside College' },
    view: own === undefined ? 'team' : 'own',
    days: PERIOD,
    today: TODAY,
    athletes: own === undefined ? athletes : athletes.filter(({ name }) => name === own),
  }
}
