import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { lazy, Suspense, useRef } from 'react'
import { branding } from '../../shared/branding/branding.ts'
import { joinLink } from '../../shared/join-code/join-link.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { joinMessage } from './join-message.ts'
import styles from './team-information-screen.module.css'
import { useCopiedCode } from './use-copied-code.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))

const COPIED = '✓ Copied to Clipboard!'

/** The codes that people use to join the team when they register. */
export function JoinCodes({ team }: { team: Team }) {
  const { copied, copy } = useCopiedCode()
  return (
    <div className={styles.codes}>
      <JoinCode
        title="Coach Code"
        team={team.name}
        code={team.coach_code}
        isCopied={copied === 'coach'}
        onCopy={() => copy('coach', team.coach_code)}
      >
        Share this code to invite coaching staff. Whoever registers with it sees the data of every athlete of{' '}
        {team.name}.
      </JoinCode>
      <JoinCode
        title="Athlete Code"
        team={team.name}
        code={team.athlete_code}
        isCopied={copied === 'athlete'}
        onCopy={() => copy('athlete', team.athlete_code)}
      >
        Share this code to invite athletes. Whoever registers with it joins {team.name}, and its coaches see their data.
      </JoinCode>
      <p role="status" className="visually-hidden">
        {copied && `${WORDS[copied]} copied to clipboard`}
      </p>
    </div>
  )
}

const WORDS: Record<TeamRole, string> = { coach: 'Coach code', athlete: 'Athlete code' }

interface JoinCodeProps {
  title: string
  team: string
  code: string
  isCopied: boolean
  onCopy: () => Promise<boolean>
  children: React.ReactNode
}

function JoinCode({ title, team, code, isCopied, onCopy, children }: JoinCodeProps) {
  const { origin } = location
  const message = joinMessage({ team, product: branding.name, origin, code })
  const written = useRef<HTMLElement>(null)
  /** Without a clipboard the code is at least selected: Ctrl+C copies it. */
  async function copy() {
    if (!(await onCopy()) && written.current) getSelection()?.selectAllChildren(written.current)
  }
  return (
    <Card title={title}>
      <p className={styles.about}>{children}</p>
      <div className={styles.code}>
        <code ref={written}>{code}</code>
        <Button kind="quiet" onClick={() => void copy()}>
          {isCopied ? COPIED : 'Copy Code'}
          <span className="visually-hidden">, {title}</span>
        </Button>
      </div>
      <div className={styles.send}>
        <div className={styles.picture}>
          <Suspense>
            <QrCode text={joinLink(origin, code)} label={`QR code that opens the registration with the ${title}`} />
          </Suspense>
        </div>
        <div className={styles.message}>
          <p>{message}</p>
          <CopyButton text={message} thing={`with the ${title}`} label="Copy Message" copiedMs={COPIED_MS} />
        </div>
      </div>
    </Card>
  )
}
