import { expect, it } from 'vitest'
import { SCREENS } from '../../shared/navigation/screens.ts'
import { WAITING_SHAPES } from './waiting-shapes.ts'

const firstPart = (path: string) => path.split('/')[1]
/** Open to visitors too, or gone in a moment. */
const WITHOUT = ['register', 'connect-whoop-callback', 'connect-device-callback']

it('has a shape for every signed-in screen', () => {
  const screens = new Set(SCREENS.map(({ path }) => firstPart(path) ?? '').filter((part) => !WITHOUT.includes(part)))
  expect(WAITING_SHAPES.map(({ screen }) => screen).toSorted()).toEqual([...screens].toSorted())
})
