import { type AthleteVerdict, isFresh, reasonsOf } from '../../day/verdicts.ts'
import { THREE_QUESTIONS } from '../../day/without-data.ts'
import { bullets, capital, paragraphs } from '../../phrases/lists.ts'
import type { Assigned } from './assign-groups.ts'
import type { PlanPeople } from './people.ts'

interface Named {
  room: PlanPeople
  name: (one: AthleteVerdict) => string
  names: (all: readonly AthleteVerdict[]) => string
}

const WORK: Record<AthleteVerdict['verdict'], string> = {
  hard: 'nothing speaks against the whole practice',
  as_planned: 'practice as planned, without extra rounds',
  lighter: 'drill first, and decide about live after the warm-up',
  easy: 'technique and mobility, no live',
  ask: 'ask first, then drill',
}

/** What the athletes of the lowest group do, each by their own day. */
export function sayLowest({ athletes }: Assigned, title: string, { name }: Named): string {
  if (athletes.length === 0) return `Nobody is in ${title}.`
  return paragraphs(
    `${capital(title)}: warm up and drill with everybody at an easy pace, no conditioning, and then:`,
    bullets(
      athletes.map((one) => {
        const [reason] = isFresh(one) ? reasonsOf(one, 1) : []
        return `**${name(one)}**: ${WORK[one.verdict]}${reason ? ` (${reason.text})` : ''}`
      }),
    ),
  )
}

/** Which group athletes without a fresh record join. */
export function sayNoData({ ask }: PlanPeople, names: Named['names']): string {
  if (ask.length === 0) return '**Nobody** is without fresh data today.'
  return `${names(ask)}: ask ${THREE_QUESTIONS}. All three well: with those who train as planned, nothing extra. Else drill and mobility with the easiest group.`
}
