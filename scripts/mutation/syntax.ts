import { parseSync, visitorKeys } from 'oxc-parser'

/** A node of the syntax tree, as loosely typed as a walk over all kinds needs it. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Place {
  node: SyntaxNode
  parent: SyntaxNode | undefined
}

export const parses = (path: string, source: string) => parseSync(path, source).errors.length === 0

/** Calls `visit` on each node, outer before inner; where that answers false, what is inside is passed over. */
export function walk(path: string, source: string, visit: (place: Place) => boolean): void {
  const step = (node: SyntaxNode, parent: SyntaxNode | undefined): void => {
    if (!visit({ node, parent })) return
    for (const child of childrenOf(node)) step(child, node)
  }
  step(parseSync(path, source).program as unknown as SyntaxNode, undefined)
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => [node[key]].flat()).filter(isNode)
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value
