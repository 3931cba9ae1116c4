import { deviceScopesOf } from '@corner/contract/constants/device-scopes.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './connect-device-screen.module.css'

/** What is read, and how it is stored. @param provider the maker's name on the screen */
export function ScopesCard({ provider }: { provider: string }) {
  return (
    <Card title={`What we read from ${provider}`}>
      <ScopesList provider={provider} />
    </Card>
  )
}

/** The same without a frame. */
export function ScopesList({ provider }: { provider: string }) {
  return (
    <>
      <ul className={styles.scopes}>
        {deviceScopesOf(provider).map(({ scope, label, description }) => (
          <li key={scope}>
            <b>{label}</b> <code>{scope}</code>
            <span>{description}</span>
          </li>
        ))}
      </ul>
      <p className={styles.security}>
        <b>Security:</b> you sign in at {provider}, so your password never reaches us. We keep only the tokens,
        encrypted; we read, and never write; and you can disconnect at any time.
      </p>
    </>
  )
}
