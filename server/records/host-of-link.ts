import { type RawBuilder, sql } from 'kysely'

/** SQL expression for the host of a pin's link, without www. */
export const hostOfLinkSql = (link: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`lower(substring(${link} from '^https?://(?:www\\.)?([^/:?#]+)'))`
