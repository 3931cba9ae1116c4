import { ButtonLink } from '../look/button.tsx'
import styles from './landing-screen.module.css'

export default function LandingScreen() {
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.headline}>Turning Your Data Into Victory</h1>
      <p className={styles.text}>
        Athletes link the wearable they already wear. Coaches see who is ready, who is in the red, and why.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/login">Login</ButtonLink>
        <ButtonLink to="/register" kind="quiet">
          Register
        </ButtonLink>
      </div>
    </main>
  )
}
