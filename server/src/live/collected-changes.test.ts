import { expect, it } from 'vitest'
import { CollectedChanges } from './collected-changes.ts'

it('knows whose measurements changed, who shows differently in which teams, and that nothing did', () => {
  const changes = new CollectedChanges()
  expect(changes.isEmpty).toBe(true)
  changes.addUser('ada')
  changes.addUser('ada')
  changes.addTeamsChange({ user_id: 'ben', team_id: 'ringers' })
  changes.addTeamsChange({ user_id: 'cy' })
  expect(changes).toMatchObject({ isEmpty: false, everything: false })
  expect([[...changes.userIds], [...changes.membersChanged], [...changes.teamIds]]).toEqual([
    ['ada'],
    ['ben', 'cy'],
    ['ringers'],
  ])
})

it('counts everything as changed beyond 2,000 names, and collects no more of them', () => {
  const changes = new CollectedChanges()
  for (let user = 0; user < 2_000; user++) changes.addUser(`user ${user}`)
  expect(changes.everything).toBe(false)
  changes.addTeamsChange({ user_id: 'one more' })
  changes.addUser('another')
  changes.addTeamsChange({ user_id: 'and another', team_id: 'ringers' })
  expect(changes).toMatchObject({ isEmpty: false, everything: true })
  expect(changes.userIds.size + changes.membersChanged.size + changes.teamIds.size).toBe(0)
})
