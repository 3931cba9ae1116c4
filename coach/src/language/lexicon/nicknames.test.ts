import { describe, expect, test } from 'vitest'
import { KNOWN_NAMES, NAMES_BY_NICKNAME } from './nicknames.ts'

describe('a short name stands for', () => {
  test.each([
    ['al', ['alexander']],
    ['sasha', ['alexander', 'alexandra']],
    ['drew', ['andrew']],
    ['gabby', ['gabriella', 'gabrielle']],
    ['jack', ['jackson', 'john']],
    ['joey', ['joseph']],
    ['nate', ['jonathan']],
    ['paco', ['francisco']],
    ['pepe', ['jose']],
    ['zay', ['isaiah']],
  ])('%s: %j', (short, names) => {
    expect(NAMES_BY_NICKNAME.get(short)).toEqual(expect.arrayContaining(names))
  })

  test('the names of people, never itself', () => {
    for (const [short, names] of NAMES_BY_NICKNAME) {
      expect(names).not.toContain(short)
      for (const name of [short, ...names]) expect(KNOWN_NAMES).toContain(name)
    }
  })
})

test.each(['alexander', 'alex', 'aaliyah', 'miguel', 'zoey'])('%s is a name that many bear', (name) => {
  expect(KNOWN_NAMES).toContain(name)
})
