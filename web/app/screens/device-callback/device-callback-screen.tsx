import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { devicesQuery } from '../../shared/device/devices-query.ts'
import { UNKNOWN_MAKER } from '../../shared/device/provider-name.ts'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page-header.tsx'
import { useCallbackRun } from './callback-run.ts'
import { CALLBACK_STEPS, type CallbackProgress } from './device-callback.ts'
import styles from './device-callback-screen.module.css'
import { type CallbackCause, plainFailure } from './plain-failure.ts'

export const meta = () => [{ title: pageTitle('Connecting') }]

export default function DeviceCallbackScreen() {
  const { provider = SPECIFIED_PROVIDER } = useParams()
  const progress = useCallbackRun(provider)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const { state } = progress

  useEffect(() => {
    if (state === 'running') return
    if (state === 'succeeded') void queryClient.invalidateQueries() // earlier responses were without a device
    title.current?.focus()
  }, [state, queryClient])

  return (
    <Page narrow>
      <Card className={styles.card}>
        <h1 ref={title} tabIndex={-1}>
          {TITLES[state]}
        </h1>
        <ol className={styles.steps} aria-live="polite">
          {CALLBACK_STEPS.map((label, step) => (
            <Step key={label} label={label} state={stepState(progress, step)} />
          ))}
        </ol>
        {state === 'succeeded' && (
          <>
            <p className={styles.text} role="status">
              Your wearable is linked. Your past days are coming in now.
            </p>
            <div className={styles.actions}>
              <Button onClick={() => navigate('/dashboard')}>Go to Dashboard</Button>
            </div>
          </>
        )}
        {state === 'failed' && (
          <>
            <Plainly cause={progress.cause} provider={provider} />
            <p className={styles.failure} role="alert">
              {progress.text}
            </p>
            <div className={styles.actions}>
              <Button onClick={() => navigate('/connect-whoop')}>Try Again</Button>
              <Button kind="quiet" onClick={() => navigate('/dashboard')}>
                Go to Dashboard
              </Button>
            </div>
          </>
        )}
      </Card>
    </Page>
  )
}

function Plainly({ cause, provider }: { cause: CallbackCause; provider: string }) {
  const { data } = useQuery(devicesQuery)
  const maker = data?.find((device) => device.provider === provider)
  const text = data && !maker ? NO_SUCH_MAKER : plainFailure(cause, maker?.label ?? UNKNOWN_MAKER)
  return text !== null && <p className={styles.plain}>{text}</p>
}

/** The address is not repeated: it may be anybody's words. */
const NO_SUCH_MAKER = 'This server links with no maker of this name. Nothing was stored.'

const TITLES: Record<CallbackProgress['state'], string> = {
  running: 'Connecting your device',
  succeeded: 'Connection Successful!',
  failed: 'Connection Failed',
}

type StepState = 'done' | 'running' | 'failed' | 'ahead'
const STEP_TEXTS = { done: 'done', running: 'under way', ahead: 'to come' } as const

function stepState(progress: CallbackProgress, step: number): StepState {
  if (progress.state === 'succeeded' || step < progress.step) return 'done'
  if (step > progress.step) return 'ahead'
  return progress.state
}

function Step({ label, state }: { label: string; state: StepState }) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
      <span className={styles.sign}>
        {state === 'running' && <Spinner />}
        {state === 'failed' && <StateShape state="red" />}
        {state === 'done' && (
          <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2.5 8.5l4 4 7-9" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        )}
      </span>
      {label}{' '}
      {state === 'failed' ? (
        <span className={styles.failed}>Failed</span>
      ) : (
        <span className="visually-hidden">({STEP_TEXTS[state]})</span>
      )}
    </li>
  )
}
