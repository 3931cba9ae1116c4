import { AUTOMATIC_SOURCE, type MeasureGroup, type SourceOfGroup } from '@corner/contract/entities/record-sources.ts'
import { chooseSource } from '@corner/contract/routes/record-sources.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { formatDay } from '../../shared/date-format/format-date.ts'
import { sourcesQuery } from '../../shared/device/sources-query.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './connect-device-screen.module.css'
import { deviceFailureText } from './device-failure.ts'
import own from './sources-card.module.css'

const GROUP_LABELS: Record<MeasureGroup, string> = {
  recovery: 'Recovery and HRV',
  sleep: 'Sleep',
  activity: 'Day strain',
  workouts: 'Workouts',
}

/** Without a maker that gives strain, the choice is about what is left of the day. */
const groupLabel = ({ group, options }: SourceOfGroup) =>
  group === 'activity' && !options.some(({ gives_strain }) => gives_strain)
    ? 'Energy and heart rate of the day'
    : GROUP_LABELS[group]

/** Which device counts for what; only for somebody with two that give the same. */
export function SourcesCard() {
  const queryClient = useQueryClient()
  const { data } = useQuery(sourcesQuery)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { group: MeasureGroup; provider: string }) => call(chooseSource, { body }),
    onSuccess: async (sources) => {
      queryClient.setQueryData(sourcesQuery.queryKey, sources)
      await queryClient.invalidateQueries({ queryKey: queryKeys.ownRecords })
    },
  })
  const shared = data?.sources.filter(({ options }) => options.length > 1) ?? []
  if (shared.length === 0) return null
  return (
    <Card title="Which device counts">
      <p className={styles.explain}>
        On each day one device counts for each of these, so that nothing is counted twice and values of two makers are
        never mixed. What the other one recorded is kept. Averages and your normal range begin anew where the device
        changes.
      </p>
      <ul className={own.groups}>
        {shared.map((source) => (
          <li key={source.group}>
            <Select
              label={groupLabel(source)}
              value={source.chosen ? (source.options[0]?.provider ?? AUTOMATIC_SOURCE) : AUTOMATIC_SOURCE}
              options={optionsOf(source)}
              disabled={isPending}
              onChange={(provider) => mutate({ group: source.group, provider })}
            />
            <span>{segmentsText(source)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.messages} aria-live="polite">
        {error && <Notice kind="error">{deviceFailureText(error, 'The choice could not be saved.')}</Notice>}
      </div>
    </Card>
  )
}

function optionsOf({ options }: SourceOfGroup): { value: string; label: string }[] {
  const makers = options
    .map(({ provider, label, first_day }) => ({
      value: provider,
      label: first_day ? label : `${label}, no records yet`,
    }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1))
  return [{ value: AUTOMATIC_SOURCE, label: 'Chosen by Corner' }, ...makers]
}

/** `WHOOP before Nov 12, 2026, Oura since then`. */
export function segmentsText({ segments, options }: Pick<SourceOfGroup, 'segments' | 'options'>): string {
  const nameOf = (provider: string) => options.find((option) => option.provider === provider)?.label ?? provider
  const newest = segments.at(-1)
  if (!newest) return 'No records yet.'
  if (segments.length === 1) return `${nameOf(newest.provider)} on all days.`
  const earlier = segments.slice(0, -1).map(({ provider }, place) => {
    const end = segments[place + 1]?.from ?? ''
    return `${nameOf(provider)} before ${formatDay(end)}`
  })
  return `${[...earlier, `${nameOf(newest.provider)} since then`].join(', ')}.`
}
