import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Device } from '@corner/contract/entities/devices.ts'
import { deleteProviderData } from '@corner/contract/routes/devices-of-providers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './connect-device-screen.module.css'
import { DeleteDataDialog } from './delete-data-dialog.tsx'
import { deviceFailureText } from './device-failure.ts'
import maker from './maker.module.css'

/** How much is stored of a maker, and the way to delete it. */
export function StoredData({ device }: { device: Device }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { provider, label } = device
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (keep_link: boolean) => call(deleteProviderData, { params: { provider }, body: { keep_link } }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  const text = storedText(device)
  return (
    <div>
      <p className={maker.stored}>
        {text || 'Nothing'}
        {text && (
          <Button kind="quiet" size="small" disabled={isPending} onClick={() => setIsAsking(true)}>
            {isPending ? 'Deleting...' : `Delete ${label} data`}
          </Button>
        )}
      </p>
      <div className={styles.messages} aria-live="polite">
        {data && !isPending && <Notice kind="success">{data.message}</Notice>}
        {error && !isPending && (
          <Notice kind="error">{deviceFailureText(error, `The data of ${label} could not be deleted.`)}</Notice>
        )}
      </div>
      <DeleteDataDialog
        device={device}
        what={text}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={(keepLink) => {
          setIsAsking(false)
          mutate(keepLink)
        }}
      />
    </div>
  )
}

/** `347 nights and 1 workout`; '' for nothing. */
export function storedText({ stored: { nights, workouts } }: Pick<Device, 'stored'>): string {
  return [nights > 0 && counted(nights, 'night'), workouts > 0 && counted(workouts, 'workout')]
    .filter(Boolean)
    .join(' and ')
}
