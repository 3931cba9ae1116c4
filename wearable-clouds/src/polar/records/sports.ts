/** The athletes' sports by Polar's names, with ids: the numbers of Polar's own catalogue are known here for the first alone. */
const SPORTS = [
  { sport: 'running', id: '1', name: 'RUNNING' },
  { sport: 'wrestling', id: '1001', name: 'WRESTLING' },
  { sport: 'weightlifting', id: '1002', name: 'STRENGTH_TRAINING' },
  { sport: 'functional fitness', id: '1003', name: 'FUNCTIONAL_TRAINING' },
  { sport: 'hiking/rucking', id: '1004', name: 'HIKING' },
  { sport: 'sauna', id: '1005', name: 'OTHER_INDOOR' },
] as const

const OTHER_ID = '1005'

export function sportIdOf(sport: string): string {
  return SPORTS.find((known) => known.sport === sport)?.id ?? OTHER_ID
}

/** Polar's catalogue. */
export const sportList = () => ({
  sports: SPORTS.map(({ id, name }) => ({ id: { id }, name, localizedNames: { en: name.toLowerCase() } })),
})
