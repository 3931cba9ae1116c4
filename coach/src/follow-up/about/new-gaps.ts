import { addDays } from '@corner/analytics/days/calendar.ts'
import type { RequestOf, Sources } from '../../answers/context/answer-context.ts'
import { requestDays } from '../../answers/context/request-days.ts'
import { bullets, joinAnd, paragraphs } from '../../answers/phrases/lists.ts'
import { boldName } from '../../wording/names.ts'

const NEW =
  /\b(new|newly|recent(ly)?|ever|never|always|used to|since when|how long|before|lately|stopped|habit|usual(ly)?|all along|just (now|this week))\b/
const BACK = 90

/** Whether a message after "who has no data" asks if that is new. */
export const asksIfNew = (message: string): boolean =>
  NEW.test(message.toLowerCase()) && message.split(/\s+/).length <= MOST_WORDS
const MOST_WORDS = 20

/** Who has few or no records now, and what it was like over the weeks before. */
export async function sayIfNew({ days }: RequestOf<'overview'>, { scope, toolbox }: Sources): Promise<string> {
  const { window } = requestDays(days ?? {}, scope)
  const now = await toolbox.call('data_coverage', { window })
  const before = await toolbox.call('data_coverage', {
    window: { from: addDays(now.window.from, -BACK), until: addDays(now.window.from, -1) },
  })
  const few = now.athletes.filter(({ recoveryDays }) => recoveryDays < now.window.days)
  if (few.length === 0) return `Nobody is missing data over these ${now.window.days} days.`
  const told = few.map((one) => ({ one, past: before.athletes.find(({ athlete }) => athlete.id === one.athlete.id) }))
  const never = told.filter(({ one, past }) => one.recoveryDays === 0 && (past?.recoveryDays ?? 0) === 0)
  const isNew = told.filter(({ one, past }) => one.recoveryDays === 0 && (past?.recoveryDays ?? 0) > 0)
  const others = told.filter((each) => !never.includes(each) && !isNew.includes(each))
  const names = (some: typeof told) => joinAnd(some.map(({ one }) => boldName(one.athlete.name)))
  const line = ({ one, past }: (typeof told)[number]) =>
    `${boldName(one.athlete.name)}: ${one.recoveryDays} of ${now.window.days} nights now, ${past?.recoveryDays ?? 0} of ${before.window.days} before`
  return paragraphs(
    [
      isNew.length > 0 ? `**New for ${names(isNew)}**.` : '**Not new**: nobody who had records has stopped altogether.',
      never.length > 0 && `${names(never)}: no record in the ${before.window.days} days before either.`,
    ]
      .filter(Boolean)
      .join(' '),
    [...isNew, ...others].length > 0 && bullets([...isNew, ...others].map(line)),
  )
}
