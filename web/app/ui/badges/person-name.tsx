import styles from './person-name.module.css'

interface PersonNameProps {
  name: string
  /** In a row of a list: a long name is cut, and shown whole by pointing at it. */
  isCut?: boolean
}

/** A person's name, whatever its script: its direction does not move what stands beside it, and 60 letters break no row. */
export function PersonName({ name, isCut = false }: PersonNameProps) {
  return (
    <bdi className={isCut ? styles.cut : styles.name} title={isCut ? name : undefined}>
      {name}
    </bdi>
  )
}
