import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { KnownAthlete } from '../scope.ts'
import { boldName } from '../wording/names.ts'

/** An athlete in an answer, with what it says about them. */
export interface ListedAthlete {
  athlete: KnownAthlete
  /** The line of a list that starts with the name; else the words after the name. */
  text: string
  hasLine: boolean
}

/** The athletes in an answer, in order. @param written how a name is written in it */
export function listedIn(answer: string, athletes: readonly KnownAthlete[], written = boldName): ListedAthlete[] {
  const lines = answer.split('\n')
  return athletes
    .map((athlete) => ({ athlete, name: written(athlete.name) }))
    .map(({ athlete, name }) => ({ athlete, name, at: answer.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ athlete, name, at }) => {
      const line = lines.find((one) => one.replace(/^(- |\d+\. )/, '').startsWith(name) && /^(- |\d+\. )/.test(one))
      const behind = answer.slice(at + name.length).split('**')[0] ?? ''
      return { athlete, text: line ?? behind, hasLine: line !== undefined }
    })
}

/** The athletes of the last answer that was about several; none where there is no such answer. */
export function lastListed(history: readonly HistoryMessage[], athletes: readonly KnownAthlete[]): ListedAthlete[] {
  const answers = history.filter(({ role }) => role === 'assistant').map(({ content }) => listedIn(content, athletes))
  return answers.findLast(({ length }) => length > 1) ?? []
}
