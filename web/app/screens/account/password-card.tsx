import { useSession } from '../../shared/session/use-session.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { PasswordForm } from './password-form.tsx'

/** A new password: with the current one, or by a link for who has forgotten it. */
export function PasswordCard({ sendsMail }: { sendsMail?: boolean }) {
  const { profile } = useSession()
  if (!profile) return null
  return (
    <Card title="Password">
      <PasswordForm email={profile.email} />
      <ForgottenPassword profile={profile} sendsMail={sendsMail} />
    </Card>
  )
}
