import { KEPT_DAYS, KEPT_WEEKS } from '@corner/contract/constants/backups.ts'
import type { BackupSettings } from '@corner/contract/entities/backups.ts'
import { changeBackupSettings } from '@corner/contract/routes/backups.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { failureText, fieldFailures } from '../../../../shared/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice, NoticeRegion } from '../../../../ui/feedback/notice.tsx'
import { CheckField } from '../../../../ui/fields/check-field.tsx'
import { SelectField, TextField } from '../../../../ui/fields/field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { hourText } from './backup-texts.ts'
import styles from './backups.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const SAVE_FAILED = 'The schedule could not be saved. Try again.'

/** When backups are made by themselves, and how long they are kept. */
export function ScheduleCard({ settings }: { settings: BackupSettings }) {
  const queryClient = useQueryClient()
  const [isScheduled, setIsScheduled] = useState(settings.scheduled)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: BackupSettings) => call(changeBackupSettings, { body }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  const refused = fieldFailures(error)
  const now = new Date()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    mutate({
      scheduled: isScheduled,
      hour_utc: Number(typed.get('hour')),
      keep_days: numberIn(typed, 'days'),
      keep_weeks: numberIn(typed, 'weeks'),
    })
  }

  return (
    <Card title="Schedule">
      <form className={styles.form} onSubmit={submit} onChange={() => reset()} noValidate>
        <CheckField isChecked={isScheduled} onChange={setIsScheduled}>
          Make a backup every day
        </CheckField>
        <div className={styles.fields}>
          <SelectField label="From" name="hour" defaultValue={settings.hour_utc} error={refused.hour_utc}>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {hourText(hour, now)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Days kept"
            name="days"
            type="number"
            min={KEPT_DAYS.min}
            max={KEPT_DAYS.max}
            defaultValue={settings.keep_days}
            error={refused.keep_days}
            hint="The newest of each day"
          />
          <TextField
            label="Weeks kept"
            name="weeks"
            type="number"
            min={KEPT_WEEKS.min}
            max={KEPT_WEEKS.max}
            defaultValue={settings.keep_weeks}
            error={refused.keep_weeks}
            hint="And the newest of each week"
          />
        </div>
        <p className={styles.text}>
          Only backups of this schedule are removed by themselves, and of those before an update all but the last three;
          the newest that is proved is never removed so. All of them can be deleted by hand.
        </p>
        {error && Object.keys(refused).length === 0 && <Notice kind="error">{failureText(error, SAVE_FAILED)}</Notice>}
        <NoticeRegion>{isSuccess && <Notice kind="success">{ADMIN_TEXTS.saved}</Notice>}</NoticeRegion>
        <div>
          <Button type="submit" kind="quiet" aria-disabled={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** NaN for an empty field: 0 would be a valid number of weeks. */
function numberIn(typed: FormData, name: string): number {
  const text = String(typed.get(name)).trim()
  return text === '' ? Number.NaN : Number(text)
}
