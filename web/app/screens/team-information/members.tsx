import { SEARCH_MAXIMUM } from '@corner/contract/constants/paging.ts'
import type { Team, TeamMember } from '@corner/contract/entities/teams.ts'
import { useState } from 'react'
import { athleteAddress } from '../../shared/athlete-link/athlete-address.ts'
import { filterOptions } from '../../ui/fields/filter-options.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './member-list.module.css'
import { MemberList } from './member-list.tsx'
import { memberName } from './team-texts.ts'

/** In a smaller team a name is found by eye. */
const SEARCHED_FROM = 13

/** The coaches and the athletes of a team; a larger team can be searched. An athlete's name leads to the analysis. */
export function Members({ team }: { team: Team }) {
  const [search, setSearch] = useState('')
  const isSearched = team.coaches.length + team.athletes.length >= SEARCHED_FROM
  const found = (members: readonly TeamMember[]) =>
    isSearched ? filterOptions(members.map(asOption), search).map(({ member }) => member) : members
  const empty = (whom: string) =>
    isSearched && search.trim() !== '' ? `No ${whom} match the search.` : `No ${whom} assigned to this team yet.`
  return (
    <Card>
      {isSearched && (
        <div className={styles.search}>
          <SearchField label="Search members" value={search} onSearch={setSearch} maxLength={SEARCH_MAXIMUM} />
        </div>
      )}
      <MemberList as="coach" members={found(team.coaches)} empty={empty('coaches')} />
      <MemberList
        as="athlete"
        members={found(team.athletes)}
        empty={empty('athletes')}
        addressOf={({ id }) => athleteAddress(team.id, id)}
      />
    </Card>
  )
}

const asOption = (member: TeamMember) => ({ label: `${memberName(member)} ${member.email}`, member })
