import type { Query } from '@corner/contract/entities/query.ts'

/** Of everybody's figure beside that of other days the order goes by how far each moved, unless the first few by the figure itself are asked for. */
export const isOrderOfMoves = ({ against, by = [], order, limit, place, measures }: Query): boolean =>
  order !== undefined &&
  limit === undefined &&
  place === undefined &&
  against !== undefined &&
  'days' in against &&
  by.join() === 'athlete' &&
  measures.length === 1
