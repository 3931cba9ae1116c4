import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { OrganizationLogo } from '../../../../shared/organization-logo/organization-logo.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { OpenInvitations } from '../roster/open-invitations.tsx'
import { TeamCode } from './team-code.tsx'
import { TeamMembers } from './team-members.tsx'
import type { TeamModal } from './team-modals.tsx'
import styles from './teams.module.css'

interface TeamCardProps {
  team: TeamDetailed
  /** The list shows only teams with such invitations: they are what it was opened for. */
  hasWantedInvitations: boolean
  onOpen: (modal: TeamModal) => void
}

/** A team: its organization, codes and members. */
export function TeamCard({ team, hasWantedInvitations, onOpen }: TeamCardProps) {
  const { name, description, organization, memberships, coach_code, athlete_code } = team
  return (
    <Card
      className={styles.team}
      title={<bdi className={styles.name}>{name}</bdi>}
      aside={
        <>
          <Button
            kind="quiet"
            size="small"
            aria-label={`Import Roster of ${name}`}
            onClick={() => onOpen({ kind: 'roster', team })}
          >
            Import Roster
          </Button>
          <Button kind="quiet" size="small" aria-label={`Edit ${name}`} onClick={() => onOpen({ kind: 'edit', team })}>
            Edit
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={`Delete ${name}`}
            onClick={() => onOpen({ kind: 'delete', team })}
          >
            Delete
          </Button>
        </>
      }
    >
      <p className={styles.under}>
        <OrganizationLogo name={organization.name} size={24} />
        <span>
          <bdi>{organization.name}</bdi> · {memberships.length} {memberships.length === 1 ? 'member' : 'members'}
        </span>
      </p>
      {description !== '' && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.codes}>
          {(['coach', 'athlete'] as const).map((role) => (
            <TeamCode
              key={role}
              grants={role}
              code={role === 'coach' ? coach_code : athlete_code}
              teamName={name}
              onRotate={() => onOpen({ kind: 'rotate', team, role })}
            />
          ))}
        </div>
        {memberships.length === 0 ? (
          <p className={styles.nobody}>Nobody has joined yet. Hand out the codes.</p>
        ) : (
          <TeamMembers team={team} onRemove={(member) => onOpen({ kind: 'remove', team, member })} />
        )}
      </div>
      <OpenInvitations teamId={team.id} teamName={name} startsOpen={hasWantedInvitations} />
    </Card>
  )
}
