import { nameOf } from './names.ts'
import { clamp, drawsFor, TOPIC } from './random.ts'

export const LAST_MEMBER = 9999
/** Always wears the strap, so that the page of the demo's published athlete is never empty. */
const SHOWN_MEMBER = 1
/** WHOOP's `user_id` differs from the simulator's member number, so that mixing them up causes an error. */
const USER_ID_SHIFT = 20_000

/** A wrestler's usual values, drawn from seed and member number alone. */
export interface Person {
  seed: number
  member: number
  user_id: number
  email: string
  first_name: string
  last_name: string
  height_meter: number
  weight_kilogram: number
  max_heart_rate: number
  /** Usual nightly rMSSD in ms. */
  hrvMs: number
  restingBpm: number
  sleepNeedHours: number
  /** Local hours from midnight of the wake day; negative before midnight. */
  bedtimeHours: number
  wakeHours: number
  /** Share of the time in bed that is sleep. */
  sleepEfficiency: number
  breathsPerMinute: number
  skinCelsius: number
  /** How hard they train in the same practice; 1 is the team's average. */
  effort: number
  /** Load of a day without sport (see strain.ts). */
  everydayLoad: number
  cutsWeight: boolean
  /** How often they forget the strap; 1 is the team's average, 0 never. */
  forgetfulness: number
}

const known = new Map<string, Person>()

/** @param member 1 to 9999; odd numbers are men, even ones women */
export function personOf(seed: number, member: number): Person {
  const key = `${seed}/${member}`
  const person = known.get(key) ?? draw(seed, member)
  known.set(key, person)
  return person
}

function draw(seed: number, member: number): Person {
  const chance = drawsFor(seed, member, TOPIC.person)
  const { first_name, last_name } = nameOf(seed, member)
  const man = member % 2 === 1
  const height = (man ? 1.75 : 1.65) + 0.065 * chance.normal()
  const bodyMassIndex = (man ? 24.8 : 23.4) + 1.9 * chance.normal()
  const vagalTone = chance.normal()
  const age = chance.between(18, 24)
  return {
    seed,
    member,
    user_id: USER_ID_SHIFT + member,
    first_name,
    last_name,
    email: `${first_name}.${last_name}.${member}@whoop.example`.toLowerCase(),
    height_meter: Math.round(height * 100) / 100,
    weight_kilogram: Math.round(bodyMassIndex * height * height * 10) / 10,
    max_heart_rate: Math.round(208 - 0.7 * age + 6 * chance.normal()), // Tanaka 2001
    hrvMs: clamp(80 * Math.exp(0.38 * vagalTone), 40, 150), // athletes: log-normal, median about 80 ms (docs/reference/physiology.md#athletes)
    restingBpm: clamp((man ? 52 : 54) - 2.6 * vagalTone + 2.6 * chance.normal(), 45, 62),
    sleepNeedHours: clamp(8.1 + 0.3 * chance.normal(), 7.4, 8.9),
    bedtimeHours: Math.min(-1.27 + 0.33 * chance.normal(), -0.95),
    wakeHours: Math.max(6.65 + 0.22 * chance.normal(), 6.45),
    sleepEfficiency: clamp(0.915 + 0.014 * chance.normal(), 0.87, 0.95),
    breathsPerMinute: 15.6 + 1.1 * chance.normal(),
    skinCelsius: 33.7 + 0.35 * chance.normal(),
    effort: clamp(1 + 0.09 * chance.normal(), 0.8, 1.2),
    everydayLoad: clamp(0.27 + 0.035 * chance.normal(), 0.18, 0.36),
    cutsWeight: chance.chance(0.5),
    forgetfulness: member === SHOWN_MEMBER ? 0 : chance.between(0.4, 1.6),
  }
}
