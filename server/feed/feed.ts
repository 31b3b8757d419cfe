import { BoardContentRecommendationResource, BoardRelatedPixieFeedResource } from '#domain/resources/boards.ts'
import {
  DomainFeedResource,
  ExploreLocalResource,
  FollowingFeedResource,
  HomefeedNewsResource,
  RelatedModulesResource,
  RelatedPinFeedResource,
  UserHomefeedResource,
} from '#domain/resources/pins.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { pickerPins } from '../interests/picker-pins.ts'
import { domainPins } from './domain.ts'
import { followingPins, newSince } from './following.ts'
import { localPins } from './local.ts'
import { moreIdeas } from './more-ideas.ts'
import { readHome } from './read-home.ts'
import { relatedPins } from './related.ts'
import { endVisit } from './visit.ts'

export const feedAnswers = [
  ...answer(UserHomefeedResource, {
    get: (ctx, wish) => (wish.in_nux ? pickerPins(ctx) : readHome(ctx)),
  }),
  ...answer(FollowingFeedResource, { get: (ctx) => followingPins(signedIn(ctx)) }),
  ...answer(HomefeedNewsResource, {
    get: async (ctx, { since }) => ({ type: 'homefeed_news', count: await newSince(signedIn(ctx), new Date(since)) }),
    update: async (ctx) => {
      await endVisit(signedIn(ctx))
      return { type: 'homefeed_news', count: 0 }
    },
  }),
  ...answer(ExploreLocalResource, { get: localPins }),
  ...answer(RelatedPinFeedResource, { get: relatedPins }),
  ...answer(RelatedModulesResource, { get: (ctx, { pin_id }) => relatedPins(ctx, { pin: pin_id }) }),
  ...answer(DomainFeedResource, { get: domainPins }),
  ...answer(BoardContentRecommendationResource, { get: (ctx, { id, section_id }) => moreIdeas(ctx, id, section_id) }),
  ...answer(BoardRelatedPixieFeedResource, {
    get: (ctx, { board_id, section_id }) => moreIdeas(ctx, board_id, section_id),
  }),
]
