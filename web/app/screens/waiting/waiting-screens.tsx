import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import styles from './waiting-screens.module.css'
import { WAITING_SHAPES, type WaitingShape } from './waiting-shapes.ts'

const idOf = (screen: string) => `waiting-${screen}`

/**
 * Inline script below the shapes, which shows the one of the address: one built page serves every signed-in screen. Not
 * for visitors, who are sent to the sign-in.
 */
const SHOW_SCRIPT = `(()=>{try{if(!localStorage.getItem(${JSON.stringify(STORAGE_KEYS.access)}))return}catch{return}
const e=document.getElementById(${JSON.stringify(idOf(''))}+location.pathname.split('/')[1].toLowerCase())
if(e)e.hidden=false})()`

/** The first paint of the signed-in screens, from the page alone: on a slow connection their scripts take seconds. */
export function WaitingScreens() {
  return (
    <Page>
      {WAITING_SHAPES.map((shape) => (
        <div key={shape.screen} id={idOf(shape.screen)} hidden inert suppressHydrationWarning>
          <Shape {...shape} />
        </div>
      ))}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHOW_SCRIPT }} />
    </Page>
  )
}

function Shape({ title, subtitle, controls, tabs, cards }: WaitingShape) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle}>
        {controls?.map((label) => (
          <span key={label} className={styles.control}>
            {label}
          </span>
        ))}
      </PageHeader>
      {tabs && (
        <div className={styles.tabs}>
          {tabs.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, place) => (
          <Card key={place}>
            <div className={styles.empty} />
          </Card>
        ))}
      </div>
    </>
  )
}
