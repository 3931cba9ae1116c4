import pino, { type Logger } from 'pino'
import { errorFields } from './error-fields.ts'
import { hidePrivate } from './hide-private.ts'
import { logContext } from './log-context.ts'
import { readableLine } from './readable-line.ts'

/** From nothing to everything; each level includes those before it. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Fields of a line. `err` is an unexpected Error: it is logged with its stack. */
export interface LogFields {
  err?: unknown
  user_id?: string
  queue?: string
  job_id?: string
  [field: string]: unknown
}

/** An area's logger. */
export interface Log {
  /** Needs attention: work was lost, or is still being lost. */
  error(sentence: string, fields?: LogFields): void
  /** Something is wrong, but Corner continues. */
  warn(sentence: string, fields?: LogFields): void
  /** Expected events. */
  info(sentence: string, fields?: LogFields): void
  /** Each step, for whoever looks for a fault. Nothing that is private, either. */
  debug(sentence: string, fields?: LogFields): void
}

type Write = (line: string) => void

const writeJson: Write = (line) => void process.stderr.write(line)
const writeReadable: Write = (line) => void process.stderr.write(readableLine(line))
let write = writeJson

/**
 * One logger for the whole process: jobs, database, requests and everything else write the same kind of lines to standard
 * error.
 */
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

/** The child of each area: a line of it carries the area's name. */
const children = new Map<string, Logger>()

/** Sets the level and the format: JSON lines for programs, or lines for a person at a terminal. */
export function setUpLog({ level, readable }: { level: LogLevel; readable: boolean }): void {
  setLevel(level)
  write = readable ? writeReadable : writeJson
  process.stderr.on('error', () => {}) // the reader of the log may go away: the server stays
  // Warnings of Node and of libraries (pg, pg-boss), which Node would print as plain text.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => logOf('node').warn(warning.message, { type: warning.name }))
}

/** The logger of an area of the server, a child of the one above: the sentence comes first, then its fields. */
export function logOf(area: string): Log {
  const child = children.get(area) ?? root.child({ area })
  children.set(area, child)
  return {
    error: (sentence, fields = {}) => child.error(fields, sentence),
    warn: (sentence, fields = {}) => child.warn(fields, sentence),
    info: (sentence, fields = {}) => child.info(fields, sentence),
    debug: (sentence, fields = {}) => child.debug(fields, sentence),
  }
}

/** Areas get their logger when their file is loaded, before the level is known, and a child of pino keeps its first level. */
function setLevel(level: string): void {
  for (const logger of [root, ...children.values()]) logger.level = level
}

/** For the HTTP framework, which derives a logger for each request from it. */
export function requestLog(level: LogLevel): Logger {
  return root.child({ area: 'http' }, { level })
}

/** Redirects all lines, for tests that read them. @returns a function that undoes it */
export function divertLog(level: LogLevel, elsewhere: Write): () => void {
  const before = { level: root.level, write }
  setLevel(level)
  write = elsewhere
  return () => {
    setLevel(before.level)
    write = before.write
  }
}

function withoutPrivateTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? hidePrivate(value) : value]),
  )
}
