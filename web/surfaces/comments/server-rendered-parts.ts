import type { ComponentType } from 'react'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import type { KnownPin } from '../../state/entities.ts'

/** Components that the server renders at once and the browser loads later. Filled in by the server's entry file. */
export const serverRenderedParts: {
  Comments?: ComponentType<{ pinId: Id }>
  Particulars?: ComponentType<{ pin: KnownPin }>
  Promotion?: ComponentType<{ pin: KnownPin }>
  LookDots?: ComponentType<{ pin: KnownPin }>
  GoneSource?: ComponentType<{ pin: KnownPin }>
  StoryViewer?: ComponentType<{ pin: KnownPin; story: StoryPinData; className: string | undefined }>
  RelatedProducts?: ComponentType<{ pin: KnownPin }>
  ProductRows?: ComponentType<{ pin: KnownPin }>
} = {}
