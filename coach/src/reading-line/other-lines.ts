import type { Request } from '@corner/contract/entities/query.ts'
import { labelOf } from '../wording/metrics.ts'
import { dayForm } from './day-words.ts'
import { type Segment, segment } from './line-segments.ts'
import { personForm } from './person-words.ts'

type Of<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>

export const FOCUS: Record<Of<'overview'>['focus'], string> = {
  status: 'how they are doing',
  at_risk: 'who is at risk',
  health: 'team health score',
  top_performers: 'top performers',
  guidance: 'training by recovery',
  coverage: 'who has data',
}

const TURNED_ROUND: Partial<typeof FOCUS> = {
  at_risk: 'who is not at risk',
  top_performers: 'who is not among the top performers',
}

const turnedRound = ({ who, focus }: Of<'overview'>) => (who.not && !who.where ? TURNED_ROUND[focus] : undefined)

const BECAUSE: Record<Of<'cannot'>['because'], string> = {
  not_stored: 'not recorded here',
  future: 'not known yet',
  no_such_action: 'something Corner cannot do',
  other_team: 'about another team',
  stranger: 'somebody you cannot see here',
  off_topic: 'not about the team',
  rules: 'not allowed here',
}

const TALK: Record<Of<'talk'>['about'], string> = {
  greeting: 'a greeting',
  thanks: 'thanks',
  help: 'what can be asked',
  shorter: 'the last answer, shorter',
  objection: 'doubt about the last answer',
  check: 'the last answer, checked again',
  source: 'where the last answer comes from',
  is_that_good: 'whether the last figure is good',
}

const ABOUT_TOPIC = { draft: 'a text to write', knowledge: 'sports science' } as const

/** What is asked for in a request that is no query. */
export function nonQueryLine(request: Exclude<Request, { kind: 'query' }>): Segment {
  switch (request.kind) {
    case 'overview':
      if (request.person)
        return segment('what', `${personForm(request.person)}${request.day ? `, ${dayForm(request.day)}` : ''}`)
      return segment('what', turnedRound(request) ?? (request.day ? dayForm(request.day) : FOCUS[request.focus]))
    case 'why':
      if (request.metric === undefined) return segment('what', 'why it is like this')
      return [{ text: 'why' }, { part: 'what', text: labelOf({ metric: request.metric }) }, { text: 'is where it is' }]
    case 'cannot':
      return segment('what', `${BECAUSE[request.because]}${topicText(request.topic)}`)
    case 'talk':
      return segment('what', TALK[request.about])
    case 'advice':
      return segment('what', adviceLine(request))
    default:
      return segment('what', `${ABOUT_TOPIC[request.kind]}${topicText(request.topic)}`)
  }
}

/** What the team does in practice is told in short: the question would only be said again. */
const adviceLine = ({ day, topic }: Of<'advice'>): string =>
  day && topic === '' ? dayForm(day) : OF_PRACTICE.test(topic) ? 'what to do in practice' : `advice${topicText(topic)}`
const OF_PRACTICE =
  /^\W*(what|how) (should|shall|can|do|does|would|will) (the team|my team|we|they|i|the guys|everybody|everyone)( do| train| practi[cs]e)?( with (them|the team))?( (in|at|for) (practice|training|the session))?( (today|tonight|tomorrow))?\W*$/i

const TOPIC_MAXIMUM = 100

/** As typed, shortened for a line. */
function topicText(topic: string): string {
  const plain = topic.replace(/\s+/g, ' ').trim()
  if (plain === '') return ''
  return `: ${plain.length <= TOPIC_MAXIMUM ? plain : `${plain.slice(0, TOPIC_MAXIMUM).trimEnd()}…`}`
}
