/**
 * Strain for a day's load. Load adds up; strain flattens towards 21, as WHOOP's does: 0.27 is a day without sport (strain
 * 5), 0.9 a day with practice (12.5), 1.3 a tournament (15).
 */
export function strainOf(load: number): number {
  return 21 * (1 - Math.exp(-load))
}
