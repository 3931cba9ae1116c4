import { expect, it } from 'vitest'
import { Toolbox } from '../../../tools/toolbox.ts'
import { mixedScope } from '../../makers/mixed-team-for-tests.ts'
import { judgeDay } from '../verdicts.ts'
import { writeNamedVitals } from './named-vitals.ts'

it('names whose vital sign is off where the maker gives no recovery', async () => {
  const scope = mixedScope()
  const judged = await judgeDay({ people: [], isTeam: true, leftOut: [] }, { scope, toolbox: new Toolbox(scope) })
  expect(writeNamedVitals(judged, scope.today, ['resting_heart_rate'])).toMatch(
    /Yes, \*\*1 of 4\*\*[\s\S]*\*\*Cal Cole\*\*: resting heart rate 63 bpm/,
  )
})
