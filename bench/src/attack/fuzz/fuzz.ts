import type { Route } from '@corner/contract/route.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import fc from 'fast-check'
import type { Attack } from '../attack.ts'
import { addClub, type Club, type Person } from '../target/club.ts'
import { inParallel } from '../target/in-parallel.ts'
import { type Sending, type Sent, send } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { newAddress } from '../target/visitor.ts'
import { loadOfACore, residentMegabytes } from './process-figures.ts'
import { requestsOf } from './route-requests.ts'

/** Requests are drawn in rounds, each about clubs of its own: the fuzzing deletes people and teams. */
const ROUND = 500
const AT_ONCE = 6
const SLOWEST_MS = 2_000
/** Before, the program is still warming up. */
const WARM_AFTER = 0.2
const MOST_GROWTH = 1.5
/** A shorter run says nothing about memory. */
const LEAST_FOR_MEMORY = 20_000
/** A call that is let in writes, restores and compares the whole database, or collects all that is stored of a person. */
const RARE = new Set(['makeBackup', 'exportOwnData'])

interface Drawn {
  name: string
  route: Route
  request: Sending
}

interface Found {
  failures: string[]
  sent: number
  slowest: { ms: number; name: string }
}

/** Requests made from each route's own schema, valid and spoiled. */
export const fuzz: Attack = {
  name: 'fuzz',
  cases: ['arrays, extra fields, NUL, surrogates, deep and long JSON', '24 signs of SQL, LIKE and tsquery'],
  criterion: `No reply of 500, none but the route's own above it, none after ${SLOWEST_MS / 1000} s (times the machine's load of each core, where that is above 1); the server's memory at most ${MOST_GROWTH} times that after a fifth of the requests; Corner calls no address that a request names`,
  async run(target, { requests, seed }) {
    const found: Found = { failures: [], sent: 0, slowest: { ms: 0, name: '' } }
    const askedBefore = target.trap.asked.length
    let warm = 0
    for (let round = 0; round * ROUND < requests; round++) {
      const club = await addClub(target)
      const drawn = draw(club, target, Math.min(ROUND, requests - round * ROUND), seed + round)
      await inParallel(AT_ONCE, drawn, (one) => attempt(target, club, one, found))
      if (warm === 0 && found.sent >= requests * WARM_AFTER) warm = residentMegabytes(target.pid)
    }
    const now = residentMegabytes(target.pid)
    const growth = now / warm
    if (requests >= LEAST_FOR_MEMORY && growth > MOST_GROWTH)
      found.failures.push(`The server grew from ${Math.round(warm)} to ${Math.round(now)} MB`)
    const asked = target.trap.asked.slice(askedBefore)
    if (asked.length > 0) found.failures.push(`Corner called an address from a request: ${asked.slice(0, 3).join()}`)
    const { sent, slowest, failures } = found
    const memory = `memory ${growth.toFixed(2)} x (${Math.round(now)} MB)`
    return { figure: `${sent} requests, slowest ${Math.round(slowest.ms)} ms (${slowest.name}), ${memory}`, failures }
  },
}

function draw(club: Club, { trap }: Target, count: number, seed: number): Drawn[] {
  const known = Object.values(club.subjects).flatMap(({ team, athlete, ...subject }) => [
    team.id,
    athlete.id,
    athlete.session_id,
    subject.organization_id,
    subject.empty_organization_id,
    subject.invitation_id,
  ])
  const ids = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.uuid() })
  const addresses = [`${trap.url}/fuzzed`, 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd']
  const byRoute = Object.entries(EVERY_ROUTE).map(([name, route]) => ({
    weight: RARE.has(name) ? 1 : 20,
    arbitrary: requestsOf(route, { ids, addresses }).map((request) => ({ name, route, request })),
  }))
  return fc.sample(fc.oneof(...byRoute), { numRuns: count, seed })
}

async function attempt({ url }: Target, club: Club, { name, route, request }: Drawn, found: Found): Promise<void> {
  const person = callerOf(club, route, found.sent)
  const headers = {
    ...request.headers,
    ...(person && { authorization: `Bearer ${person.token}` }),
    'x-forwarded-for': newAddress(),
  }
  found.sent += 1
  const what = () => `${name}: ${request.method} ${request.path.slice(0, 200)} ${String(request.body).slice(0, 300)}`
  try {
    const reply = await send(url, { ...request, headers })
    if (reply.ms > found.slowest.ms) found.slowest = { ms: reply.ms, name }
    if (isFault(route, reply)) found.failures.push(`${reply.status} ${reply.body.slice(0, 150)}: ${what()}`)
    if (reply.ms > SLOWEST_MS * loadOfACore()) found.failures.push(`after ${Math.round(reply.ms)} ms: ${what()}`)
  } catch (error) {
    found.failures.push(`no reply (${(error as Error).message}): ${what()}`)
  }
}

/** Above 500 only what the route declares: the provider, which is the trap, does not answer. */
function isFault({ replies }: Route, { status }: Sent): boolean {
  return status === 500 || (status > 500 && !(status in replies))
}

/** An administrator where only one may call; else everybody in turn, who may sign out or lose the account meanwhile. */
function callerOf({ people }: Club, { access }: Route, turn: number): Person | undefined {
  if (access !== 'public' && access.length === 1) return people.admin
  const others = [people.athlete, people.coach, people['coach without a team'], people['athlete of another club']]
  return others[turn % others.length]
}
