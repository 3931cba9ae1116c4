const LONGEST = 100

/** A name that every system takes for a file: `Men's Wrestling: Recovery` is `Mens-Wrestling-Recovery`. Letters of any script stay. */
export function fileName(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return `${name || 'corner'}.${ending}`
}
