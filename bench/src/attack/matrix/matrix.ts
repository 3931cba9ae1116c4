import { randomUUID } from 'node:crypto'
import type { Route } from '@corner/contract/route.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import type { Attack } from '../attack.ts'
import { addClub, CALLERS, type CallerName, type Club, WHOSE, type Whose } from '../target/club.ts'
import { inParallel } from '../target/in-parallel.ts'
import { sendUntilAnswered } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { newAddress } from '../target/visitor.ts'
import { asPerson, callOf, isAboutSomething } from './call.ts'
import { expectedOf } from './expectations.ts'
import { digestOf } from './stored-club.ts'

interface Cell {
  name: string
  route: Route
  caller: CallerName
  whose: Whose
}

/** Every route by every caller about everything, and what each must get. */
export const matrix: Attack = {
  name: 'matrix',
  cases: ['H2', 'M6', '616 checks of route and role', '9 tries with the ids of others'],
  criterion:
    'Each route answers each caller about each subject as the contract and one table say; nobody reads a name of a club that is not theirs; what is refused changes nothing',
  async run(target, { seed, isShort }) {
    // In the short form every eleventh, which is no divisor of the callers and subjects; over the seeds all are met.
    const cells = everyCell().filter((_, at) => !isShort || (at + seed) % 11 === 0)
    const shared = await addClub(target)
    const before = await digestOf(target.pool, shared)
    const failures: string[] = []
    await inParallel(8, cells, async (cell) => failures.push(...(await judge(target, cell, shared))))
    if ((await digestOf(target.pool, shared)) !== before) failures.push('A refused call changed what is stored')
    const routes = new Set(cells.map(({ name }) => name)).size
    return { figure: `${cells.length} calls of ${routes} routes by ${CALLERS.length} callers`, failures }
  },
}

function everyCell(): Cell[] {
  return Object.entries(EVERY_ROUTE).flatMap(([name, route]) =>
    CALLERS.flatMap((caller) =>
      (isAboutSomething(route) ? WHOSE : (['own'] as const)).map((whose) => ({ name, route, caller, whose })),
    ),
  )
}

async function judge(target: Target, { name, route, caller, whose }: Cell, shared: Club): Promise<string[]> {
  const expected = expectedOf(name, route, { caller, whose })
  const mayChange = route.method !== 'GET' && !/^40[13]/.test(expected)
  const club = mayChange ? await addClub(target) : shared
  const person = club.people[caller]
  const call = callOf(name, route, club.subjects[whose], sessionOf(club, caller, whose))
  const { status, body } = await sendUntilAnswered(target.url, {
    ...call,
    headers: { ...call.headers, ...asPerson(person), 'x-forwarded-for': newAddress() },
  })
  const got = status < 300 ? String(status) : `${status} ${codeOf(body)}`
  const what = `${name} by ${caller}, ${whose}`
  const leaked = hiddenFrom(club, caller).filter((mark) => body.toLowerCase().includes(mark.toLowerCase()))
  return [
    ...(got === expected ? [] : [`${what}: ${got}, not ${expected}`]),
    ...leaked.map((mark) => `${what}: the reply names ${mark}`),
  ]
}

function sessionOf({ people, subjects }: Club, caller: CallerName, whose: Whose): string {
  if (whose === 'own') return people[caller]?.session_id ?? randomUUID()
  return subjects[whose].athlete.session_id
}

/** The clubs whose people a caller may not know. */
function hiddenFrom({ marks }: Club, caller: CallerName): string[] {
  const home = ['athlete', 'coach', 'demoted coach', 'admin'].includes(caller) ? [] : [marks.home]
  const away = ['athlete of another club', 'coach of another club', 'admin'].includes(caller) ? [] : [marks.away]
  return [...home, ...away]
}

function codeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { code?: string }).code)
  } catch {
    return 'without a code'
  }
}
