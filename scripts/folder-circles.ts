import { findCircles } from './circles.ts'

interface FileImport {
  from: string
  to: string
}

/**
 * The circles between neighbours at every depth: a file stands for each of the folders that hold it, and two paths meet below the
 * folder that they share. `a/b/x.ts -> a/c/y.ts` is an import of c by b, in a.
 */
export function findFolderCircles(imports: readonly FileImport[]): string[] {
  const links = new Map(imports.flatMap(({ from, to }) => neighbours(from, to)).map((link) => [link.join(' '), link]))
  const parents = Map.groupBy(links.values(), ([parent]) => parent)
  return [...parents].flatMap(([parent, below]) =>
    findCircles(below.map(([, from, to]) => [from, to] as const)).map((circle) => `${parent}: ${circle}`),
  )
}

function neighbours(from: string, to: string): [parent: string, from: string, to: string][] {
  const [left, right] = [from.split('/'), to.split('/')]
  const depth = left.findIndex((name, place) => name !== right[place])
  const [one, other] = [left[depth], right[depth]]
  return one === undefined || other === undefined ? [] : [[left.slice(0, depth).join('/'), one, other]]
}
