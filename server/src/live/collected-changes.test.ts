import { expect, it } from 'vitest'
import { CollectedChanges } from './collected-changes.ts'

it('knows whose measurements changed, who shows differently in which teams, and that nothing did', () => {
  const heard = new CollectedChanges()
  expect(heard.isEmpty).toBe(true)
  heard.addUser('ada')
  heard.addUser('ada')
  heard.addTeamsChange({ user_id: 'ben', team_id: 'ringers' })
  heard.addTeamsChange({ user_id: 'cy' })
  expect(heard).toMatchObject({ isEmpty: false, everything: false })
  expect([[...heard.userIds], [...heard.membersChanged], [...heard.teamIds]]).toEqual([
    ['ada'],
    ['ben', 'cy'],
    ['ringers'],
  ])
})

it('counts everything as changed beyond 2,000 names, and collects no more of them', () => {
  const heard = new CollectedChanges()
  for (let user = 0; user < 2_000; user++) heard.addUser(`user ${user}`)
  expect(heard.everything).toBe(false)
  heard.addTeamsChange({ user_id: 'one more' })
  heard.addUser('another')
  heard.addTeamsChange({ user_id: 'and another', team_id: 'ringers' })
  expect(heard).toMatchObject({ isEmpty: false, everything: true })
  expect(heard.userIds.size + heard.membersChanged.size + heard.teamIds.size).toBe(0)
})
