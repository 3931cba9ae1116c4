// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atAddress, mounted } from '../../../../shared/mounted-for-tests.tsx'
import { useAthleteChoice } from '../../athlete-choice/use-athlete-choice.ts'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { FlaggedOnly } from './flagged-only.tsx'

function shown(recoveries: Record<string, number>) {
  const view = viewForTests(Object.entries(recoveries).map(([name, recovery]) => ({ name, recovery })))
  const ids = view.athletes.map(({ athlete_id }) => athlete_id)
  const Page = () => {
    const [chosen] = useAthleteChoice(ids)
    return <FlaggedOnly view={{ ...view, chosen }} ids={ids} />
  }
  return mounted(<Page />)
}

it('chooses in one press those who need attention, and everybody by the next', async () => {
  const { user, address } = shown({ Ann: 20, Bea: 70, Cal: 25 })
  const button = screen.getByRole('button', { name: 'Flagged only (2)' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(address()).toMatch(/athletes=[^&]*\.[^&]*$/)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  atAddress(address())
  await user.click(button)
  expect(address()).not.toContain('athletes')
})

it.each([[{ Ann: 70, Bea: 80 }], [{ Ann: 20, Bea: 20 }]])(
  'is not there where it would choose nobody or all: %j',
  (recoveries) => {
    shown(recoveries)
    expect(screen.queryByRole('button')).toBeNull()
  },
)
