/** All that comes, in order. */
export async function listOf<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of iterable) list.push(item)
  return list
}
