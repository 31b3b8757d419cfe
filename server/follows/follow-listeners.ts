import { flushCounts } from '../counts.ts'
import type { Listeners } from '../facts/listener.ts'
import { systemContext } from '../system-context.ts'
import { removeFollow } from './set-follow.ts'

export const followListeners: Listeners = {
  'user.blocked': {
    async unfollowBothWays(house, { user_id, by_id }) {
      const ctx = systemContext(house)
      await removeFollow(ctx, by_id, 'user', user_id)
      await removeFollow(ctx, user_id, 'user', by_id)
      await flushCounts(ctx)
    },
  },
}
