import * as z from 'zod'
import { UserCard } from './user.ts'

const Named = UserCard.pick({ id: true, username: true, full_name: true })

/** Spec 3: someone made it together with someone who pays for it. */
export const Sponsorship = z.object({ status: z.int(), creator: Named.nullable(), sponsor: Named.nullable() })
export type Sponsorship = z.infer<typeof Sponsorship>
