import type { Database } from '../database/database.ts'
import { logOf } from '../log/log.ts'
import { type DemoStage, FIRST_STAGE, MIXED_STAGE, ORGANIZATION } from './club.ts'
import { isReached, reach } from './milestone-store.ts'
import type { DemoPerson } from './people.ts'
import { createOrganization, createTeams, findOrganization, linkedPeople, takenAddresses } from './store.ts'

const log = logOf('demo')

/** The stages that are not filled, in their order. What people do with a filled one (renew the ended link, disconnect) is kept. */
export async function openStages(database: Database): Promise<DemoStage[]> {
  const first = (await isFirstFilled(database)) ? [] : [FIRST_STAGE]
  const mixed = (await isReached(database, MIXED_STAGE.marks.filled)) ? [] : [MIXED_STAGE]
  return [...first, ...mixed]
}

/**
 * The first releases left no marks: their club counts as filled when everybody has been linked, in whatever state.
 */
async function isFirstFilled(database: Database): Promise<boolean> {
  const { teams, marks } = FIRST_STAGE
  if (await isReached(database, marks.filled)) return true
  if (await isReached(database, marks.created)) return false
  const synced = (await linkedPeople(database)).filter(({ first_sync_state }) => first_sync_state === 'done')
  const toLink = teams.reduce((sum, { members, unlinked }) => sum + members.length - unlinked.length, 0)
  return synced.length >= toLink
}

/**
 * Creates the teams and people of a stage, unless a start before has.
 * @returns whether they are there: a club that was changed may have no place for the teams of a later release, and the log says so
 */
export async function createStage(
  database: Database,
  stage: DemoStage,
  people: readonly DemoPerson[],
  passwordHash: string,
): Promise<boolean> {
  if (await isReached(database, stage.marks.created)) return true
  const organization = await findOrganization(database)
  const isFirst = stage === FIRST_STAGE
  if (isFirst && organization) return true // of a release that left no marks
  const obstacle = isFirst ? undefined : await obstacleTo(database, people)
  if (obstacle) {
    log.warn(`This demo is of an earlier release and does not get the team of many makers: ${obstacle}`)
    return false
  }
  await database.transaction().execute(async (transaction) => {
    const { id } = organization ?? (await createOrganization(transaction))
    await createTeams(transaction, id, stage.teams, people, passwordHash)
    await reach(transaction, stage.marks.created)
  })
  return true
}

async function obstacleTo(database: Database, people: readonly DemoPerson[]): Promise<string | undefined> {
  if (!(await findOrganization(database))) return `no organization is called ${ORGANIZATION.name} any more`
  const [taken] = await takenAddresses(
    database,
    people.map(({ email }) => email),
  )
  return taken && 'somebody has registered with the e-mail address of one of its people'
}
