import { expect, it } from 'vitest'
import { markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { TeamCode } from './team-code.tsx'

const copyLabel = (teamName?: string) =>
  /aria-label="(Copy[^"]*)"/.exec(markupOf(<TeamCode grants="coach" code="AB12" teamName={teamName} />))?.[1]

it('names the team of a code where the page shows several', () => {
  expect(copyLabel('Eagles')).toBe('Copy coach code of Eagles')
  expect(copyLabel()).toBe('Copy coach code')
})
