import { joinAnd } from '../../wording/english.ts'

export { capital, joinAnd, uncapital } from '../../wording/english.ts'

/** More names of a large team are no answer. */
const NAMED = 12

/** Like `joinAnd`, with only the first of many: `A, B and 40 others`. */
export function joinFew(parts: readonly string[]): string {
  if (parts.length <= NAMED + 1) return joinAnd(parts)
  return `${parts.slice(0, NAMED).join(', ')} and ${parts.length - NAMED} others`
}

/** One line each. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** Paragraphs of an answer; empty ones are left out. */
export const paragraphs = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part).join('\n\n')

/** Sentences of one paragraph; empty ones are left out. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part).join(' ')

/** A part of an answer for each of some athletes. */
export const writeEach = async <One>(people: readonly One[], write: (one: One) => Promise<string>): Promise<string> =>
  paragraphs(...(await Promise.all(people.map(write))))
