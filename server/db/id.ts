export type { Id } from '#domain/id.ts'
