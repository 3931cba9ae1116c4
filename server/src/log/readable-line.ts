import type { ErrorFields } from './error-fields.ts'

/** A line of the log as pino writes it. */
interface LogLine {
  time: string
  level: string
  msg?: string
  area?: string
  pid?: number
  err?: ErrorFields
  [field: string]: unknown
}

/**
 * The same line for a person at a terminal: `14:03:12 warn jobs: A job failed (queue=poll)`, and below it the stack of an
 * error.
 */
export function readableLine(json: string): string {
  const { time, level, msg = '', area, pid: _pid, err, ...fields } = JSON.parse(json) as LogLine
  const shown = Object.entries(fields)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')
  const clock = new Date(time).toTimeString().slice(0, 8)
  const head = `${clock} ${level.padEnd(5)} ${area ? `${area}: ` : ''}${msg}${shown && ` (${shown})`}`
  return `${[head, ...stacksOf(err)].join('\n')}\n`
}

function stacksOf(error: ErrorFields | undefined): string[] {
  if (!error) return []
  return [
    error.stack ?? `${error.type}: ${error.message}`,
    ...stacksOf(error.cause).map((stack) => `Caused by ${stack}`),
  ]
}
