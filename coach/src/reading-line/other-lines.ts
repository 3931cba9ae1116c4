import type { Request, Who } from '@corner/contract/entities/query.ts'
import { daysText } from './days-words.ts'
import type { LineScope, PartName, Segment } from './described.ts'
import { labelOf } from './metric-words.ts'
import { peopleText } from './people-words.ts'

type Of<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>

const piece = (part: PartName, text: string): Segment => [{ part, text }]

export const FOCUS: Record<Of<'overview'>['focus'], string> = {
  status: 'how they are doing',
  at_risk: 'who is at risk',
  health: 'team health score',
  top_performers: 'top performers',
  guidance: 'training by recovery',
  coverage: 'who has data',
}

export function overviewLine({ who, focus, days }: Of<'overview'>, scope: LineScope): Segment[] {
  return [
    piece('what', FOCUS[focus]),
    piece('who', peopleText(who, true, days ?? {}, scope)),
    ...(days ? [piece('days', daysText(days, scope))] : []),
  ]
}

export function whyLine({ who, metric, days }: Of<'why'>, scope: LineScope): Segment[] {
  return [
    metric === undefined
      ? piece('what', 'why it is as it is')
      : [{ text: 'why' }, { part: 'what', text: labelOf(metric, scope) }, { text: 'is as it is' }],
    piece('who', peopleText(who, true, days ?? {}, scope)),
    ...(days ? [piece('days', daysText(days, scope))] : []),
  ]
}

const WANTED = { advice: 'advice', draft: 'a text to write' } as const

export function topicLine({ kind, who, topic }: Of<'advice'> | Of<'draft'>, scope: LineScope): Segment[] {
  const isEverybody = Object.keys(who satisfies Who).length === 0
  return [
    [{ part: 'what', text: `${WANTED[kind]}${topicText(topic)}` }],
    ...(isEverybody ? [] : [piece('who', peopleText(who, true, {}, scope))]),
  ]
}

export const knowledgeLine = ({ topic }: Of<'knowledge'>): Segment[] => [
  piece('what', `sports science${topicText(topic)}`),
]

const BECAUSE: Record<Of<'cannot'>['because'], string> = {
  not_stored: 'not stored here',
  future: 'not known yet',
  no_such_action: 'nothing Corner can do',
  other_team: 'about another team',
  stranger: 'nobody who can be seen here',
  off_topic: 'not about the team',
  rules: 'not allowed here',
}

export const cannotLine = ({ because, topic }: Of<'cannot'>): Segment[] => [
  piece('what', `${BECAUSE[because]}${topicText(topic)}`),
]

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

export const talkLine = ({ about }: Of<'talk'>): Segment[] => [piece('what', TALK[about])]

const TOPIC_MAXIMUM = 100

/** As somebody put it, short enough for a line. */
function topicText(topic: string): string {
  const plain = topic.replace(/\s+/g, ' ').trim()
  if (plain === '') return ''
  return `: ${plain.length <= TOPIC_MAXIMUM ? plain : `${plain.slice(0, TOPIC_MAXIMUM).trimEnd()}…`}`
}
