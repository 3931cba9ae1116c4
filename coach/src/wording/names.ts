import { counted } from '@corner/analytics/numbers/counted.ts'
import { joinAnd } from './english.ts'

/** Characters that would turn a name into something else when the answer is rendered as markdown. */
const MARKS = /[\\`*_<>|~]/g

/**
 * A name as printed in an answer. Names come from users: what markdown would read as emphasis, a link, a picture, HTML
 * or a table is shown as typed, and a line break becomes a space, so that a name never starts a line of its own.
 */
export function plainName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(MARKS, (mark) => `\\${mark}`)
    .replace(/\]\s?(?=[([:])/g, '\\]')
    .replace(/:\/\//g, ':\\//')
}

/** The athlete that a sentence is about, in bold. */
export const boldName = (name: string): string => `**${plainName(name)}**`

/** `Marcus Okafor's`, `James'`. */
export function possessive(name: string): string {
  return `${boldName(name)}${/s$/i.test(name.trim()) ? "'" : "'s"}`
}

/** More names than this are given as a number. */
const NAMED = 6

/** `Ann Ash and Bea Birch`; of many the number: `7 athletes`. */
export const joinNames = (names: readonly string[]): string =>
  names.length > NAMED ? counted(names.length, 'athlete') : joinAnd(names.map(plainName))

const lastOf = (name: string) => name.trim().split(/\s+/).at(-1) ?? name

/** The last name alone; the full name where two of `all` share it. */
export const lastName = (name: string, all: readonly string[]): string =>
  plainName(all.filter((other) => lastOf(other) === lastOf(name)).length < 2 ? lastOf(name) : name)
