import pino, { type Logger } from 'pino'
import { errorFields } from './error-fields.ts'
import { hidePrivate } from './hide-private.ts'
import { logContext } from './log-context.ts'
import { readableLine } from './readable-line.ts'

/** From nothing to everything; each includes those before it. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Facts of a line, each under a name of its own. `err` is an Error that nobody expected: it is written with its stack. */
export interface LogFields {
  err?: unknown
  user_id?: string
  queue?: string
  job_id?: string
  [field: string]: unknown
}

/** What an area writes its lines to. */
export interface Log {
  /** Somebody must look: work was lost, or goes on being lost. */
  error(sentence: string, fields?: LogFields): void
  /** Not as it should be, and Corner goes on. */
  warn(sentence: string, fields?: LogFields): void
  /** What belongs to an ordinary day. */
  info(sentence: string, fields?: LogFields): void
}

type Write = (line: string) => void

const writeJson: Write = (line) => void process.stderr.write(line)
const writeReadable: Write = (line) => void process.stderr.write(readableLine(line))
let write = writeJson

/** One for the whole process: jobs, database, requests and all else write the same kind of lines to standard error. */
const root: Logger = pino(
  {
    level: 'warn' satisfies LogLevel,
    base: { pid: process.pid },
    // A request's own logger names the request already.
    mixin: (_fields, _level, logger) => ('request_id' in logger.bindings() ? {} : { ...logContext() }),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: withoutPrivateTexts },
    serializers: { err: errorFields },
    hooks: {
      logMethod(args, method) {
        const hidden = args.map((arg) => (typeof arg === 'string' ? hidePrivate(arg) : arg))
        method.apply(this, hidden as typeof args)
      },
    },
  },
  { write: (line) => write(line) },
)

/** Says how much is written, and for whom: JSON lines for programs, or lines that a person at a terminal reads. */
export function setUpLog({ level, readable }: { level: LogLevel; readable: boolean }): void {
  root.level = level
  write = readable ? writeReadable : writeJson
  process.stderr.on('error', () => {}) // whoever reads the log may go: the server stays
  // Of Node and of libraries (pg, pg-boss): Node itself would print them as plain text.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => logOf('node').warn(warning.message, { type: warning.name }))
}

/** The log of an area of the server: its lines carry the area's name. */
export function logOf(area: string): Log {
  return {
    error: (sentence, fields) => root.error({ area, ...fields }, sentence),
    warn: (sentence, fields) => root.warn({ area, ...fields }, sentence),
    info: (sentence, fields) => root.info({ area, ...fields }, sentence),
  }
}

/** For the HTTP framework, which makes a log for each request of it. */
export function requestLog(level: LogLevel): Logger {
  return root.child({ area: 'http' }, { level })
}

/** Sends all lines elsewhere, for tests that read them. @returns how to undo it */
export function divertLog(level: LogLevel, elsewhere: Write): () => void {
  const before = { level: root.level, write }
  root.level = level
  write = elsewhere
  return () => {
    root.level = before.level
    write = before.write
  }
}

function withoutPrivateTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? hidePrivate(value) : value]),
  )
}
