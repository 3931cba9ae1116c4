import { createContext, type ReactNode, useContext, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './change.module.css'
import type { ChangeFailure } from './change-failure.ts'

const ReportLateFailure = createContext<(failure: ChangeFailure) => void>(() => undefined)

/** Lets a modal that was closed while busy report on the page that its change failed. */
export const useReportLateFailure = () => useContext(ReportLateFailure)

/** Wraps the page under the modals and shows failures of modals that are closed already. */
export function LateFailures({ children }: { children: ReactNode }) {
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  return (
    <ReportLateFailure value={setFailure}>
      {failure && (
        <Notice kind="error">
          <div className={styles.late}>
            <span>
              {failure.text} {failure.reason}
            </span>
            <Button kind="quiet" size="small" onClick={() => setFailure(null)}>
              Dismiss
            </Button>
          </div>
        </Notice>
      )}
      {children}
    </ReportLateFailure>
  )
}
