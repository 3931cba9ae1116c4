import type { Reading } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { lastDays } from '../days-words.ts'
import type { LineScope, PartName } from '../line-segments.ts'
import { segmentsOf } from '../reading-line.ts'
import { goodChoices } from './choice.ts'
import { daysOffers } from './days-choices.ts'
import { howOffers } from './how-choices.ts'
import { whatOffers } from './what-choices.ts'
import { whoOffers } from './who-choices.ts'

type Chip = Reading['chips'][number]

/** A menu of one is no choice. */
const CHOICES_MINIMUM = 2

/** The text of a chip whose part is implicit in the line. */
const UNSAID: Record<Exclude<PartName, 'days'>, string> = {
  what: 'something else',
  who: 'everybody',
  how: 'in sentences',
}

/**
 * The parts of a reading that can be changed, each with 2 to 8 alternatives: whole requests that differ in this part,
 * with words that read as a message of their own. A chip's text is in the line, or implicit there. Parts without
 * alternatives are left out.
 * @param answered ids of those in the answer, in order: to leave out the first, or to ask about one alone
 */
export function chipsOf(request: Request, scope: LineScope, answered: readonly string[] = []): Chip[] {
  const offers = {
    what: whatOffers(request, scope),
    who: whoOffers(request, answered, scope),
    days: daysOffers(request, scope),
    how: howOffers(request, scope),
  }
  return (Object.keys(offers) as PartName[]).flatMap((part): Chip[] => {
    const choices = goodChoices(request, offers[part], scope)
    return choices.length < CHOICES_MINIMUM ? [] : [{ part, text: textOf(part, request, scope), choices }]
  })
}

/** A figure of now is the newest of each athlete; everything else is of the chat's period. */
const unsaidDays = ({ kind }: Request, { days }: LineScope) => (kind === 'query' ? 'latest values' : lastDays(days))

/** The last of several pieces of a part: the order rather than the average. */
function textOf(part: PartName, request: Request, scope: LineScope): string {
  const pieces = segmentsOf(request, scope).flat()
  const text =
    pieces.findLast((piece) => piece.part === part)?.text ??
    (part === 'days' ? unsaidDays(request, scope) : UNSAID[part])
  return text.replace(/\s+/g, ' ').trim()
}
