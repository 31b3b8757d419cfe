import type { FactName } from '#domain/facts.ts'
import { boardListeners } from '../boards/board-listeners.ts'
import { commentListeners } from '../comments/comment-listeners.ts'
import { duplicateListeners } from '../duplicates/duplicate-listeners.ts'
import type { Listener, Listeners } from '../facts/listener.ts'
import { FACT_QUEUE } from '../facts/queues.ts'
import { feedListeners } from '../feed/feed-listeners.ts'
import { topicListeners } from '../feedback/topic-listeners.ts'
import { followListeners } from '../follows/follow-listeners.ts'
import type { House } from '../house.ts'
import { interestListeners } from '../interests/interest-listeners.ts'
import { inviteListeners } from '../invites/invite-listeners.ts'
import { linkListeners } from '../link-health/link-listeners.ts'
import { meaningListeners } from '../meaning/meaning-listeners.ts'
import { scoreListeners } from '../media/score-listeners.ts'
import { messageListeners } from '../messages/message-listeners.ts'
import { caseListeners } from '../moderation/case-listeners.ts'
import { notificationListeners } from '../notifications/notification-listeners.ts'
import { pinListeners } from '../pins/pin-listeners.ts'
import { searchListeners } from '../search/search-listeners.ts'
import { shopListeners } from '../shop/shop-listeners.ts'
import { todayListeners } from '../today/staff-today.ts'
import { accountListeners } from '../users/account-listeners.ts'
import { audienceListeners } from '../users/audience-listeners.ts'
import { videoListeners } from '../video/video-listeners.ts'
import { websiteListeners } from '../websites/website-listeners.ts'

/** In the order in which listeners of one fact run: the data of an account is deleted before the account. */
const EVERYONE: Listeners[] = [
  followListeners,
  commentListeners,
  notificationListeners,
  accountListeners,
  boardListeners,
  pinListeners,
  linkListeners,
  duplicateListeners,
  audienceListeners,
  searchListeners,
  feedListeners,
  topicListeners,
  meaningListeners,
  interestListeners,
  todayListeners,
  caseListeners,
  scoreListeners,
  videoListeners,
  websiteListeners,
  inviteListeners,
  messageListeners,
  shopListeners,
]

/** All listeners by fact. After the commit each runs once, in a durable job. */
export const LISTENERS = merge(EVERYONE)

function merge(all: Listeners[]): { [N in FactName]?: Record<string, Listener<never>> } {
  const merged: { [N in FactName]?: Record<string, Listener<never>> } = {}
  for (const listeners of all)
    for (const [fact, acts] of Object.entries(listeners) as [FactName, Record<string, Listener<never>>][])
      merged[fact] = { ...merged[fact], ...acts }
  return merged
}

/** The queue of a listener. */
export const queueForListener = (listener: Listener<never>): string =>
  typeof listener === 'function' ? FACT_QUEUE : listener.queue

/** For each fact, the queues of its listeners. */
export const QUEUES_BY_FACT: House['queuesOf'] = Object.fromEntries(
  Object.entries(LISTENERS).map(([name, listeners]) => [
    name,
    [...new Set(Object.values(listeners).map(queueForListener))],
  ]),
)
