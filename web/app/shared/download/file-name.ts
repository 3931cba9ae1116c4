const LONGEST = 100

/**
 * A file name that is valid on every system: `Men's Wrestling: Recovery` becomes `Mens-Wrestling-Recovery`. Letters of
 * all scripts are kept.
 */
export function fileName(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return `${name || 'corner'}.${ending}`
}
