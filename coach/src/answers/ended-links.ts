import type { Request, Who } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import { joinNames, plainName } from '../wording/names.ts'
import type { Sources } from './context/answer-context.ts'

/** @param whose device it is, as in "the device" or "your device" */
export const linkEnded = (whose: string): string => `The link of ${whose} ended: it has to be connected again.`

/** How a line begins that names several whose link has ended. */
export const LINKS_ENDED = 'Link ended, to be connected again'

/**
 * Of those whose records an answer rests on: whose link has ended, so that nothing new arrives. '' for nobody, and for
 * who has data, which says it itself. Names are plain, because a name in bold is one that the answer is about.
 */
export function sayEndedLinks(request: Request, { scope, toolbox }: Sources): string {
  const groups = groupsOf(request, toolbox)
  const ended = scope.athletes.filter(
    ({ id, linkEnded: isEnded }) => isEnded && groups.some((who) => scope.view === 'own' || isAmong(id, who)),
  )
  const [one, second] = ended
  if (!one) return ''
  if (scope.view === 'own') return linkEnded('your device')
  return second
    ? `${LINKS_ENDED}: ${joinNames(ended.map(({ name }) => name))}.`
    : linkEnded(`the device of ${plainName(one.name)}`)
}

/** Conditions leave nobody out here: whoever does not meet them was judged, too. */
const isAmong = (id: CoachScope['athletes'][number]['id'], { ids, except }: Who) =>
  (ids?.includes(id) ?? true) && !except?.includes(id)

/** Whose records a request is answered from. */
function groupsOf(request: Request, toolbox: Sources['toolbox']): Who[] {
  switch (request.kind) {
    case 'query': {
      const { who, against } = request.query
      if (against && 'who' in against) return [who, against.who]
      return against && 'team' in against ? [{}] : [who]
    }
    case 'overview':
      return request.focus === 'coverage' ? [] : [request.who]
    case 'why':
      return [request.who]
    case 'advice':
      // Of a plain topic it is the articles alone that answer.
      return toolbox.steps.some(({ tool }) => tool !== 'knowledge_search') ? [request.who] : []
    case 'knowledge':
    case 'draft':
    case 'cannot':
    case 'talk':
      return []
  }
}
