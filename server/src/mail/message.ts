/** A mail to one person, in plain words. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  /** When its content expires (a link): after that it is no longer sent. */
  usefulUntil: Date
}
