/** The import cycles of a graph, each as `a -> b -> a`: one for each node where the search first closes a cycle. */
export function findCircles(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const targets = Map.groupBy(imports, ([from]) => from)
  const done = new Set<string>()
  const circles: string[] = []

  function visit(node: string, path: readonly string[]): void {
    const start = path.indexOf(node)
    if (start >= 0) circles.push([...path.slice(start), node].join(' -> '))
    if (start >= 0 || done.has(node)) return
    for (const [, target] of targets.get(node) ?? []) visit(target, [...path, node])
    done.add(node)
  }

  for (const node of targets.keys()) visit(node, [])
  return circles
}
