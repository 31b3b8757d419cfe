import type { ComponentType } from 'react'
import type { Id } from '#domain/id.ts'
import type { KnownPin } from '../../state/entities.ts'

/** What the server renders at once and the browser loads later. The server's entry fills it in. */
export const serverParts: {
  Comments?: ComponentType<{ pinId: Id }>
  Particulars?: ComponentType<{ pin: KnownPin }>
  RelatedProducts?: ComponentType<{ pin: KnownPin; related: readonly KnownPin[] }>
} = {}
