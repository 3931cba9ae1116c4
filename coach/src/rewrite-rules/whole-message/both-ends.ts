import { asManyBefore, endsOf, WEEK } from '../../reading/period-comparisons/windows.ts'
import { windowsOf } from '../../reading/period-comparisons/words.ts'
import { metricsNamed } from '../../reading/spans/span.ts'
import { ofEachAthlete } from '../of-each-athlete.ts'
import { asksForMoreThan, type WholeMessageRule } from './whole-message-rule.ts'

const MOVERS =
  /\b(movers?|risers?|fallers?|gainers?|losers?|climbers?|droppers?|(moved|changed|shifted|swung) (the )?most|(biggest|largest|top|most) (\w+ )?(moves?|changes?|changed|swings?|jumps?|drops?|gains?|rises?|falls?|moved|improved|shifts?))\b/
const BOTH =
  /\b(up and down|down and up|ups and downs|up or down|both (ways|ends|directions|sides)|(each|either) (way|direction|side|end)|per side|(risers?|gainers?|climbers?|gains?|rises?|jumps?) (and|&|\/|or|plus) (the )?(biggest |top )?(fallers?|losers?|droppers?|drops?|falls?)|(fallers?|losers?|droppers?|drops?|falls?) (and|&|\/|or|plus) (the )?(biggest |top )?(risers?|gainers?|climbers?|gains?|rises?|jumps?)|improved (and|&|or) (the )?(most )?(declined|dropped|fell|worsened))\b/

/** "Biggest movers this week vs last, up and down": both ends of the comparison, not only the risers. */
export const readBothEnds: WholeMessageRule = (part, words) => {
  if (!MOVERS.test(words) || !BOTH.test(words)) return undefined
  if (asksForMoreThan(part, 'name', 'bound', 'band', 'weekdays', 'sport')) return undefined
  const [metric = 'recovery', second] = metricsNamed(part.spans)
  if (second) return undefined
  const said = windowsOf(part).find(({ window }) => endsOf(window, part.today).until === part.today)?.window
  const length = said ? endsOf(said, part.today).days : 0
  // "This week vs last" is a whole week on both sides, even early in the week.
  const window = said && length > WEEK ? said : { last: WEEK }
  return ofEachAthlete(metric, window, { against: { days: { window: asManyBefore(window, part.today) } } })
}
