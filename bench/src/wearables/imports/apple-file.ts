import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { healthData, RUN, sample, sleep } from '@corner/wearables/apple/sample-export.ts'

const DAY_MS = 86_400_000
const PLACE = '<!-- days -->'
/** A watch measures the pulse every few minutes, and energy and steps besides; Corner reads none of these. */
const UNREAD_A_DAY = 700
const STAGES = ['AsleepCore', 'AsleepDeep', 'AsleepREM', 'Awake']
const STAGES_A_NIGHT = 28
const STAGE_MINUTES = 16

/** `export.xml` of somebody who wears the watch day and night, a day at a time: ten years of it are 0.9 GB. */
export async function writeAppleFile(path: string, lastDay: string, days: number): Promise<void> {
  await pipeline(Readable.from(piecesOf(lastDay, days)), createWriteStream(path))
}

function* piecesOf(lastDay: string, days: number): Generator<string> {
  const [before = '', after = ''] = healthData([PLACE]).split(PLACE)
  const unread = Array.from({ length: UNREAD_A_DAY }, (_, place) =>
    sample('HeartRate', 50 + (place % 90), 'count/min', `${lastDay} 12:00:00 +0000`),
  ).join('\n ')
  yield before
  for (let ago = days - 1; ago >= 0; ago--) yield `${dayOf(Date.parse(lastDay) - ago * DAY_MS)}\n ${unread}\n `
  yield after
}

function dayOf(midnightMs: number): string {
  const at = (minutes: number) =>
    `${new Date(midnightMs + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')} +0000`
  const every = <Part>(count: number, make: (place: number) => Part) => Array.from({ length: count }, (_, n) => make(n))
  const day = at(0).slice(0, 10)
  return [
    ...every(STAGES_A_NIGHT, (n) =>
      sleep(STAGES[n % STAGES.length] ?? '', at((n - 4) * STAGE_MINUTES), at((n - 3) * STAGE_MINUTES)),
    ),
    ...every(50, (n) => sample('RespiratoryRate', 13 + (n % 4), 'count/min', at(n * 7))),
    ...every(20, (n) => sample('OxygenSaturation', 0.94 + (n % 5) / 100, '%', at(n * 15))),
    ...every(8, (n) => sample('HeartRateVariabilitySDNN', 40 + (n % 30), 'ms', at(n * 40))),
    sample('RestingHeartRate', 48 + (midnightMs % 7), 'count/min', at(5)),
    RUN.replaceAll('2026-11-28', day),
  ].join('\n ')
}
