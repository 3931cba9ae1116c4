import type { Reading } from '@corner/contract/entities/chat.ts'
import type { CoachScope } from '../scope.ts'
import { capital } from '../wording/english.ts'

/** What is needed to describe a request: names for ids, and dates from the team's own today. */
export type LineScope = Pick<CoachScope, 'athletes' | 'days' | 'today' | 'view'>

/** A part of a reading that can be changed. */
export type PartName = Reading['chips'][number]['part']

/** Words of a line and the part of the request they describe; absent: no changeable part. */
interface Piece {
  part?: PartName
  text: string
}

/** Pieces that belong together; segments are separated by commas. */
export type Segment = readonly Piece[]

/** One piece, or none for no words. */
export const segment = (part: PartName, text: string): Segment => (text === '' ? [] : [{ part, text }])

export const segmentText = (pieces: Segment): string => pieces.map(({ text }) => text).join(' ')

/** One line: without line breaks or a final full stop, even where a name ends with one. */
export function joinSegments(segments: readonly Segment[]): string {
  const texts = segments.map(segmentText).filter((text) => text !== '')
  return capital(
    texts
      .join(', ')
      .replace(/\s+/g, ' ')
      .replace(/[\s.]+$/, ''),
  )
}
