import * as z from 'zod'
import { Id } from '../id.ts'

export const Interest = z.object({ type: z.literal('interest'), id: Id, name: z.string(), url_name: z.string() })
export type Interest = z.infer<typeof Interest>
