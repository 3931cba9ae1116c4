import type { Reading } from '@corner/contract/entities/chat.ts'
import { asWritten } from '../../../../../shared/text/as-written.ts'

type Chip = Reading['chips'][number]

/** A part of a reading's line: text, and its alternatives if it has any. */
export interface LinePart {
  text: string
  chip?: Chip
}

/**
 * Splits a reading's line into its chips and the text between them; chips without choices count as text. Commas between
 * chips are dropped, because chips have borders. A chip whose text is not in the line is appended.
 */
export function lineParts({ line, chips }: Pick<Reading, 'line' | 'chips'>): LinePart[] {
  const found: { from: number; until: number; chip: Chip }[] = []
  const behind: LinePart[] = []
  // Longest first: "sleep" is also part of "sleep below 6 h".
  for (const chip of chips.toSorted((one, other) => other.text.length - one.text.length)) {
    const from = placesOf(chip.text, line).find((place) =>
      found.every((other) => place >= other.until || place + chip.text.length <= other.from),
    )
    if (from === undefined) behind.push({ text: chip.text, ...(chip.choices.length > 0 && { chip }) })
    else if (chip.choices.length > 0) found.push({ from, until: from + chip.text.length, chip })
  }
  found.sort((one, other) => one.from - other.from)
  const within = found.flatMap(({ from, until, chip }, place) => [
    ...words(line.slice(found[place - 1]?.until ?? 0, from)),
    { text: line.slice(from, until), chip },
  ])
  return [...within, ...words(line.slice(found.at(-1)?.until ?? 0)), ...behind]
}

/** Positions of a text in a line as whole words, ignoring case. */
function placesOf(text: string, line: string): number[] {
  if (text.trim() === '') return []
  const wholeWords = new RegExp(`(?<![\\p{L}\\p{N}])${asWritten(text)}(?![\\p{L}\\p{N}])`, 'giu')
  return [...line.matchAll(wholeWords)].map(({ index }) => index)
}

function words(between: string): LinePart[] {
  const text = between.replace(/^[\s,;]+|[\s,;]+$/g, '')
  return /[\p{L}\p{N}]/u.test(text) ? [{ text }] : []
}
