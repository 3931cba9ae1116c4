import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { clocksIn, firstLength, lengthsIn, spanIn } from './times.ts'

const JUDGED =
  /\b(is (that|it|this) (too|dumb|stupid|crazy|smart|ok\w*|fine|reasonable|realistic|a (good|bad|dumb|stupid|terrible)|wise|asking|overkill|enough|right|nuts|insane|doable)|too (much|hard|long|tough)|make sense|does that (work|fit)|am i (dumb|crazy|nuts|asking)|can (they|we|these guys|the guys) (handle|take|do)|good idea|bad idea|dumb|overkill|would (that|you) (be|do)|should i (cut|drop|change|back|go|do))\b/

/** Whether the user asks if the plan fits: "is that dumb given where these guys are at". */
export const judgedIn = (words: string): Pick<TeamPlan, 'judged'> => (JUDGED.test(words) ? { judged: true } : {})

/** The start time and the length. */
export function timesIn(words: string): Pick<TeamPlan, 'from' | 'minutes'> {
  const span = spanIn(words)
  if (span) return span
  const [from] = clocksIn(words)
  const whole = words
    .replace(PART_LENGTH, ' ')
    .replace(LENGTH_OF_PART, ' ')
    .replace(/\b(add|plus|extra|more|fewer|less) \d+ ?min\w*/g, ' ')
  return { ...firstLength(whole), ...(from !== undefined && { from }) }
}

const FOCUS =
  /\b(?:heavy on|focus(?:ing|ed)? on|work(?:ing)? on|emphasi[sz]e|emphasis on|built around|centered on) (?:the |some |our |more )?([\p{L}][\p{L} '-]{2,60})/u

/** What to drill, in the coach's own words. */
export function focusIn(words: string): Pick<TeamPlan, 'focus'> {
  const focus = FOCUS.exec(words)?.[1]
    ?.replace(/\b(for|with|at|in|today|tomorrow|please|and (no|live|then))\b.*$/, '')
    .trim()
  return focus && !/\b(live|conditioning|who|red|tired|that)\b/.test(focus) ? { focus } : {}
}

/** "20 min live"; in "60 min, live in the middle" the minutes are those of the whole practice. */
const PART_LENGTH =
  /(\d{1,3})[ -]?(?:min\w*|m|')?(?: of(?: it| that| them| this)?| for| to)? (?:is |in |all |as |be )?(warm-?up|drill\w*|situational\w*|live|conditioning|cool-?down)\b/g
/** "Make the live 20", "cut drill down to 15". */
const LENGTH_OF_PART =
  /\b(warm-?up|drill\w*|situational\w*|live|conditioning|cool-?down)(?: part| goes| wrestling)? (?:is |be |to |down to |up to |for |only |just |of )?(\d{1,2}) ?(?:min\w*|m)?(?=$|[ ,.;!?])(?! ?(?:am|pm|groups?|goes|guys|lines|of|%))/g
const PART_NAMES: readonly (readonly [string, NonNullable<TeamPlan['lengths']>[number]['part']])[] = [
  ['warm', 'warm_up'],
  ['drill', 'drill'],
  ['situational', 'situational'],
  ['live', 'live'],
  ['conditioning', 'conditioning'],
  ['cool', 'cool_down'],
]

/** The parts named, with their minutes, and the number of live rounds. */
export function partsIn(words: string): Pick<TeamPlan, 'live' | 'drops' | 'lengths'> {
  const named = [...words.matchAll(PART_LENGTH)].map(([, minutes = '', said = '']) => [minutes, said] as const)
  const reversed = [...words.replace(PART_LENGTH, ' ').matchAll(LENGTH_OF_PART)].map(
    ([, said = '', minutes = '']) => [minutes, said] as const,
  )
  const lengths = [...named, ...reversed].flatMap(([minutes, said]) => {
    const part = PART_NAMES.find(([start]) => said.startsWith(start))?.[1]
    return part && Number(minutes) > 0 && Number(minutes) <= 240 ? [{ part, minutes: Number(minutes) }] : []
  })
  const [whole = 90] = lengthsIn(words.replace(PART_LENGTH, ' '))
  if (
    /\b(a little|little|a bit of|less|shorter|light on) live\b/.test(words) &&
    !lengths.some(({ part }) => part === 'live')
  )
    lengths.push({ part: 'live', minutes: Math.max(5, Math.round((whole * 0.12) / 5) * 5) })
  const drops = (['situational', 'conditioning'] as const).filter((part) =>
    new RegExp(`\\b(no|without|drop|skip|cut|leave out|take out|lose)( the| any)? ${part}`).test(words),
  )
  const live = /\b(no|without|drop( the)?|skip( the)?|take out( the)?|zero|not any) live\b|\bdrill(s|ing)? only\b/.test(
    words,
  )
    ? 'none'
    : /\blive( wrestling| goes)?( is| goes)? (in the |into the |to the )?middle\b|\bmiddle\b.*\blive\b/.test(words)
      ? 'middle'
      : /\blive( wrestling| goes)? (first|early|up front|at the (start|beginning))\b|\b(start|open|begin) with live\b/.test(
            words,
          )
        ? 'start'
        : /\blive( wrestling| goes)? (last|late|at the end|to the end)\b|\b(end|finish) (with|on) live\b/.test(words)
          ? 'end'
          : undefined
  return { ...(live && { live }), ...(drops.length > 0 && { drops }), ...(lengths.length > 0 && { lengths }) }
}
