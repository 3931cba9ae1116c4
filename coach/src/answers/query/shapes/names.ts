import { plainName } from '../../../wording/names.ts'
import { joinAnd, sentences } from '../../phrases/lists.ts'
import type { ShapeWriter } from '../answer-input.ts'

/** Names only, in the order asked for. */
export const writeNames: ShapeWriter = ({ facts }) => {
  const ofRows = facts.rows.flatMap(({ group }) => (group.athlete ? [group.athlete.name] : []))
  const names = ofRows.length > 0 ? ofRows : facts.people.map(({ name }) => name)
  return names.length === 0 ? 'Nobody.' : sentences(`${joinAnd(names.map(plainName))}.`)
}
