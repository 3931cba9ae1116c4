import { type ComponentType, lazy } from 'react'
import type { TeamView } from '../team-view/team-view.ts'
import { TabNotLoaded } from './tab-not-loaded.tsx'

type Tab = ComponentType<{ view: TeamView }>

/** A tab whose code loads when it is opened. @param named how it is named where its code did not come */
export const lazyTab = (load: () => Promise<Tab>, named: { title: string; what: string }) =>
  lazy(async (): Promise<{ default: Tab }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => <TabNotLoaded {...named} /> }
    }
  })
