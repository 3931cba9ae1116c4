import { type AthleteVerdict, isFresh, reasonsOf } from '../../day/verdicts.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { type PlanPeople, sayAsk } from './people.ts'

type Names = (all: readonly AthleteVerdict[]) => string

/** From this share of athletes with data who need less, the live part is too much for the team. */
const MANY = 1 / 3
const MOST = 1 / 2

/** Whether so much live wrestling fits the team today, by how many are held back. */
export function judgeLive({ hard, planned, lighter, easy }: PlanPeople, minutes: number, names: Names): string {
  const able = hard.length + planned.length
  const all = able + lighter.length + easy.length
  if (all === 0) return 'There is no fresh recovery to judge the plan by.'
  if (minutes === 0) return `There is no live in it; ${able} of ${all} could take some.`
  const share = (lighter.length + easy.length) / all
  const verdict =
    share >= MOST
      ? `**${minutes} min of live is too much today**: only ${able} of ${all} with data can take it, so cut it in half`
      : share >= MANY
        ? `**${minutes} min of live is a lot today**: ${able} of ${all} with data can take it, so cut it by a third`
        : `**${minutes} min of live fits**: ${able} of ${all} with data can take it`
  const held = [
    easy.length > 0 && `${names(easy)} out of live`,
    lighter.length > 0 && `${names(lighter)} half the goes`,
  ].filter(Boolean)
  return sentences(`${verdict}.`, held.length > 0 && `Not for all: ${held.join(', ')}.`)
}

/** Who sits out the live part, who does half of it, and why. */
export function sayHeldBack({ easy, lighter, ask }: PlanPeople, names: Names): string {
  if (easy.length + lighter.length === 0)
    return sentences('**Nobody** has to sit out the live part.', ask.length > 0 && `${sayAsk(ask, names)}.`)
  const why = (one: AthleteVerdict) => {
    const [reason] = isFresh(one) ? reasonsOf(one, 1) : []
    return `${names([one])}${reason ? `: ${reason.text}` : ''}`
  }
  return paragraphs(
    easy.length > 0 ? `Out of live: ${names(easy)}.` : 'Nobody sits it out.',
    easy.length > 0 && bullets(easy.map(why)),
    lighter.length > 0 && 'Half the goes, if the warm-up feels right:',
    lighter.length > 0 && bullets(lighter.map(why)),
    ask.length > 0 && `${sayAsk(ask, names)}.`,
  )
}
