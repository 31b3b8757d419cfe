import * as z from 'zod'
import { UserCard } from './user.ts'

const Named = UserCard.pick({ id: true, username: true, full_name: true })

/** A paid partnership between a creator and a sponsor. */
export const Sponsorship = z.object({ status: z.int(), creator: Named.nullable(), sponsor: Named.nullable() })
export type Sponsorship = z.infer<typeof Sponsorship>
