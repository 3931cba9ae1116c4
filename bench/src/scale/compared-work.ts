import {
  administrationWork,
  backgroundWork,
  type HotWorkParts,
  ingestWork,
  pageWork,
} from '@corner/server/testing/hot-work.ts'
import { atMost, type Finding } from '../finding.ts'
import { median, medianRatio, runAlternating } from '../medians.ts'
import { readsOf } from './plans.ts'
import type { ServedClub } from './served-club.ts'

/** How often each work is done, untimed and timed; `flat`: at most as many times as much as with the smallest size. */
const KINDS = [
  {
    what: 'pages',
    work: (parts: HotWorkParts) => ({ ...pageWork(parts), ...chatWork(parts) }),
    warmUps: 2,
    rounds: 11,
    flat: 1.3,
  },
  { what: 'ingest', work: ingestWork, warmUps: 2, rounds: 11, flat: 1.3 },
  { what: 'administration', work: administrationWork, warmUps: 2, rounds: 9, flat: undefined },
  { what: 'work about everybody', work: backgroundWork, warmUps: 1, rounds: 3, flat: undefined },
]

/** Everything that pages, ingest, administrators and background work do, each compared with the smallest club. */
export async function compareWork(smallest: ServedClub, club: ServedClub): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, work, ...rounds } of KINDS) {
    const [few, many]: Record<string, () => Promise<unknown>>[] = [work(smallest.parts), work(club.parts)]
    const whole: string[] = []
    for (const [name, run] of Object.entries(many ?? {})) {
      const title = `${club.athletes}: ${name}`
      findings.push(await compareTimes(title, [smallest, few?.[name] ?? run], [club, run], rounds))
      const [before, now] = [await readsOf(smallest, few?.[name] ?? run), await readsOf(club, run)]
      whole.push(...now.whole)
      const ratio = { to: `with ${smallest.athletes}`, value: now.blocks / Math.max(1, before.blocks) }
      const target = rounds.flat === undefined ? undefined : atMost(rounds.flat, ratio.value, 'x')
      findings.push({ what: `${title}, pages of 8 KB read`, value: now.blocks, unit: 'reads', ratio, target })
    }
    const which = whole.length > 0 ? ` (${[...new Set(whole)].join(', ')})` : ''
    const target = rounds.flat === undefined ? undefined : atMost(0, whole.length, 'reads')
    const reads = { what: `${club.athletes}: large tables read whole by ${what}${which}`, value: whole.length }
    findings.push({ ...reads, unit: 'reads', target })
  }
  return findings
}

type Contender = [club: ServedClub, run: () => Promise<unknown>]

async function compareTimes(
  what: string,
  [smallest, few]: Contender,
  [club, many]: Contender,
  { rounds, warmUps, flat }: { rounds: number; warmUps: number; flat: number | undefined },
): Promise<Finding> {
  const contenders = [{ prepare: smallest.renew, run: few }]
  if (club !== smallest) contenders.push({ prepare: club.renew, run: many })
  const [yardstick = [], times] = await runAlternating(contenders, rounds, warmUps)
  if (!times) return { what, value: median(yardstick), unit: 'ms' }
  const ratio = { to: `with ${smallest.athletes}`, value: medianRatio(times, yardstick) }
  const target = flat === undefined ? undefined : atMost(flat, ratio.value, 'x')
  return { what, value: median(times), unit: 'ms', ratio, target }
}

function chatWork(parts: HotWorkParts) {
  return {
    'coach: a chat question': async () => {
      const payload = { message: 'Who slept least this week?', team_id: parts.teamId() }
      const reply = await parts.app.inject({ method: 'POST', url: '/api/chat/', headers: parts.coach, payload })
      if (reply.statusCode !== 200) throw new Error(`The question was answered ${reply.statusCode}: ${reply.body}`)
    },
  }
}
