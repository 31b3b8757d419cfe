import { type RawBuilder, sql } from 'kysely'

/** In SQL, the host that a pin's link names, without www. */
export const hostOfLink = (link: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`lower(substring(${link} from '^https?://(?:www\\.)?([^/:?#]+)'))`
