import type { Request } from '@corner/contract/entities/query.ts'

/** Said first to an athlete who asks about the team; the rest of the answer is about themselves. */
export const ONLY_OWN = 'I can only show you your own data, not that of the team or of teammates.'

const OF_OTHERS =
  /\b(team('s)?|team-?mates?|squad|every(one|body)|any(one|body)|the (others|rest|guys|boys|girls)|who|whos|who's|which (athletes?|guys|ones))\b/i

const REQUESTS_ON_PEOPLE: readonly Request['kind'][] = ['overview', 'why', 'advice', 'draft']

/** Whether an athlete asks about other people. @param message the part that made the request */
export function asksOfOthers(request: Request, message: string): boolean {
  if (!REQUESTS_ON_PEOPLE.includes(request.kind)) return false
  if (OF_OTHERS.test(message)) return true
  return request.kind === 'overview' && OF_THE_TEAM.includes(request.focus) && !OF_SELF.test(message)
}

/** What exists only for the team. */
export const OF_THE_TEAM: readonly string[] = ['health', 'top_performers']

/** "Why am I so tired?" */
const OF_SELF = /\b(i|i'm|me|my|mine|am)\b/i
