import type { Who } from '@corner/contract/entities/query.ts'
import type { Edit } from './edit.ts'

/**
 * The people of a request, without some of them, or with some who were left out.
 * @returns undefined: nobody would be left
 */
export function editWho(who: Who, { without = [], with: back = [] }: Edit): Who | undefined {
  const { ids, except, ...rest } = who
  const named = ids && [...new Set([...ids, ...back])].filter((id) => !without.includes(id))
  if (named?.length === 0) return undefined
  const left = [...new Set([...(except ?? []), ...(ids ? [] : without)])].filter((id) => !back.includes(id))
  return { ...rest, ...(named && { ids: named }), ...(left.length > 0 && { except: left }) }
}
