import type { Query } from '@corner/contract/entities/query.ts'

/**
 * When everybody's figures on some days are compared with other days, the order is by the size of the change, unless
 * the first few by the figure itself are asked for.
 */
export const isOrderOfMoves = ({ against, by = [], order, limit, place, measures }: Query): boolean =>
  order !== undefined &&
  limit === undefined &&
  place === undefined &&
  against !== undefined &&
  'days' in against &&
  by.join() === 'athlete' &&
  measures.length === 1
