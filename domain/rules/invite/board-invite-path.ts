import { localPath } from '../account/local-path.ts'
import { isReserved } from '../account/username.ts'

type Query = Pick<URLSearchParams, 'get'>

const isOn = (flag: string | null) => flag === 'true' || flag === '1'

/** Where a login with `board_url` leads: to a board of this site, with what is to be done there. Anything else is dropped. */
export function boardInvitePath(query: Query): string | null {
  const sent = query.get('board_url') ?? ''
  const { pathname } = new URL(localPath(sent), 'http://here.invalid')
  const [, username = '', slug = '', end] = pathname.split('/')
  const isBoard = /^[a-z0-9_]{3,30}$/i.test(username) && !isReserved(username.toLowerCase())
  if (!isBoard || !slug || slug.startsWith('_') || (end !== undefined && end !== '')) return null
  const flags = new URLSearchParams()
  for (const name of ['accept_invite', 'seamless']) if (isOn(query.get(name))) flags.set(name, 'true')
  const search = flags.toString()
  return `/${username}/${slug}/${search && `?${search}`}`
}
