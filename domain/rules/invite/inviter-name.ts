import { INVITER_NAME_CUT } from '../../constants/limits.ts'
import { cutTo } from '../format/truncate.ts'

/** Spec 3, Invite metadata. Who shared it, as the header names them: the first name, cut to 30; without one there is no header. */
export function inviterName({ first_name }: { first_name: string }): string | null {
  return cutTo(first_name.trim(), INVITER_NAME_CUT) || null
}
