import { hashSecret, newSecret } from '../accounts/opaque-secret.ts'

const INVITATION_DAYS = 14

/** A new token with its link and expiry. The token is in the fragment, so that no server or log on the way sees it. */
export function newInvitationLink({ publicUrl, now }: { publicUrl: string; now(): Date }) {
  const { secret, hash } = newSecret()
  const expires_at = new Date(now().getTime() + INVITATION_DAYS * 86_400_000)
  return { link: `${publicUrl}/invitation#${secret}`, token_hash: hash, expires_at }
}

export const hashInvitationToken = hashSecret
