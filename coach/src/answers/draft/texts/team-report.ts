import { counted } from '@corner/analytics/numbers/counted.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { judgeDay } from '../../day/verdicts.ts'
import { type DraftText, fitting, type Line } from '../draft-text.ts'
import { type Week, weekOf, writeWeekly } from '../figures/week-of.ts'
import { type DraftFor, FIGURES_LEFT_OUT, factLines, leftOver } from './draft-for.ts'
import { staffGreeting } from './staff-greeting.ts'
import { isStaff, staffLines } from './staff-lines.ts'
import { ASKS_WORTH, worthMentioning } from './worth-mentioning.ts'

/** Outside the staff, a mean of fewer athletes would reveal single ones. */
const LEAST_ATHLETES = 5

/**
 * A summary of the team: for the staff who needs what today, and the week behind it; for others means and counts, and
 * nobody by name.
 */
export async function writeTeamReport(given: DraftFor): Promise<DraftText | undefined> {
  const { wish, people, isTeam, scope, toolbox } = given
  const isOutside = wish.to === 'public' || wish.to === 'parents'
  const ids = people.map(({ id }) => id) as [string, ...string[]]
  const week = await weekOf(isTeam ? {} : { ids }, { scope, toolbox })
  const athletes = week.now.recovery?.athletes ?? week.now.sleep_duration?.athletes ?? 0
  const told = factLines(given)
  if (athletes === 0 && told.length === 0) return undefined
  const isTooFew = isOutside && athletes < LEAST_ATHLETES
  const isOfToday = wish.from !== undefined && wish.subject !== 'standing' && isNamedFor(wish)
  const figures = isTooFew || isOfToday || (told.length > 0 && wish.subject === undefined) ? [] : linesOf(week, given)
  const isNamed = isNamedFor(wish)
  const today =
    isOutside || (figures.length === 0 && !isOfToday) || wish.subject === 'sleep' ? [] : await todayOf(given, isNamed)
  if (told.length + figures.length + today.length === 0) return undefined
  const covered = `Data came from ${athletes} of ${counted(people.length, 'athlete')}.`
  const lines: Line[] = [
    ...told,
    ...(isNamed ? [...today, ...figures.map(lessNeeded)] : [...figures, ...today]),
    ...(figures.length > 0 && !isOutside && !wish.manner.withoutNumbers ? [{ text: covered, keep: 2 as const }] : []),
  ]
  const worth =
    ASKS_WORTH.test(wish.words) && !isOutside && figures.length > 0
      ? await worthMentioning(given, week, today, isNamed)
      : []
  if (worth.length > 0) lines.splice(0, lines.length, ...told, ...figures, ...worth, { text: covered, keep: 2 })
  if (lines.every(({ text }) => text === covered)) return undefined
  if (wish.to === 'parents' && wish.subject === 'sleep' && figures.length > 0) lines.push(HELP_AT_HOME)
  const kept = new Set(fitting(lines, wish.manner).map(({ text }) => text))
  const hasMeans = figures.some(({ text }) => kept.has(text))
  return {
    to: nameReaders(wish),
    about: isOfToday ? 'today' : 'the week of the team',
    greeting:
      wish.to === 'parents'
        ? wish.manner.tone === 'warm'
          ? 'Hello everybody,'
          : 'Dear parents,'
        : wish.manner.isEmail || wish.named
          ? staffGreeting(wish).greeting || 'Hello,'
          : '',
    lines,
    isList: worth.length > 0,
    beneath: [
      hasMeans && `it rests on the team's means of ${writeSpan(week.window.from, week.window.until, scope.today)}`,
      isTooFew
        ? 'of fewer than 5 athletes no mean is told outside of the staff'
        : figures.length > 0 && !(isNamed && today.length > 0) && FIGURES_LEFT_OUT,
      leftOver(given),
    ],
  }
}

const HELP_AT_HOME: Line = {
  text: 'Please help with a fixed bedtime and a phone that stays outside of the bedroom.',
  keep: 2,
}

const isNamedFor = ({ to, manner }: DraftFor['wish']) => isStaff(to) && !manner.withoutNames

/** Several coaches are called the staff; a report has no reader of its own. */
const nameReaders = (wish: DraftFor['wish']) => (wish.to === 'report' ? undefined : staffGreeting(wish).to)

function linesOf(week: Week, { wish }: DraftFor): Line[] {
  const [recovery, sleep, strain] = (['recovery', 'sleep_duration', 'strain'] as const).map((metric) =>
    writeWeekly(week, metric),
  )
  const isOfSleep = wish.subject === 'sleep'
  if (wish.manner.withoutNumbers) return withoutNumbers(week)
  const lines: (Line | undefined | false)[] = [
    !isOfSleep &&
      recovery && {
        text: `The team's recovery averaged ${recovery.value} over the last 7 days${recovery.before}.`,
        keep: 1,
      },
    !isOfSleep &&
      recovery &&
      wish.manner.isForLay && {
        text: 'Recovery is a morning score that says how rested the body is: the higher, the better.',
        keep: 3,
      },
    sleep && {
      text: `${isOfSleep ? 'The team slept' : 'Sleep was'} ${sleep.value} a night${isOfSleep ? ' over the last 7 days' : ''}${sleep.before}.`,
      keep: isOfSleep ? 1 : 2,
    },
    !isOfSleep &&
      strain && {
        text: `${wish.manner.isForLay ? 'Strain, which says how hard the days were on a scale to 21,' : 'Day strain'} averaged ${strain.value}${strain.before}.`,
        keep: 3,
      },
  ]
  return lines.filter((line): line is Line => Boolean(line))
}

/** The course of the week in words. */
function withoutNumbers({ now, before }: Week): Line[] {
  const [value, old] = [now.recovery?.value, before.recovery?.value]
  if (value === undefined) return []
  const course =
    old === undefined || Math.abs(value - old) < SAME_POINTS
      ? 'about the same as'
      : value > old
        ? 'better than'
        : 'lower than'
  return [
    {
      text: `The team's recovery of the last 7 days was ${old === undefined ? 'recorded for the first time' : `${course} the week before`}.`,
      keep: 1,
    },
  ]
}

/** A smaller difference of weekly means, in points, is treated as none. */
const SAME_POINTS = 2

/** With today's names in the text, the week is dropped first. */
const lessNeeded = (line: Line): Line => ({ ...line, keep: 3 })

/** How many have a lighter day: a count, or for the staff their names. */
async function todayOf(given: DraftFor, isNamed: boolean): Promise<Line[]> {
  if (isNamed) return staffLines(given)
  const { people, isTeam, scope, toolbox } = given
  const judged = await judgeDay({ people, isTeam, leftOut: [] }, { scope, toolbox })
  const countOf = (verdict: string) => judged.filter((one) => one.verdict === verdict).length
  const [easy, lighter] = [countOf('easy'), countOf('lighter')]
  if (judged.every(({ verdict }) => verdict === 'ask')) return []
  const parts = [
    easy > 0 && `${counted(easy, 'athlete is', 'athletes are')} out of live wrestling`,
    lighter > 0 && `${counted(lighter, 'has', 'have')} a lighter day`,
  ].filter(Boolean)
  return [{ text: parts.length === 0 ? 'Today nobody needs a lighter day.' : `Today ${parts.join(' and ')}.`, keep: 2 }]
}
