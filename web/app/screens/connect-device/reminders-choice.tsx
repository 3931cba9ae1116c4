import type { Device } from '@corner/contract/entities/devices.ts'
import { chooseProviderReminders } from '@corner/contract/routes/devices-of-providers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { devicesQuery } from '../../shared/device/devices-query.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { deviceFailureText } from './device-failure.ts'

/** Whether to get a mail when the link has ended. Renders nothing where there is none to be had. */
export function RemindersChoice({
  device: { provider, reminders },
}: {
  device: Pick<Device, 'provider' | 'reminders'>
}) {
  const queryClient = useQueryClient()
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (wanted: boolean) => call(chooseProviderReminders, { params: { provider }, body: { wanted } }),
    onSettled: () => queryClient.invalidateQueries(devicesQuery),
  })
  if (reminders === null) return null
  return (
    <div>
      <CheckField isChecked={isPending ? variables : reminders} onChange={mutate}>
        Mail me when this link has ended (at most one a day, none after a week)
      </CheckField>
      {error && !isPending && <Notice kind="error">{deviceFailureText(error, 'This could not be changed.')}</Notice>}
    </div>
  )
}
