import type { ComponentType } from 'react'
import type { Id } from '#domain/id.ts'

/** What the server renders at once and the browser loads later. The server's entry fills it in. */
export const serverParts: { Comments?: ComponentType<{ pinId: Id }> } = {}
