// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted } from '../../../shared/mounted-for-tests.tsx'
import { AthleteSelect } from './athlete-select.tsx'

const athletes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `${place}`,
    name: `Athlete ${place}`,
    look: undefined,
    hasLine: place !== 1,
  }))

async function opened(count: number, chosen: readonly string[]) {
  const choices: string[][] = []
  const shown = mounted(
    <>
      <AthleteSelect athletes={athletes(count)} chosen={chosen} onChoose={(next) => choices.push(next)} />
      <button type="button">elsewhere</button>
    </>,
  )
  await shown.user.click(screen.getByRole('button', { name: `${chosen.length} of ${count} athletes selected` }))
  return { ...shown, choices }
}
const said = () => screen.queryByText(/^Selected:/)?.textContent

describe('the choice of athletes', () => {
  it.each([
    [3, [], 'Selected: none'],
    [3, ['0', '1', '2'], 'Selected: all of them'],
    [3, ['0', '2'], 'Selected: Athlete 0, Athlete 2'],
  ])('of %i says which are chosen: %j', async (count, chosen, words) => {
    await opened(count, chosen)
    expect(said()).toBe(words)
  })

  it('names twelve at most', async () => {
    const many = athletes(14).map(({ id }) => id)
    const twelve = await opened(15, many.slice(0, 12))
    expect(said()).toMatch(/Athlete 11$/)
    twelve.unmount()
    await opened(15, many)
    expect(said()).toMatch(/Athlete 11 and 2 more$/)
  })

  it('stays open while choosing, each tick on top of the one before', async () => {
    const { user, choices } = await opened(3, ['0'])
    await user.click(screen.getByRole('checkbox', { name: 'Athlete 2' }))
    await user.click(screen.getByRole('checkbox', { name: 'Athlete 0' }))
    expect(choices[0]).toEqual(['0', '2'])
    expect(said()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'All' }))
    await user.click(screen.getByRole('button', { name: 'None' }))
    expect(choices.slice(-2)).toEqual([['0', '1', '2'], []])
  })

  it('says who has no line', async () => {
    await opened(3, [])
    expect(screen.getAllByText('no data')).toHaveLength(1)
    expect(screen.getByRole('checkbox', { name: /Athlete 1/ }).parentElement?.textContent).toContain('no data')
  })

  it('closes on Escape, which gives the focus back, and when the focus leaves', async () => {
    const { user } = await opened(3, [])
    await user.click(screen.getByRole('checkbox', { name: 'Athlete 0' }))
    await user.keyboard('{Escape}')
    expect(said()).toBeUndefined()
    expect(document.activeElement?.textContent).toContain('athletes selected')
    await user.keyboard('{Enter}')
    expect(said()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'elsewhere' }))
    expect(said()).toBeUndefined()
  })

  it('finds an athlete of more than eight by typing, and keeps the others chosen', async () => {
    const { user, choices } = await opened(9, ['0'])
    await user.type(screen.getByRole('searchbox', { name: 'Find an athlete' }), 'lete 7')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Athlete 7' }))
    expect(choices).toEqual([['0', '7']])
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText('Nobody of that name.')).toBeTruthy()
  })

  it('has no search where the list is short', async () => {
    await opened(8, [])
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
