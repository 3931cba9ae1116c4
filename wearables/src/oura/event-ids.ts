import type { Collection } from './documents.ts'

/** Between a collection and the id of one of its documents; no id of Oura's has it. */
const SEPARATOR = '|'

const DAILY = ['daily_readiness', 'daily_sleep', 'daily_spo2', 'daily_activity'] as const
type Daily = (typeof DAILY)[number] & Collection

/** The id of an event about a document of a day: such a document is no record, but becomes part of its night's. */
export const daily = {
  idOf: (collection: Daily, documentId: string) => `${collection}${SEPARATOR}${documentId}`,

  /** undefined: the id of a sleep or workout. */
  read(id: string): { collection: Daily; documentId: string } | undefined {
    const [first, ...rest] = id.split(SEPARATOR)
    const collection = DAILY.find((name) => name === first)
    return collection && rest.length > 0 ? { collection, documentId: rest.join(SEPARATOR) } : undefined
  },
}
