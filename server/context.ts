import type { Selectable } from 'kysely'
import type { Consent } from '#domain/entities/viewer.ts'
import type { FactName, Facts } from '#domain/facts.ts'
import type { Id } from '#domain/id.ts'
import type { Counts } from './counts.ts'
import type { Db } from './db/connect.ts'
import type { RowCache } from './db/row-cache.ts'
import type { Compilable } from './db/send.ts'
import type { Users } from './db/tables.ts'
import type { House } from './house.ts'
import type { PageRequest } from './list-page.ts'
import type { Shown } from './still-open.ts'

/** A picture that came as text; the name is the same for the same bytes. */
export type SentPicture = { name: string; bytes: Buffer }

export type Fact = { [N in FactName]: { name: N; payload: Facts[N] } }[FactName]

/** What one transaction collects. It is written at its end. */
export type UnitOfWork = {
  counts: Counts
  /** Rows to insert that nothing reads before the end: they are sent with the counts. */
  insertsAtEnd: Compilable[]
  facts: Fact[]
  /** Sent to every process after the commit. */
  notifications: { channel: string; payload: string }[]
  /** Written whatever becomes of the transaction: the answer leaves when that is done. */
  outsideTransaction: Promise<unknown>[]
  /** What it collected is written, or will never be: it takes nothing more. */
  isOver: boolean
}

/** A person as their session or a loader knows them: the row of `users`. */
export type Person = Selectable<Users>

/** Who asks, from where, and what an answer may use. */
export type Context = {
  house: House
  /** The transaction while a write is answered, else the pool. */
  db: Db
  /** Who is signed in. Private things belong to the viewer. */
  viewer: Person | null
  /** On whose behalf: equal to the viewer, or a business the viewer may act for. Ownership belongs to the actor. */
  actor: Person | null
  session: { tokenHash: Buffer; startedAt: Date } | null
  visitorKey: string | null
  /** The tokens of this browser's sessions: the one that is used, and those of accounts it can be switched to. */
  tokens: { current: string | null; others: readonly string[] }
  /** The accounts this browser has been logged in to before, as its cookie says. */
  devices: string
  /** What every page gives a browser for the double submit. */
  csrf: string | null
  consent: Consent | null
  /** Where it is noted what a visitor is shown, while the answer may be given to other visitors too. */
  shown?: Shown
  locale: string
  country: string
  isBot: boolean
  ip: string
  agent: string
  requestId: string
  now: Date
  /** 'card' when our own browser asks for what a card reads. */
  fields: 'card' | 'full'
  /** Which page of a list is asked for. */
  page: PageRequest
  /** Whom the viewer blocked, or who blocked the viewer. */
  blocked: ReadonlySet<Id>
  /** What is collected while something is written; none while it is only read. */
  unit: UnitOfWork | null
  /** Tells what happened, within a unit of work. */
  emit<N extends FactName>(name: N, payload: Facts[N]): void
  /** What the answer wants of the browser's cookies: a new session with whose it is, or none any more; whom it is known to. */
  cookies: {
    session?: string | null
    viewer?: Person | null
    otherSessions?: readonly string[]
    locale?: string
    knownTo?: Id
  }
  /** The picture that came as text in the body, and the name that stands for it in the options. */
  sentPicture: SentPicture | null
  /** Rows read once a request, by kind and id. */
  rows: RowCache
}

export type SignedIn = Context & { viewer: Person; actor: Person }

/** After a policy that asks for someone signed in. */
export function signedIn(ctx: Context): SignedIn {
  if (!ctx.viewer || !ctx.actor) throw new Error('This question must ask for someone signed in.')
  return ctx as SignedIn
}

export function unitOf({ unit }: Pick<Context, 'unit'>): UnitOfWork {
  if (!unit || unit.isOver) throw new Error('Nothing is written outside of a unit of work.')
  return unit
}

/** Whether what someone did may shape what they are shown; without it only what they chose. (D68) */
export const isPersonal = ({ consent }: Context): boolean => consent?.personalization ?? false

export function isViewer(ctx: Context, id: Id | null): boolean {
  return id !== null && ctx.viewer?.id === id
}
