import { useState } from 'react'
import { OrganizationLogo } from '../../shared/organization-logo/organization-logo.tsx'
import { Avatar } from '../../ui/badges/avatar.tsx'
import { ConnectionDot } from '../../ui/badges/connection-dot.tsx'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { MixedText } from '../../ui/badges/mixed-text.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { StateBadge } from '../../ui/badges/state-badge.tsx'
import { ChartCardSkeleton, StatCardsSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StatCard, StatCards } from '../../ui/layout/stat-card.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import type { Explanation } from '../../ui/overlay/explanation.ts'
import { InfoPopover } from '../../ui/overlay/info-popover.tsx'
import { Pagination } from '../../ui/table/pagination.tsx'
import type { Sorting } from '../../ui/table/sortable-heading.tsx'
import { Table } from '../../ui/table/table.tsx'
import styles from './component-gallery-screen.module.css'
import { Example } from './example.tsx'

const TABS = ['Overview', 'Users', 'Teams', 'Organizations', 'Audit'].map((label) => ({ value: label, label }))
const PEOPLE = ['Jonas Weber', 'Devon Pryce', 'Maximiliane-Alexandrina Wolfeschlegelstein', 'مريم الحسن'].map(
  (name, place) => ({ name, role: place === 0 ? 'coach' : 'athlete', recovery: [84, 51, 24, null][place] ?? null }),
)

const EXPLANATION: Explanation = {
  what: 'How ready the body is, 0 to 100 percent.',
  formula: 'The newest score that the strap gave.',
  window: 'Nov 15 to Nov 21.',
  records: '6 scored nights of 7; a night without a score is left out.',
  scale: [
    { range: '67-100', label: 'Ready' },
    { range: '34-66', label: 'Caution' },
    { range: '0-33', label: 'In the red' },
  ],
}
const FLAG: Explanation = {
  rule: 'Latest recovery below 33 %.',
  value: '24 %',
  ownAverage: '61 % over 7 days',
  age: 'From this morning.',
}

export function NumberExamples() {
  return (
    <>
      <Example name="Stat card, in each band">
        <div className={styles.block}>
          <StatCards>
            <StatCard
              label="Team Health Score"
              figure={68}
              unit="of 100"
              aside={<InfoPopover about="Team Health Score" explanation={EXPLANATION} />}
            >
              <StateBadge state="ready">Good</StateBadge>
            </StatCard>
            <StatCard label="Recovery" figure={51} unit="%">
              <StateBadge state="caution">Medium</StateBadge>
            </StatCard>
            <StatCard label="In the Red" figure={3} unit="of 22 with data">
              <StateBadge state="red">Okafor, Reyes, Lind</StateBadge>
            </StatCard>
            <StatCard label="Latest HRV" figure={null} unit="ms">
              <StateBadge state="none">Not worn</StateBadge>
            </StatCard>
          </StatCards>
        </div>
      </Example>
      <Example name="Explained: a number, a flag">
        <span>
          In the Red <InfoPopover about="In the Red" explanation={() => EXPLANATION} />
        </span>
        <span>
          Low recovery <InfoPopover about="Low recovery" explanation={FLAG} />
        </span>
      </Example>
      <Example name="A person, a link to a device">
        <Avatar name="Marcus Okafor" />
        <Avatar name="مريم الحسن" />
        <PersonName name="مريم الحسن" />
        <MixedText text="In the red: مريم الحسن, Marcus Okafor" />
        <EmailAddress address="maximiliane.wolfeschlegelstein@corner.example" />
        <Avatar name="Marcus Okafor" letters={1} />
        <Avatar name="Marcus Okafor" size="page" />
        <ConnectionDot isConnected>Connected</ConnectionDot>
        <ConnectionDot isConnected={false}>No Data</ConnectionDot>
      </Example>
      <Example name="Skeletons">
        <div className={styles.block}>
          <StatCardsSkeleton count={2} />
        </div>
        <div className={styles.block}>
          <ChartCardSkeleton title="Recovery" height={120} />
        </div>
      </Example>
      <Example name="Card">
        <Card className={styles.block} title="Key Insights" aside="2 of 5">
          One subject on the page.
        </Card>
        <Card className={styles.block}>A card without a title.</Card>
      </Example>
      <Example name="Organization logo">
        {['Riverside Athletics', 'Hill Athletics', 'Dynamo', '🤼'].map((name) => (
          <OrganizationLogo key={name} name={name} size={40} />
        ))}
      </Example>
    </>
  )
}

export function ListExamples() {
  const [tab, setTab] = useState('Users')
  const [page, setPage] = useState(4)
  const [sorting, setSorting] = useState<Sorting<'name' | 'recovery'>>({ sort: 'name', direction: 'ascending' })
  return (
    <>
      <Example name="Tabs, table, pages">
        <div className={styles.block}>
          <Tabs label="Administration" tabs={TABS} chosen={tab} onChoose={setTab}>
            <Table
              label={`${tab}, for show`}
              columns={[
                { head: 'User', sort: 'name', cell: ({ name }) => name },
                { head: 'Role', cell: ({ role }) => role },
                {
                  head: 'Recovery',
                  sort: 'recovery',
                  align: 'end',
                  cell: ({ recovery }) => recovery ?? '–',
                },
              ]}
              rows={PEOPLE}
              rowKey={({ name }) => name}
              sorting={sorting}
              onSort={setSorting}
            />
            <Pagination things={['user', 'users']} page={page} pageSize={50} total={5000} onPage={setPage} />
          </Tabs>
        </div>
      </Example>
      <Example name="Table, rows of before, and none">
        <div className={styles.block}>
          <Table
            label="Rows of before"
            columns={[{ head: 'User', cell: ({ name }) => name }]}
            rows={PEOPLE.slice(0, 1)}
            rowKey={({ name }) => name}
            isPrevious
          />
        </div>
        <div className={styles.block}>
          <Table
            label="No rows"
            columns={[{ head: 'User', cell: ({ name }: { name: string }) => name }]}
            rows={[]}
            rowKey={({ name }) => name}
            empty="No user is called that."
          />
        </div>
      </Example>
    </>
  )
}
