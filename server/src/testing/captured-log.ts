import { onTestFinished } from 'vitest'
import { divertLog, type LogLevel } from '../log/log.ts'

export interface CapturedLine {
  level: string
  msg: string
  area?: string
  [field: string]: unknown
}

/** The lines that are logged until the end of the running test, instead of going to the terminal. */
export function captureLog(level: LogLevel = 'info'): CapturedLine[] {
  const lines: CapturedLine[] = []
  onTestFinished(divertLog(level, (line) => lines.push(JSON.parse(line))))
  return lines
}
