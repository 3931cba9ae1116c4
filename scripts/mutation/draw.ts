/** A source with its mutants; each stands for one line of code to change by mistake. */
export interface Drawable<M> {
  lines: number
  mutants: readonly M[]
}

/**
 * A sample without repetition: each time a line of all sources is drawn, and a mutant of its file; one that is not accepted is
 * drawn again. The same seed draws the same ones, as long as the sources stay.
 */
export function drawSample<M>(
  sources: readonly Drawable<M>[],
  { count, seed, accept = () => true }: { count: number; seed: number; accept?: (mutant: M) => boolean },
): M[] {
  const random = randomFrom(seed)
  const left = sources.map(({ lines, mutants }) => ({ lines, mutants: [...mutants] }))
  const drawn: M[] = []
  while (drawn.length < count) {
    const source = pickByLines(
      left.filter(({ mutants }) => mutants.length > 0),
      random,
    )
    if (!source) break
    drawn.push(...source.mutants.splice(Math.floor(random() * source.mutants.length), 1).filter(accept))
  }
  return drawn
}

function pickByLines<S extends { lines: number }>(sources: readonly S[], random: () => number): S | undefined {
  let line = random() * sources.reduce((sum, { lines }) => sum + lines, 0)
  return sources.find(({ lines }) => {
    line -= lines
    return line < 0
  })
}

/** Mulberry32: numbers from 0 up to 1, the same for a seed every time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
