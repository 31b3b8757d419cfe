import type { Selectable } from 'kysely'
import type { Consent } from '#domain/entities/viewer.ts'
import type { FactName, Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { PendingCounts } from './counts.ts'
import type { Db } from './db/connect.ts'
import type { RowCache } from './db/row-cache.ts'
import type { CompilableQuery } from './db/send-statement.ts'
import type { Users } from './db/tables.ts'
import type { Debugging } from './debugging.ts'
import type { House } from './house.ts'
import type { PageRequest } from './list-page.ts'
import type { ShownItems } from './shown-items.ts'

/** A picture that was sent as base64 text; the same bytes always get the same name. */
export type SentPicture = { name: string; bytes: Buffer }

export type Fact = { [N in FactName]: { name: N; payload: Facts[N] } }[FactName]

/** Everything that one transaction collects; it is written at the end. */
export type UnitOfWork = {
  counts: PendingCounts
  /** Rows to insert that nothing reads before the end; they are sent with the counts. */
  insertsAtEnd: CompilableQuery[]
  facts: Fact[]
  /** Notifications for every process, sent after the commit. */
  notifications: { channel: string; payload: string }[]
  /** Writes that happen even when the transaction is rolled back; the answer is sent after them. */
  outsideTransaction: Promise<unknown>[]
  /** True once everything collected is written or discarded; it accepts nothing more. */
  isOver: boolean
}

/** A person as loaded by their session or a loader: the row of `users`. */
export type Person = Selectable<Users>

/** Who asks, from where, and everything that an answer may use. */
export type Context = {
  house: House
  /** The transaction while a write is answered, else the pool. */
  db: Db
  /** Who is signed in. Private things belong to the viewer. */
  viewer: Person | null
  /** On whose behalf: the viewer, or a business the viewer may act for. Ownership goes by the actor. */
  actor: Person | null
  session: { tokenHash: Buffer; startedAt: Date } | null
  visitorKey: string | null
  /** Tokens of this browser's sessions: the current one, and those of accounts it can switch to. */
  tokens: { current: string | null; others: readonly string[] }
  /** Cookie with the accounts that this browser has been logged in to before. */
  devices: string
  /** CSRF token for the double submit, which every page gives to a browser. */
  csrf: string | null
  consent: Consent | null
  /** Collects what a visitor is shown while the answer may be shared with other visitors. */
  shown?: ShownItems
  locale: string
  country: string
  isBot: boolean
  /** What the deb_ switches of the page turned on; null for everyone who may not use them. */
  debug: Debugging | null
  ip: string
  agent: string
  requestId: string
  now: Date
  /** 'card' when our own browser asks only for the fields of a card. */
  fields: 'card' | 'full'
  /** The requested page of a list. */
  page: PageRequest
  /** People whom the viewer blocked, or who blocked the viewer. */
  blocked: ReadonlySet<Id>
  /** The unit of work during a write; null during a read. */
  unit: UnitOfWork | null
  /** Records a fact in the unit of work. */
  emit<N extends FactName>(name: N, payload: Facts[N]): void
  /**
   * Changes to the browser's cookies: a new session and its person, or null to end it; the person to whom this browser
   * is now known.
   */
  cookies: {
    session?: string | null
    viewer?: Person | null
    otherSessions?: readonly string[]
    locale?: string
    knownTo?: Id
  }
  /** The picture that was sent as text in the body, and its placeholder name in the options. */
  sentPicture: SentPicture | null
  /** Rows that this request has read, by kind and id. */
  rows: RowCache
}

export type SignedIn = Context & { viewer: Person; actor: Person }

/** Narrows the context after a policy that requires a signed-in person; throws otherwise. */
export function requireSignedIn(ctx: Context): SignedIn {
  if (!ctx.viewer || !ctx.actor) throw new Error('This question must ask for someone signed in.')
  return ctx as SignedIn
}

export function requireUnitOfWork({ unit }: Pick<Context, 'unit'>): UnitOfWork {
  if (!unit || unit.isOver) throw new Error('Nothing is written outside of a unit of work.')
  return unit
}

/** Whether behavior may personalize what someone is shown; without consent only their explicit choices do. */
export const mayPersonalize = ({ consent }: Context): boolean => consent?.personalization ?? false

export function isViewer(ctx: Context, id: Id | null): boolean {
  return id !== null && ctx.viewer?.id === id
}
