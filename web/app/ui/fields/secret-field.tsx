import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'
import styles from './secret-field.module.css'

/** A password that is typed from memory: a button shows it, because a phone's keyboard hides wrong letters. */
export function SecretField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button type="button" className={styles.show} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> the password</span>
        </button>
      }
    />
  )
}
