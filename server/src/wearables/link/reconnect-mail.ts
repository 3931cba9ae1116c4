import type { MailMessage } from '../../mail/message.ts'

const DAY_MS = 86_400_000

interface ReconnectMail {
  to: string
  /** The maker as the screens name it. */
  label: string
  /** The device page. */
  page: string
  isLast: boolean
  now: Date
}

/** Asks to connect a wearable again. No name and no value: a mail is read by whoever looks over a shoulder. */
export function reconnectMail({ to, label, page, isLast, now }: ReconnectMail): MailMessage {
  return {
    to,
    subject: `Connect ${label} again`,
    text: `Hello,

The link between your ${label} account and your club's dashboard has ended, so nothing new arrives. What is there stays. Sign in and connect it again:

${page}

${isLast ? 'This is the last mail about it.' : 'If it stays as it is, you get at most one more mail in a day, and none after a week.'} You can switch these mails off on the same page.
`,
    usefulUntil: new Date(now.getTime() + DAY_MS),
  }
}
