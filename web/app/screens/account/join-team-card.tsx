import type { UserProfile } from '@corner/contract/entities/accounts.ts'
import { joinTeam } from '@corner/contract/routes/own-team.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { profileQuery } from '../../shared/authentication/profile-query.ts'
import { useJoinCodeCheck } from '../../shared/join-code/join-code-check.ts'
import { JoinCodeField } from '../../shared/join-code/join-code-field.tsx'
import { isInNoTeam } from '../../shared/session/is-in-no-team.ts'
import { storeProfile } from '../../shared/session/stored-session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-screen.module.css'
import { audienceQuery } from './audience-card.tsx'

/** For who registered without a code and is in no team. What came of it stays until the page is left. */
export function JoinTeamCard() {
  const { profile } = useSession()
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const check = useJoinCodeCheck(code)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(joinTeam, { body: { team_code: code.trim() } }),
    onSuccess: (joined) => {
      storeProfile(joined)
      client.setQueryData(profileQuery.queryKey, joined)
      void client.invalidateQueries({ queryKey: audienceQuery.queryKey })
    },
  })
  if (!data && !isInNoTeam(profile)) return null
  const mayJoin = !isPending && check.state === 'valid'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (mayJoin) mutate()
  }
  return (
    <Card title="Join a team">
      {!data && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p className={styles.lead}>
            You are in no team. A code adds you to one and sets your role. The coaches of a team can see the data of its
            athletes.
          </p>
          <JoinCodeField value={code} check={check} onChange={setCode} isAlone />
          <Button type="submit" kind="quiet" aria-disabled={!mayJoin}>
            {isPending ? 'Joining...' : 'Join team'}
          </Button>
        </form>
      )}
      <div className={styles.live} aria-live="polite">
        {data && <Notice kind="success">{joinedText(data)}</Notice>}
        {error && !isPending && (
          <Notice kind="error">{failureText(error, 'You could not be added to the team. Please try again.')}</Notice>
        )}
      </div>
    </Card>
  )
}

function joinedText({ teams }: UserProfile): string {
  const [joined] = teams
  if (joined?.role === 'coach')
    return `You are a coach of ${joined.team_name} now, and see the data of its athletes. Its coaches do not see yours.`
  return `You are an athlete of ${joined?.team_name} now. Its coaches can see your data, as administrators can.`
}
