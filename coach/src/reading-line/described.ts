import { CATALOGUE, type Catalogue } from '@corner/analytics/metric-catalogue.ts'
import type { Reading } from '@corner/contract/entities/chat.ts'
import type { CoachScope } from '../scope.ts'

/** What a request is put into words for: names instead of ids, dates from the team's own today. */
export interface LineScope extends Pick<CoachScope, 'athletes' | 'days' | 'today' | 'view'> {
  /** Absent: all metrics of the house. */
  catalogue?: Catalogue
}

export const catalogueOf = ({ catalogue = CATALOGUE }: LineScope): Catalogue => catalogue

/** A part of a reading that can be changed. */
export type PartName = Reading['chips'][number]['part']

/** Words of a line and the part of the request that they are about; absent: no part of its own. */
export interface Piece {
  part?: PartName
  text: string
}

/** Pieces that stand together; between two of these is a comma. */
export type Segment = readonly Piece[]

export const textOf = (segment: Segment): string => segment.map(({ text }) => text).join(' ')

/** One line: without line breaks, and without a full stop even where a name ends with one. */
export function lineOf(segments: readonly Segment[]): string {
  const text = segments
    .filter((segment) => segment.length > 0)
    .map(textOf)
    .join(', ')
  return capital(text.replace(/\s+/g, ' ').replace(/[\s.]+$/, ''))
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
