import type { Question } from '../question.ts'

/** The ids of whoever is named; undefined: everybody. */
export function planAthletes({ athletes }: Pick<Question, 'athletes'>): [string, ...string[]] | undefined {
  const [first, ...others] = athletes.map(({ id }) => id)
  return first === undefined ? undefined : [first, ...others]
}
