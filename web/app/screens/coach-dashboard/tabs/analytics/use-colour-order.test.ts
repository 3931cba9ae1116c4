import { expect, it } from 'vitest'
import { linePlaces, spokenLooks } from '../../../../shared/charts/line-colours.ts'
import { TEAM_CHARTS } from './team-charts.ts'
import { type AthleteLines, teamChart } from './team-lines.ts'
import { colourOrder } from './use-colour-order.ts'

const TEAM = Array.from({ length: 24 }, (_, place) => `${place}`)

it('has the athletes of the header first, then further ones of the charts', () => {
  expect(colourOrder(['7', '2'], [['7', '2'], ['2', '9'], ['1']])).toEqual(['7', '2', '9', '1'])
})

it('leaves out choices too long for colours', () => {
  expect(colourOrder(TEAM, [TEAM, ['5'], TEAM])).toEqual(['5'])
})

it('gives an athlete the same colour and shape in all charts of the page', () => {
  const series = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const choices = [['17', '3'], ['3'], ['3', '17']]
  const order = colourOrder(TEAM, choices)
  const looks = TEAM_CHARTS.map((chart, place) => {
    const lines = TEAM.map((athleteId): AthleteLines => {
      const left = { id: athleteId, name: athleteId, metric: chart.left.metric, values: [1] }
      return { athleteId, left, right: null, makers: null }
    })
    const days = ['2026-11-21']
    const places = linePlaces([order])
    const drawn = teamChart(chart, days, lines, choices[place] ?? [], order, null, '2026-11-21', places)
    return spokenLooks(drawn, { series })
  })
  expect(looks.map((look) => look.get('3'))).toEqual(Array(3).fill({ colour: 'b', mark: 'square' }))
  expect([looks[0]?.get('17'), looks[2]?.get('17')]).toEqual(Array(2).fill({ colour: 'a', mark: 'circle' }))
})
