import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FileDrop } from '../../../../ui/fields/file-drop.tsx'
import styles from './roster.module.css'
import { ROSTER_TEMPLATE } from './roster-files.ts'

interface ChooseRosterProps {
  isBusy: boolean
  /** No file was chosen before: the requirements are shown. */
  isFirst: boolean
  onFile: (file: File) => void
}

/** The requirements of a roster file, a template, and the file field. */
export function ChooseRoster({ isBusy, isFirst, onFile }: ChooseRosterProps) {
  return (
    <>
      {isFirst && (
        <p>
          A CSV file with a line for each person: <code>email</code>, <code>first_name</code>, <code>last_name</code>{' '}
          and, if some are coaches, <code>role</code>. Nothing is written before you have seen what it does.
        </p>
      )}
      <FileDrop
        thing={isFirst ? 'the CSV file' : 'another CSV file'}
        label="Roster, a CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        disabled={isBusy}
        onFile={onFile}
      />
      {isFirst && (
        <div className={styles.row}>
          <Button
            kind="quiet"
            size="small"
            onClick={() => downloadCsv('roster-template', ROSTER_TEMPLATE.heads, ROSTER_TEMPLATE.rows)}
          >
            Download a template
          </Button>
        </div>
      )}
    </>
  )
}
