import { endsOf, WEEK } from '../../reading/period-comparisons/windows.ts'
import { windowsOf } from '../../reading/period-comparisons/words.ts'
import { asksForMoreThan, type WholeMessageRule } from './whole-message-rule.ts'

const WHO = /\b(any(body|one)?|who|which|some(body|one)|guys?|kids?|everyone|name)\b/
const COASTS =
  /\b(coast\w*|slack\w*|loaf\w*|dog(ging|s) it|sandbag\w*|taking it easy|take it easy|phoning it in|going through the motions|holding back|not (working|going) (as )?hard|hiding|skating by|cruis(e|es|ing)|half[- ]?assing|mailing it in)\b/
const LOWER =
  /\b(lower|less|low|lowest|least|light(er|est)?) (\w+ )?(strain|effort|heart rate|work\w*|load)\b.*\b(same (session|practice|workout|drills?)|than (everyone|everybody|the (rest|others|team|room|group)))\b/
const TRAINING = /\b(practices?|sessions?|mat|drills?|workouts?|wrestling|live|training|in the room|strain)\b/
/** Taking it easy may be the instruction somebody was given. */
const TOLD = /\b(should|needs? to|have to|has to|can|could|must|let|make|tell|told|today|tomorrow|tonight|rest)\b/

/** "Is anybody coasting": each athlete's wrestling sessions compared with the team's on the same days. */
export const readCoasting: WholeMessageRule = (part, words) => {
  const isCoasting = COASTS.test(words) && !TOLD.test(words)
  const isLower = LOWER.test(words) && TRAINING.test(words)
  if (!WHO.test(words) || !(isCoasting || isLower)) return undefined
  if (asksForMoreThan(part, 'name', 'bound', 'band', 'count', 'weekdays')) return undefined
  const said = windowsOf(part).find(({ window }) => endsOf(window, part.today).days >= WEEK)?.window
  return {
    kind: 'query',
    query: {
      who: {},
      measures: [{ metric: 'workout_strain', aggregate: 'mean', sport: 'wrestling' }],
      days: { window: said ?? { last: 2 * WEEK } },
      by: ['athlete'],
      order: 'lowest',
      against: { team: true },
      asks: 'who',
    },
  }
}
