import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import { boldName, plainName } from '../../wording/names.ts'
import { bullets, joinFew, paragraphs } from '../phrases/lists.ts'
import type { MakerQuestion } from './maker-question.ts'

/** Whose device an athlete wears, or who wears whose, from the links alone. */
export function answerMakers({ athletes, makers }: MakerQuestion, scope: CoachScope): string {
  if (athletes.length > 0) return athletes.map((athlete) => sayOne(athlete, makers, scope)).join(' ')
  return makers.length > 0 ? joinLines(makers.map((maker) => sayMaker(maker, scope))) : sayAll(scope)
}

function sayOne({ name, maker, connected, linkEnded }: KnownAthlete, asked: readonly string[], { view }: CoachScope) {
  const [who, uses, has] = view === 'own' ? ['You', 'use', 'have'] : [boldName(name), 'uses', 'has']
  if (!connected || maker === undefined) return `${who} ${has} no device linked.`
  const [wanted] = asked
  const start = wanted === undefined ? '' : isSame(wanted, maker) ? 'Yes: ' : 'No: '
  const ended = linkEnded ? '; the link has ended and has to be connected again' : ''
  return `${start}${who} ${uses} **${maker}**${ended}.`
}

function sayMaker(maker: string, { athletes }: CoachScope): string {
  const users = athletes.filter((athlete) => athlete.maker !== undefined && isSame(maker, athlete.maker))
  if (users.length === 0) return `Nobody has ${maker} linked.`
  const have = users.length === 1 ? 'athlete uses' : 'athletes use'
  return `**${users.length}** ${have} **${users[0]?.maker}**: ${namesOf(users)}.`
}

/** By maker, the most common first, then who has none. */
function sayAll({ athletes }: CoachScope): string {
  const linked = athletes.filter(({ connected, maker }) => connected && maker !== undefined)
  const groups = [...Map.groupBy(linked, ({ maker }) => maker ?? '')].sort(
    ([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1),
  )
  const without = athletes.filter((athlete) => !linked.includes(athlete))
  return paragraphs(
    `${linked.length} of ${counted(athletes.length, 'athlete')} have a device linked, of ${counted(groups.length, 'maker')}:`,
    bullets([
      ...groups.map(([maker, users]) => `**${maker}** (${users.length}): ${namesOf(users)}`),
      ...(without.length > 0 ? [`No device linked (${without.length}): ${namesOf(without)}`] : []),
    ]),
  )
}

const namesOf = (athletes: readonly KnownAthlete[]) => joinFew(athletes.map(({ name }) => plainName(name)))
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const joinLines = (lines: readonly string[]) => (lines.length > 1 ? bullets(lines) : (lines[0] ?? ''))
