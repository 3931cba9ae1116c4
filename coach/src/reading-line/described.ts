import type { Reading } from '@corner/contract/entities/chat.ts'
import type { CoachScope } from '../scope.ts'
import { capital } from '../wording/english.ts'

/** What a request is put into words for: names instead of ids, dates from the team's own today. */
export type LineScope = Pick<CoachScope, 'athletes' | 'days' | 'today' | 'view'>

/** A part of a reading that can be changed. */
export type PartName = Reading['chips'][number]['part']

/** Words of a line and the part of the request that they are about; absent: no part of its own. */
interface Piece {
  part?: PartName
  text: string
}

/** Pieces that stand together; between two of these is a comma. */
export type Segment = readonly Piece[]

/** One piece, or none of no words. */
export const segment = (part: PartName, text: string): Segment => (text === '' ? [] : [{ part, text }])

export const textOf = (pieces: Segment): string => pieces.map(({ text }) => text).join(' ')

/** One line: without line breaks, and without a full stop even where a name ends with one. */
export function lineOf(segments: readonly Segment[]): string {
  const texts = segments.map(textOf).filter((text) => text !== '')
  return capital(
    texts
      .join(', ')
      .replace(/\s+/g, ' ')
      .replace(/[\s.]+$/, ''),
  )
}
