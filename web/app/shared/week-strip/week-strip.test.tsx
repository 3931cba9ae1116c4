import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WeekLegend } from './week-legend.tsx'
import { WeekStrip } from './week-strip.tsx'

it('has a mark for each of seven days and says their scores', () => {
  const markup = renderToStaticMarkup(
    <WeekStrip athlete={athleteWith({ recovery: [20, 50, null, 90, 67, 33] })} today={TODAY} />,
  )
  expect(markup).toContain(
    'aria-label="Recovery of the last 7 days, oldest first: no score, 20%, 50%, no score, 90%, 67%, 33%"',
  )
  expect(markup.match(/<svg/g)).toHaveLength(7)
  expect(markup).toContain('title="Nov 21: 33%"')
})

it('has a legend with each of its marks', () => {
  const markup = renderToStaticMarkup(<WeekLegend />)
  expect(markup.match(/<svg/g)).toHaveLength(4)
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(
    'Recovery of the last 7 days, oldest first: ready caution in the red no score',
  )
})
