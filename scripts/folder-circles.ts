import { findCircles } from './circles.ts'

interface Import {
  from: string
  to: string
}

/** Circles among folders that lie beside each other, at every depth: an import counts between the two folders where its paths part. */
export function findFolderCircles(imports: readonly Import[]): string[] {
  return [...new Set(findCircles(imports.flatMap(({ from, to }) => siblingFolders(from, to))))]
}

/** A file that lies in the common folder itself belongs to none of the folders beside it. */
function siblingFolders(from: string, to: string): [from: string, to: string][] {
  const [origin, target] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const depth = origin.findIndex((folder, at) => folder !== target[at])
  if (depth < 0 || depth >= target.length) return []
  return [[origin.slice(0, depth + 1).join('/'), target.slice(0, depth + 1).join('/')]]
}
