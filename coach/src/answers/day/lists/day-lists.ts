import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { movesSinceYesterday, writeMove } from '../forms/changes.ts'
import { liftingGroups } from '../forms/groups.ts'
import { vitalsOff, writeVitals } from '../forms/sick.ts'
import { oddOnes } from '../forms/unusual.ts'
import { byRecovery } from '../forms/who-does-what.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh, ofVerdict, writeJudged } from '../verdicts.ts'

/** Athletes of an answer who are described in the same way. */
export interface DayList {
  title: string
  athletes: readonly FreshVerdict[]
  /** One athlete in a line. */
  write: (one: FreshVerdict) => string
}

/** The lists of an answer about a day. */
export interface DayLists {
  title: string
  lists: DayList[]
  /** One order runs through all lists, so that the first few are of all; otherwise each list has its own. */
  isOneOrder: boolean
}

type Form = Exclude<DayAsked['form'], 'one'>

const TITLES: Record<Form, string> = {
  sick: 'Vital signs off',
  groups: 'Lifting groups',
  changes: 'Changed since yesterday',
  order: 'To see before practice',
  sit_out: 'To hold back today',
  push: 'To push today',
  live: 'To go live today',
  planned: 'Training as planned today',
  unusual: 'Furthest from their own normal',
  everybody: 'What today asks for',
  ready: 'What today asks for',
  brief: 'To hold back today',
}

/** Who is in an answer of a given form, list by list; nobody is in two of them. */
export function dayListsOf(form: Form, judged: readonly AthleteVerdict[], today: string): DayLists {
  const isOneOrder = !['groups', 'changes', 'everybody', 'ready'].includes(form)
  return { title: TITLES[form], lists: listsOf(form, judged, today), isOneOrder }
}

function listsOf(form: Form, judged: readonly AthleteVerdict[], today: string): DayList[] {
  const write = (one: FreshVerdict) => writeJudged(one, today)
  const held = ['easy', 'lighter'] as const
  const of = (verdict: keyof typeof NAMES): DayList => ({
    title: NAMES[verdict],
    athletes: verdict === 'as_planned' ? byRecovery(ofVerdict(judged, verdict)) : ofVerdict(judged, verdict),
    write,
  })
  switch (form) {
    case 'push':
      return [of('hard')]
    case 'live':
      return [of('hard'), of('as_planned')]
    case 'planned':
      return [of('as_planned')]
    case 'everybody':
    case 'ready':
      return [...held.map(of), of('hard'), of('as_planned')]
    case 'groups':
      return liftingGroups(judged).map(({ name, athletes }) => ({ title: name, athletes, write }))
    case 'changes': {
      const { worse, better } = movesSinceYesterday(judged, today)
      const lines = new Map([...worse, ...better].map((one) => [one.athlete.id, writeMove(one)]))
      const writeMoved = (one: FreshVerdict) => lines.get(one.athlete.id) ?? write(one)
      return [
        { title: 'Down', athletes: worse, write: writeMoved },
        { title: 'Up', athletes: better, write: writeMoved },
      ]
    }
    case 'unusual': {
      const { strong, small } = oddOnes(judged)
      return [
        { title: 'Clearly', athletes: strong, write },
        { title: 'In a small thing', athletes: small, write },
      ]
    }
    case 'sick': {
      const { ill, two, one } = vitalsOff(judged.filter(isFresh))
      const lines = new Map([...ill, ...two, ...one].map((each) => [each.athlete.id, writeVitals(each)]))
      const writeSigns = (each: FreshVerdict) => lines.get(each.athlete.id) ?? write(each)
      return [
        { title: 'Several at once', athletes: ill, write: writeSigns },
        { title: 'Two for one night', athletes: two, write: writeSigns },
        { title: 'One alone', athletes: one, write: writeSigns },
      ]
    }
    case 'order':
      return [{ title: TITLES.order, athletes: ofVerdict(judged, ...held), write }]
    case 'sit_out':
    case 'brief':
      return held.map(of)
  }
}

const NAMES = {
  easy: 'Out of live wrestling',
  lighter: 'Lighter day',
  hard: 'Ready for a hard day',
  as_planned: 'As planned',
} as const
