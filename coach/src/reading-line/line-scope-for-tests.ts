import type { LineScope } from './line-segments.ts'

const NAMES = ['Farid Russo', 'Isaiah Aliyev', 'Gabriel Santos', 'Luka Adeyemi', 'Luka Garcia']

const idAt = (place: number) => `00000000-0000-4000-8000-00000000000${place + 1}`

export const IDS = NAMES.map((_, place) => idAt(place))
export const [FARID = '', ISAIAH = '', GABRIEL = '', LUKA = '', LUKA_GARCIA = ''] = IDS

/** Five athletes, two with the same first name, on Saturday, November 21. */
export const SCOPE: LineScope = {
  view: 'team',
  days: 7,
  today: '2026-11-21',
  athletes: NAMES.map((name, place) => ({
    id: idAt(place),
    name,
    first_name: name.split(' ')[0] ?? name,
    connected: true,
    linkEnded: false,
  })),
}
