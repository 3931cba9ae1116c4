import type { ImportResult } from '@corner/contract/entities/devices.ts'
import { importExport } from '@corner/contract/routes/devices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { CallFailure } from '../../shared/api/failures.ts'
import { formatDay } from '../../shared/date-format/format-date.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './connect-device-screen.module.css'
import { deviceFailureText } from './device-failure.ts'

interface OwnExportCardProps {
  /** undefined: the device's status has not come. */
  provider: string | undefined
}

/** Uploads the zip of a member's own export: dropped, or chosen with the button. */
export function OwnExportCard({ provider }: OwnExportCardProps) {
  const queryClient = useQueryClient()
  const { mutate, variables, data, error, isPending } = useMutation({
    mutationFn: (file: File) => call(importExport, { body: file }),
    onSuccess: () => queryClient.invalidateQueries(),
  })

  return (
    <Card title={provider ? `Bring in your own ${provider} export` : 'Bring in your own export'}>
      <p className={styles.explain}>
        In the {provider ? `${provider} app` : 'app of your wearable'}: More, App Settings, Data Export. The zip you get
        by e-mail has all your days. Records already here are not added twice.
      </p>
      <FileDrop
        thing="the zip"
        label={provider ? `${provider} export, a zip file` : 'Export, a zip file'}
        accept=".zip,application/zip"
        disabled={isPending}
        onFile={mutate}
      />
      <div className={styles.messages} aria-live="polite">
        {isPending && (
          <p className={styles.busy}>
            <Spinner /> Reading {variables.name} ({writtenSize(variables.size)})
          </p>
        )}
        {data && !isPending && <Brought result={data} />}
        {error && !isPending && <NotBrought error={error} />}
      </div>
    </Card>
  )
}

const KINDS = ['recoveries', 'sleeps', 'cycles', 'workouts'] as const
const ONE_OF = { recoveries: 'recovery', sleeps: 'sleep', cycles: 'cycle', workouts: 'workout' } as const

function Brought({ result }: { result: ImportResult }) {
  return (
    <Notice kind="success">
      {result.message}
      <ul className={styles.counts}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <b>{result.imported[kind].toLocaleString('en-US')}</b> {result.imported[kind] === 1 ? ONE_OF[kind] : kind}
          </li>
        ))}
        <li>
          <b>{result.already_there.toLocaleString('en-US')}</b> already there
        </li>
      </ul>
      {result.first_day && result.last_day && daysText(result.first_day, result.last_day)}
    </Notice>
  )
}

/** "Jul 26, 2025 to Nov 21, 2026", or a single day. */
function daysText(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => formatDay(day))
  return from === to ? `${from}` : `${from} to ${to}`
}

function NotBrought({ error }: { error: Error }) {
  const fields = error instanceof CallFailure ? Object.entries(error.reply?.fields ?? {}) : []
  const sentence = deviceFailureText(error, 'The file could not be taken in.')
  // Without what the sentence says already.
  const problems = fields.filter(([, problem]) => problem !== sentence)
  return (
    <Notice kind="error">
      {/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} Nothing was changed.
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(([place, problem]) => (
            <li key={place}>
              {place}: {problem}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function writtenSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
