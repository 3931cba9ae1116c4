/** A mail to one person, in plain words. */
export interface Letter {
  to: string
  subject: string
  text: string
  /** When what it says is over (a link that ran out): from then on it is no longer sent. */
  usefulUntil: Date
}
