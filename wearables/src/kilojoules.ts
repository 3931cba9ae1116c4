const KILOJOULE_PER_KILOCALORIE = 4.184 // thermochemical

/** The energy of a provider that gives kilocalories; null stays null. */
export function kilojouleOf(kilocalories: number | null): number | null {
  return kilocalories === null ? null : kilocalories * KILOJOULE_PER_KILOCALORIE
}
