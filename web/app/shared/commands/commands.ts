import { CHAT_MESSAGE_MAXIMUM } from '@corner/contract/constants/chat.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { PERIOD_LABELS, PERIODS } from '@corner/contract/periods.ts'
import type { Role } from '@corner/contract/roles.ts'
import { RANKING_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { filterOptions } from '../../ui/fields/filter-options.ts'
import { changedAddress } from '../address/changed-address.ts'
import { athleteAddress } from '../athlete-link/athlete-address.ts'
import { COACH_TABS } from '../navigation/coach-tabs.ts'
import { homeOfRole } from '../navigation/home-of-role.ts'
import { entriesFor } from '../navigation/menu-entries.ts'
import { nextReturnTarget, type ReturnTarget } from '../navigation/return-target.ts'
import { mayUse } from '../navigation/screens.ts'
import { readPeriod } from '../period/use-period.ts'
import { REASONS_ID } from '../team/reasons-id.ts'
import type { Command, CommandGroup } from './command.ts'

const COACH_DASHBOARD = '/coach-dashboard'
/** Screens without a menu entry. */
const OTHER_SCREENS = [
  { label: 'Mat Sheet', to: '/mat-sheet' },
  { label: 'Knowledge Base', to: '/knowledge' },
  { label: 'Account', to: '/account' },
]
/** Found by a word, beside the views that contain them. */
const PARTS_OF_VIEWS = [
  { label: 'Recovery chart', tab: 'analytics' },
  { label: 'Sleep chart', tab: 'analytics' },
  { label: 'Strain chart', tab: 'analytics' },
  ...Object.values(RANKING_TEXTS.titles).map((label) => ({ label, tab: 'rankings' })),
]
/** Words that the articles are about; a name is none of them. */
const SUBJECTS =
  /\b(sleep|nap|recovery|hrv|heart|strain|load|strength|injur|ill|sick|travel|weight|caffeine|alcohol|nutrition|protein)/i
/** More are found by typing. */
const MOST_ATHLETES = 30

interface Place {
  pathname: string
  search: string
  /** The state of the history entry. */
  state: unknown
}

export interface CommandsInput {
  /** undefined: not known yet; then nothing but what everybody may use. */
  role: Role | undefined
  /** The teams whose athletes the person may open. */
  teams: readonly Team[]
  /** Found by the server for an administrator. */
  accounts?: readonly Command[]
  place: Place
  typed: string
}

/** What the command bar offers a role, filtered by the typed text: athletes first, a question for the AI coach last. */
export function commandsFor({ role = 'athlete', teams, accounts = [], place, typed }: CommandsInput): CommandGroup[] {
  const coaches = mayUse(role, COACH_DASHBOARD)
  const groups: CommandGroup[] = [
    { title: 'Athletes', commands: coaches ? athletes(teams, place) : [] },
    { title: 'Views of the team', commands: coaches ? tabs(place) : [] },
    { title: 'Period', commands: periods(role, place) },
    { title: 'Screens', commands: [...screens(role), { id: 'help', label: 'Keyboard shortcuts', to: 'help' }] },
  ]
  const found = groups.map(({ title, commands }) => ({ title, commands: filterOptions(commands, typed) }))
  const [people, ...others] = found
  const shown = people ? { ...people, commands: people.commands.slice(0, MOST_ATHLETES) } : undefined
  // Untyped, a long list of names would hide the rest.
  const ofAccounts = { title: 'Accounts', commands: accounts }
  const isTyped = typed.trim() !== ''
  const first = { title: 'This morning', commands: coaches && !isTyped ? thisMorning(place) : [] }
  const parts = {
    title: 'Charts and rankings',
    commands: coaches && isTyped ? filterOptions(partsOfViews(place), typed) : [],
  }
  const articles = { title: 'Knowledge Base', commands: SUBJECTS.test(typed) ? [articlesOn(typed.trim())] : [] }
  const ordered = isTyped
    ? [shown, ofAccounts, ...others, parts, articles]
    : [first, ...others.map(without(first.commands)), shown]
  const question = typed.trim().slice(0, CHAT_MESSAGE_MAXIMUM)
  const asked = coaches && question !== '' && teams.length > 0 ? [ask(question, place)] : []
  return [...ordered, { title: 'AI coach', commands: asked }].filter(
    (group) => group !== undefined && group.commands.length > 0,
  ) as CommandGroup[]
}

function athletes(teams: readonly Team[], { pathname, search, state }: Place): Command[] {
  const days = readPeriod(new URLSearchParams(search))
  return teams.flatMap((team) =>
    team.athletes.map(({ id, full_name, username }) => ({
      id: `${team.id} ${id}`,
      label: full_name || username,
      hint: teams.length > 1 ? team.name : undefined,
      to: { address: athleteAddress(team.id, id, days), state: returnTo(pathname, search, state) },
    })),
  )
}

/** The way back to the dashboard is kept from athlete to athlete; other screens are none to return to. */
function returnTo(pathname: string, search: string, state: unknown): ReturnTarget | null {
  return pathname === COACH_DASHBOARD ? { cameFrom: pathname + search, steps: 1 } : nextReturnTarget(state)
}

function tabs(place: Place): Command[] {
  return COACH_TABS.map(({ value, label }) => ({
    id: `tab ${value}`,
    label,
    to: { address: dashboardWith(place, { tab: value }) },
  }))
}

/** What a coach opens first of all. */
function thisMorning(place: Place): Command[] {
  return [
    { id: '/mat-sheet', label: 'Mat Sheet', to: { address: '/mat-sheet' } },
    {
      id: 'flagged',
      label: 'Flagged athletes',
      to: { address: `${dashboardWith(place, { tab: 'overview' })}#${REASONS_ID}` },
    },
  ]
}

/** A group without what another group already offers. */
const without =
  (taken: readonly Command[]) =>
  ({ title, commands }: CommandGroup): CommandGroup => ({
    title,
    commands: commands.filter(({ id }) => !taken.some((one) => one.id === id)),
  })

function partsOfViews(place: Place): Command[] {
  return PARTS_OF_VIEWS.map(({ label, tab }) => ({
    id: `part ${label}`,
    label,
    to: { address: dashboardWith(place, { tab }) },
  }))
}

function articlesOn(search: string): Command {
  return {
    id: 'articles',
    label: `Articles on “${search}”`,
    to: { address: `/knowledge?${new URLSearchParams({ search })}` },
  }
}

function periods(role: Role, place: Place): Command[] {
  const home = homeOfRole(role)
  const onHome = place.pathname === '/dashboard' || home === '/dashboard'
  return PERIODS.map((days) => ({
    id: `period ${days}`,
    label: PERIOD_LABELS[days],
    to: {
      address: onHome
        ? `/dashboard?${changedAddress(here('/dashboard', place), { days: String(days) })}`
        : dashboardWith(place, { days: String(days) }),
    },
  }))
}

function screens(role: Role): Command[] {
  const others = OTHER_SCREENS.filter(({ to }) => mayUse(role, to))
  return [...entriesFor(role), ...others].map(({ label, to }) => ({ id: to, label, to: { address: to } }))
}

function ask(question: string, place: Place): Command {
  return {
    id: 'ask',
    label: `Ask: “${question}”`,
    to: { address: dashboardWith(place, { tab: 'chat', ask: question }) },
  }
}

/** The Coach Dashboard as it is, or of the athlete's team, with these changes. */
function dashboardWith(place: Place, changes: Record<string, string>): string {
  const before = here(COACH_DASHBOARD, place)
  const [, screen, teamId] = place.pathname.split('/')
  if (screen === 'athlete' && teamId) before.set('team', teamId)
  return `${COACH_DASHBOARD}?${changedAddress(before, changes)}`
}

/** The parameters of the screen if it is the shown one; of another, only its team. */
function here(screen: string, { pathname, search }: Place): URLSearchParams {
  const address = new URLSearchParams(search)
  if (pathname === screen) return address
  const team = address.get('team')
  return new URLSearchParams(team ? { team } : {})
}
