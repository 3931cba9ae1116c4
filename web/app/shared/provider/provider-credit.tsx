import { attributionOf } from '@corner/contract/constants/providers.ts'
import styles from './provider-credit.module.css'

/**
 * The provider of the numbers (docs/reference/screens.md#provider-credit). The name is plain text, because the logo is
 * a trademark. With the sentence that the provider's terms ask for.
 */
export function ProviderCredit({ provider }: { provider: string }) {
  return (
    <p className={styles.credit}>
      <span>
        Data powered by <span className={styles.wordmark}>{provider}</span> {attributionOf(provider)}
      </span>
    </p>
  )
}
