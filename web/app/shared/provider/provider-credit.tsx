import styles from './provider-credit.module.css'

/** Whose device the numbers come from (spec 2, section 1). The name is set as a text: the maker's own mark is theirs. */
export function ProviderCredit({ provider }: { provider: string }) {
  return (
    <p className={styles.credit}>
      <span>
        Data powered by <span className={styles.wordmark}>{provider}</span>
      </span>
    </p>
  )
}
