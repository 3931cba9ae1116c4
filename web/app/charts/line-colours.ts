/**
 * A place in the palette for each chosen line, so that a line keeps its colour as far as possible while others come and go: by its
 * place among all lines, or the next colour that is free. With more lines than colours, colours repeat.
 */
export function lineColours(all: readonly string[], chosen: readonly string[], palette: number): Map<string, number> {
  const taken = new Map<string, number>()
  for (const [place, id] of all.entries()) {
    if (!chosen.includes(id)) continue
    let colour = place % palette
    const used = new Set(taken.values())
    for (let tries = 0; used.has(colour) && tries < palette; tries++) colour = (colour + 1) % palette
    taken.set(id, colour)
  }
  return taken
}
