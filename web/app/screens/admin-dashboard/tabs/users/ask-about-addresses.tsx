import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { branding } from '../../../../shared/branding/branding.ts'
import { MessageCard } from '../../../../shared/device/message-card.tsx'
import list from '../../list/list.module.css'
import type { UsersChoice } from './users-query.ts'

interface AskAboutAddressesProps {
  status: UsersChoice['status']
  people: readonly AdminUser[]
}

/** Above the people whose address nobody has confirmed: what confirming does, and how to find out whose it is. Renders nothing above any other list. */
export function AskAboutAddresses({ status, people }: AskAboutAddressesProps) {
  if (status !== 'address_not_confirmed' || people.length === 0) return null
  return (
    <MessageCard
      title={people.length === 1 ? 'Confirm the address of this person' : 'Confirm the addresses of these people'}
      message={`Somebody registered in ${branding.name} with this e-mail address. Was it you? Please answer, so that the address can be confirmed.`}
      people={people}
    >
      <p className={list.count}>
        {people.length === 1
          ? 'Nobody has checked that this address is theirs. Once it is confirmed, coaches can add them to a team, and invitations sent to it count for them.'
          : 'Nobody has checked that these addresses belong to these people. Once an address is confirmed, coaches can add its owner to a team, and invitations sent to it count for them.'}{' '}
        Press “Confirm address” in the row of a person who you know made the account. If you are not sure, write to the
        address first.
      </p>
    </MessageCard>
  )
}
