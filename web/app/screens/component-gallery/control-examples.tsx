import { useState } from 'react'
import type { JoinCodeState } from '../../shared/join-code/join-code-check.ts'
import { JoinCodeField } from '../../shared/join-code/join-code-field.tsx'
import { PasswordField } from '../../shared/password-strength/password-field.tsx'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { PrintButton } from '../../ui/buttons/print-button.tsx'
import { SubmitButton } from '../../ui/buttons/submit-button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FieldPair, SelectField, TextField } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SearchSelect, SearchSelectField } from '../../ui/fields/search-select.tsx'
import { SecretField } from '../../ui/fields/secret-field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { MenuButton } from '../../ui/overlay/menu-button.tsx'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import styles from './component-gallery-screen.module.css'
import { Example } from './example.tsx'

const CODES: { code: string; check: JoinCodeState }[] = [
  { code: '', check: { state: 'idle' } },
  { code: 'K7MW-2XQH-9TRD', check: { state: 'loading' } },
  { code: 'K7MW-2XQH-9TRD', check: { state: 'valid', role: 'coach' } },
  { code: 'WRONG', check: { state: 'invalid' } },
  { code: 'K7MW-2XQH-9TRD', check: { state: 'unchecked' } },
]

export function ButtonExamples() {
  const [view, setView] = useState<'performance' | 'training'>('performance')
  return (
    <>
      {(['ink', 'quiet', 'danger'] as const).map((kind) => (
        <Example key={kind} name={`Button, ${kind}`}>
          <Button kind={kind}>Create Team</Button>
          <Button kind={kind} size="small">
            Small
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <ButtonLink kind={kind} to="/">
            A link
          </ButtonLink>
        </Example>
      ))}
      <Example name="Submit, theme, spinner, copy">
        <div className={styles.block}>
          <SubmitButton disabled={false}>Sign In</SubmitButton>
        </div>
        <div className={styles.block}>
          <SubmitButton disabled>Signing In...</SubmitButton>
        </div>
        <ThemeToggle />
        <Spinner />
        <PrintButton />
        <CopyButton text="K7MW-2XQH-9TRD" thing="coach code" copiedMs={2000} />
      </Example>
      <Example name="Two views of one thing">
        <Toggle
          label="View"
          options={[
            { value: 'performance', label: 'Performance' },
            { value: 'training', label: 'Training' },
          ]}
          chosen={view}
          onChoose={setView}
        />
      </Example>
      <Example name="Part of a line that can be changed">
        <MenuButton
          heading="Ask again with"
          choices={['Average recovery', 'Every athlete but Farid']}
          onChoose={() => {}}
        >
          sleep below 6 h
        </MenuButton>
        <MenuButton heading="Ask again with" choices={['Yesterday']} onChoose={() => {}} disabled>
          last night
        </MenuButton>
      </Example>
      <Example name="File, chosen or dropped">
        <div className={styles.block}>
          <FileDrop thing="the CSV file" label="Roster, a CSV file" accept=".csv" onFile={() => undefined} />
        </div>
        <div className={styles.block}>
          <FileDrop thing="the zip" label="Export, a zip file" accept=".zip" disabled onFile={() => undefined} />
        </div>
      </Example>
    </>
  )
}

export function FieldExamples() {
  const [isChecked, setIsChecked] = useState(true)
  const [days, setDays] = useState(7)
  const [team, setTeam] = useState('1')
  return (
    <>
      <Example name="Text field">
        <div className={styles.field}>
          <TextField label="First name" />
        </div>
        <div className={styles.field}>
          <TextField label="Description" optional hint="Shown to coaches." defaultValue="Freestyle" />
        </div>
        <div className={styles.field}>
          <TextField label="Email" error="Please enter a valid email address" defaultValue="dana" />
        </div>
        <div className={styles.field}>
          <TextField label="Username" disabled defaultValue="dana@club.example" />
        </div>
      </Example>
      <Example name="Two fields side by side">
        <FieldPair>
          <TextField label="Password" type="password" />
          <TextField label="Confirm password" type="password" />
        </FieldPair>
      </Example>
      <Example name="Choice in a form">
        <div className={styles.field}>
          <SelectField label="Role">
            <option>athlete</option>
          </SelectField>
        </div>
        <div className={styles.field}>
          <SelectField label="Role" disabled hint="The code decides.">
            <option>coach</option>
          </SelectField>
        </div>
        <div className={styles.field}>
          <SelectField label="Sport" error="Please fill in all required fields">
            <option>Choose a sport</option>
          </SelectField>
        </div>
      </Example>
      <Example name="Choice for the page">
        <Select label="Period" value={days} options={DAYS} onChange={setDays} />
        <Select label="Team" value="" options={[{ value: '', label: 'Select a team' }]} onChange={() => {}} disabled />
        <SearchSelect label="Team" value={team} options={MANY} onChange={setTeam} />
        <DateField label="From" value="2026-11-21" onChange={() => {}} />
        <SearchField label="Search" value="" onSearch={() => {}} />
      </Example>
      <Example name="File">
        <div className={styles.block}>
          <FileDrop thing="the zip" label="Your export" accept=".zip" onFile={() => {}} />
        </div>
        <div className={styles.block}>
          <FileDrop thing="the zip" label="Your export" accept=".zip" onFile={() => {}} disabled />
        </div>
      </Example>
      <Example name="Choice among many">
        <div className={styles.field}>
          <SearchSelectField label="Team" value={team} options={MANY} onChange={setTeam} />
        </div>
        <div className={styles.field}>
          <SearchSelectField label="Team" value="" options={MANY} onChange={setTeam} error="Please select a team" />
        </div>
      </Example>
      <Example name="Sentence to say yes to">
        <div className={styles.field}>
          <CheckField isChecked={isChecked} onChange={setIsChecked}>
            Change the join codes of the team
          </CheckField>
        </div>
        <div className={styles.field}>
          <CheckField isChecked={false} isMissing onChange={() => {}}>
            ada@corner.example is their address
          </CheckField>
        </div>
      </Example>
      <Example name="New password, with its strength">
        <div className={styles.field}>
          <PasswordField label="Password" />
          <SecretField label="Password, known" />
        </div>
      </Example>
      <Example name="Join code">
        {CODES.map(({ code, check }) => (
          <div key={check.state} className={styles.field}>
            <JoinCodeField value={code} check={check} onChange={() => {}} />
          </div>
        ))}
      </Example>
    </>
  )
}

const MANY = Array.from({ length: 200 }, (_, place) => ({ value: String(place), label: `Team ${place + 1}` }))

const DAYS = [7, 14, 30].map((value) => ({ value, label: `Last ${value} days` }))
