/**
 * The short name of an athlete in charts: first_name if not blank, else the first word of athlete_name, else athlete_name
 * (docs/reference/metrics-and-rules.md#names-in-charts).
 */
export function athleteLabel({
  first_name,
  athlete_name,
}: {
  first_name?: string | null
  athlete_name: string
}): string {
  return first_name?.trim() || athlete_name.trim().split(/\s+/)[0] || athlete_name
}
