import type { MemberDay } from '../../people/history.ts'
import { drawsFor, TOPIC } from '../../people/random.ts'

const WEIGHT = 1
const HEIGHT = 4
const FAT_PERCENT = 6
const MUSCLE = 76
/** The member's own, by the scale; typed in; and perhaps somebody else's of the same household. */
const ATTRIB = { own: 0, typed: 2, perhaps: 1 }
const EVERY_DAYS = 3
/** From getting up to stepping on the scale. */
const LATER_SECONDS = 600

/** Weighings of these days, the newest first: every third morning, and once a guest of the household. */
export function measureGroups(days: readonly MemberDay[], types: readonly number[], nowMs: number): object[] {
  const weighings = days
    .filter(({ day, night }) => day % EVERY_DAYS === 0 && night.endMs / 1000 + LATER_SECONDS <= nowMs / 1000)
    .map((day) => group(day, ATTRIB.own, measuresOn(day), types))
  const [newest] = days
  if (!newest) return weighings
  const { height_meter } = newest.person
  const height = [{ value: Math.round(height_meter * 100), type: HEIGHT, unit: -2 }]
  const guest = [{ value: 51_250, type: WEIGHT, unit: -3 }]
  return [group(newest, ATTRIB.perhaps, guest, types), ...weighings, group(newest, ATTRIB.typed, height, types)]
}

interface Measure {
  value: number
  type: number
  unit: number
}

function measuresOn({ day, person }: MemberDay): Measure[] {
  const chance = drawsFor(person.seed, person.member, TOPIC.body, day, 2)
  const kilogram = person.weight_kilogram + 0.5 * chance.normal()
  const fat = (person.member % 2 === 1 ? 12 : 20) + 0.4 * chance.normal()
  return [
    { value: Math.round(kilogram * 1000), type: WEIGHT, unit: -3 },
    { value: Math.round(fat * 1000), type: FAT_PERCENT, unit: -3 },
    { value: Math.round(kilogram * (100 - fat) * 9.5), type: MUSCLE, unit: -3 },
  ]
}

function group({ day, night, person }: MemberDay, attrib: number, measures: Measure[], types: readonly number[]) {
  const date = Math.round(night.endMs / 1000) + LATER_SECONDS
  return {
    grpid: (day * 10 + attrib) * 10_000 + person.member,
    attrib,
    date,
    created: date + 30,
    modified: date + 30,
    category: 1,
    measures: measures.filter(({ type }) => types.includes(type)),
  }
}
