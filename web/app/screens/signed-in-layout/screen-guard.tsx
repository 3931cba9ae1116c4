import type { Role } from '@corner/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { profileQuery } from '../../shared/authentication/profile-query.ts'
import { homeOfRole } from '../../shared/navigation/home-of-role.ts'
import { screenAt } from '../../shared/navigation/screens.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { StatCardsSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { readScreenAccess } from './screen-access.ts'

const ROLE_WORDS: Record<Role, { one: string; many: string }> = {
  admin: { one: 'an administrator', many: 'administrators' },
  coach: { one: 'a coach', many: 'coaches' },
  athlete: { one: 'an athlete', many: 'athletes' },
}

/**
 * Shows a screen to the roles that may use it, and a message to the others. Access to data is decided by the server.
 */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const { profile } = useSession()
  const { pathname } = useLocation()
  const { isFetching, isFetched, refetch } = useQuery(profileQuery)
  const roles = screenAt(pathname)?.roles
  const access = readScreenAccess({ roles, role: profile?.role, isFetched, isFetching })

  if (access === 'open') return children
  if (access === 'loading') {
    return (
      <Page>
        <p role="status" className="visually-hidden">
          Loading
        </p>
        <StatCardsSkeleton count={4} />
      </Page>
    )
  }
  if (access === 'unknown') {
    return (
      <Page narrow>
        <PageHeader title="Your profile could not be fetched" />
        <ErrorCard message="Corner does not know yet whether this page is for you." onRetry={() => void refetch()}>
          You are still signed in. Try again in a moment.
        </ErrorCard>
      </Page>
    )
  }
  return <NotForYou roles={roles ?? []} role={profile?.role} />
}

function NotForYou({ roles, role }: { roles: readonly Role[]; role: Role | undefined }) {
  const home = homeOfRole(role)
  return (
    <Page narrow>
      <PageHeader title={`This page is for ${roles.map((one) => ROLE_WORDS[one].many).join(' and ')}`} />
      <EmptyCard
        reason={role ? `You are signed in as ${ROLE_WORDS[role].one}.` : 'You are signed in.'}
        action={<ButtonLink to={home}>Go to {screenAt(home)?.entry}</ButtonLink>}
      >
        An administrator can change your role, if you should have this page.
      </EmptyCard>
    </Page>
  )
}
