// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubCanvas } from '../../../../shared/charts/canvas-for-tests.ts'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { TeamChartCard } from './team-chart-card.tsx'
import { TEAM_CHARTS, type TeamChart } from './team-charts.ts'

const [RECOVERY] = TEAM_CHARTS as readonly [TeamChart]

beforeEach(() => void stubCanvas())

function card(names: readonly string[], recovery: number | null, failure: string | null = null, chosen?: string[]) {
  stubServer({})
  const failures = { recovery: failure, sleep: null, activity: null }
  const view = viewForTests(
    names.map((name) => ({ name, recovery })),
    { failures, ...(chosen && { chosen }) },
  )
  const ids = view.athletes.map(({ athlete_id }) => athlete_id)
  return mounted(<TeamChartCard chart={RECOVERY} view={view} ids={ids} order={ids} places={new Map()} />)
}
const { empty } = RECOVERY.left.metric

describe('a chart of the team', () => {
  it.each([[['Ann']], [['Ann', 'Bea']]])('draws the lines of %j', (names) => {
    card(names, 60)
    expect(screen.getByRole('application').getAttribute('aria-label')).toMatch(
      names.length === 1 ? /, 1 athlete$/ : /, 2 athletes$/,
    )
    expect(screen.getByText(`Athletes shown in colour: ${RECOVERY.title}`)).toBeTruthy()
    expect(screen.queryByText(empty.title)).toBeNull()
  })

  it('says why it has no line', () => {
    card(['Ann'], null)
    expect(screen.getByText(empty.title)).toBeTruthy()
    expect(screen.getByText(empty.text)).toBeTruthy()
    expect(screen.queryByRole('application')).toBeNull()
  })

  it('leaves it to the page to say that nobody is chosen', () => {
    card(['Ann', 'Bea'], 60, null, [])
    expect(screen.queryByText(/Nobody is chosen/)).toBeNull()
  })

  it('says that its values did not load', () => {
    card([], null, 'Down for an hour')
    expect(screen.getByText('Down for an hour')).toBeTruthy()
    expect(screen.queryByText(empty.text)).toBeNull()
  })
})
