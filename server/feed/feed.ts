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
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { listPickerPins, listWallPins } from '../interests/picker-pins.ts'
import { listDomainPins } from './domain-feed.ts'
import { countNewFollowedPins, listFollowingPins } from './following.ts'
import { endHomeVisit } from './home-visit.ts'
import { listLocalPins } from './local.ts'
import { listMoreIdeas } from './more-ideas.ts'
import { loadHomeFeed } from './read-home.ts'
import { listRelatedPins } from './related.ts'

export const feedAnswers = [
  ...defineAnswers(UserHomefeedResource, {
    get: (ctx, { in_nux, in_wall }) => {
      if (in_wall) return listWallPins(ctx)
      return in_nux ? listPickerPins(ctx) : loadHomeFeed(ctx)
    },
  }),
  ...defineAnswers(FollowingFeedResource, { get: (ctx) => listFollowingPins(requireSignedIn(ctx)) }),
  ...defineAnswers(HomefeedNewsResource, {
    get: async (ctx, { since }) => ({
      type: 'homefeed_news',
      count: await countNewFollowedPins(requireSignedIn(ctx), new Date(since)),
    }),
    update: async (ctx) => {
      await endHomeVisit(requireSignedIn(ctx))
      return { type: 'homefeed_news', count: 0 }
    },
  }),
  ...defineAnswers(ExploreLocalResource, { get: listLocalPins }),
  ...defineAnswers(RelatedPinFeedResource, { get: listRelatedPins }),
  ...defineAnswers(RelatedModulesResource, { get: (ctx, { pin_id }) => listRelatedPins(ctx, { pin: pin_id }) }),
  ...defineAnswers(DomainFeedResource, { get: listDomainPins }),
  ...defineAnswers(BoardContentRecommendationResource, {
    get: (ctx, { id, section_id }) => listMoreIdeas(ctx, id, section_id),
  }),
  ...defineAnswers(BoardRelatedPixieFeedResource, {
    get: (ctx, { board_id, section_id }) => listMoreIdeas(ctx, board_id, section_id),
  }),
]
