import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableColumn<Row, Sort extends string = never> {
  /** The column's heading, and its key: unique in the table. */
  head: string
  /** Stands in the heading instead of its text. */
  heading?: ReactNode
  cell: (row: Row) => ReactNode
  /** The sort key of the column; without it the heading is plain text. */
  sort?: Sort
  /** Numbers are aligned at the end, so that their digits line up. */
  align?: 'start' | 'end'
  /** The row header, which stays visible when scrolling; default is the first column. */
  isName?: boolean
  /** Left out on a phone's screen while rows are folded. */
  isFolded?: boolean
  /** Fixed whatever the rows hold, but on a phone. */
  width?: string
  /**
   * Its place in a phone's card: a line of its own, a short fact beside others, or buttons, which need no label. Numbers
   * and what stands before the name are short facts, all else is a line.
   */
  inCard?: 'line' | 'short' | 'actions'
  /** Whether a row has nothing here: a phone's card leaves the label out. */
  isEmpty?: (row: Row) => boolean
  /** Texts of several lines, which get nearly half the width. */
  isWide?: boolean
}

type Aligned = Pick<TableColumn<never>, 'align' | 'isFolded' | 'isWide'>

export function columnClass({ align, isFolded, isWide }: Aligned, isName: boolean): string | undefined {
  const classes = [
    align === 'end' && styles.end,
    isName && styles.name,
    isFolded && styles.foldedColumn,
    isWide && styles.wide,
  ]
  return classes.filter(Boolean).join(' ') || undefined
}
