import type { Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../../read-question.ts'
import { asTopic } from '../../reading/topic.ts'
import { asksWhatSpeaksAgainst } from '../day/intent/answer-lead.ts'
import { thingsAsked } from './first-things.ts'
import { asksOfTonight } from './tonight-words.ts'
import { asksWhoCuts } from './who-cuts.ts'
import { toTalkAboutSleep } from './whom-to-talk.ts'

/**
 * How the trained reader classifies such words when it misses that advice is wanted; figures only where it is unsure.
 */
const MISREAD: ReadonlySet<Request['kind']> = new Set(['knowledge', 'overview', 'advice', 'query'])

/**
 * The advice that the words of a part ask for, whatever the trained reader made of them; undefined: the reading is
 * kept.
 */
export function adviceRequest({ text, readings, strangers, isNamed }: PartOfQuestion): Request | undefined {
  const [best] = readings
  const [one] = isNamed && strangers.length === 0 && asksWhatSpeaksAgainst(text) ? readings.flatMap(idsIn) : []
  if (one) return { kind: 'advice', who: { ids: one }, topic: asTopic(text) }
  if (!best || strangers.length > 0 || !MISREAD.has(best.request.kind)) return undefined
  const isOfPeople = best.request.kind !== 'query' && (toTalkAboutSleep(text) > 0 || asksWhoCuts(text))
  if (thingsAsked(text) === 0 && !isOfPeople && !asksOfTonight(text)) return undefined
  const who = 'who' in best.request && best.request.who.ids ? { ids: best.request.who.ids } : {}
  return { kind: 'advice', who, topic: asTopic(text) }
}

const idsIn = ({ request }: { request: Request }) => ('who' in request && request.who.ids ? [request.who.ids] : [])
