import { expect, it } from 'vitest'
import { folderOf } from './files-for-tests.ts'
import { readImporters, relatedTests } from './related-tests.ts'

const FILES = {
  'contract/src/day.ts': 'export const day = 1; export type Day = 1',
  'contract/src/day.test.ts': "import { day } from './day.ts'",
  'server/src/teams/team.ts': "import { day } from '@corner/contract/day.ts'\nexport const team = day",
  'server/src/teams/all.ts': "export * from './team.ts'",
  'server/src/teams/all.test.ts': "import './all.ts'",
  'server/src/server.test.ts': "import { team } from './teams/team.ts'",
  'server/src/started.test.ts': "spawn('node', ['./teams/team.ts'])",
  'server/src/types.test.ts':
    "import type { Day } from '@corner/contract/day.ts'\nimport { type Day as D } from '@corner/contract/day.ts'\nexport type { Day as E } from '@corner/contract/day.ts'",
}

function testsOf(source: string): string[] {
  const paths = Object.keys(FILES)
  return relatedTests(readImporters(folderOf(FILES), paths), source)
}

it('finds the tests that reach a source, those beside it first; types reach nothing', () => {
  expect(testsOf('server/src/teams/team.ts')).toEqual([
    'server/src/teams/all.test.ts',
    'server/src/server.test.ts',
    'server/src/started.test.ts',
  ])
  expect(testsOf('contract/src/day.ts')).toEqual([
    'contract/src/day.test.ts',
    'server/src/server.test.ts',
    'server/src/started.test.ts',
    'server/src/teams/all.test.ts',
  ])
})

it('finds none for a source that no test reaches', () => {
  expect(testsOf('server/src/nowhere.ts')).toEqual([])
})
