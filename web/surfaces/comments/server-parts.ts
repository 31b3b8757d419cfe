import type { ComponentType } from 'react'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import type { KnownPin } from '../../state/entities.ts'

/** What the server renders at once and the browser loads later. The server's entry fills it in. */
export const serverParts: {
  Comments?: ComponentType<{ pinId: Id }>
  Particulars?: ComponentType<{ pin: KnownPin }>
  Promotion?: ComponentType<{ pin: KnownPin }>
  GoneSource?: ComponentType<{ pin: KnownPin }>
  StoryViewer?: ComponentType<{ pin: KnownPin; story: StoryPinData; className: string | undefined }>
  RelatedProducts?: ComponentType<{ pin: KnownPin }>
  ProductRows?: ComponentType<{ pin: KnownPin }>
} = {}
