// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { stubCanvas } from './canvas-for-tests.ts'
import { CHART, COLOURS } from './chart-for-tests.ts'
import { chartPicture } from './chart-picture.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Line ${place}`, mark: 'solid', colour: 'navy' }) as never)

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
})

async function picture(legend: number) {
  const painted = stubCanvas()
  await chartPicture(CHART, COLOURS, { title: 'Recovery', note: 'Varsity, Nov 21', legend: entries(legend) })
  const texts = painted.filter(([name]) => name === 'fillText').map(([, ...given]) => given)
  const at = (text: string) => texts.find(([said]) => said === text)?.slice(1, 3)
  return { at, plotAt: painted.find(([name]) => name === 'drawImage')?.slice(2) }
}

it('has title and note above the plot', async () => {
  const { at, plotAt } = await picture(0)
  expect(at('Recovery')).toEqual([24, 24])
  expect(at('Varsity, Nov 21')).toEqual([24, 50])
  expect(plotAt).toEqual([24, 70, 952, 400])
})

it('breaks the legend into lines, above the plot', async () => {
  // An entry takes a mark of 16, a gap of 6, its text of 40, and 18 to the next: twelve fit between the edges.
  const { at, plotAt } = await picture(13)
  expect(at('Line 0')).toEqual([46, 82])
  expect(at('Line 1')).toEqual([126, 82])
  expect(at('Line 11')).toEqual([926, 82])
  expect(at('Line 12')).toEqual([46, 106])
  expect(plotAt).toEqual([24, 118, 952, 400])
})

it.each([
  ['square', ['fillRect', 27, 77, 10, 10]],
  ['solid', ['lineTo', 40, 82]],
] as const)('marks an entry of the legend with %s as its lines are drawn', async (mark, expected) => {
  const painted = stubCanvas()
  const legend = [{ name: 'Ann', mark, colour: 'navy' } as never]
  await chartPicture(CHART, COLOURS, { title: 'Recovery', note: 'Varsity', legend })
  expect(painted).toContainEqual(expected)
})

it('fails where the browser makes none', async () => {
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null))
  await expect(picture(0)).rejects.toThrow('The picture could not be made')
})
