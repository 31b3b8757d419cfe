import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { BoardContentRecommendationResource, BoardRelatedPixieFeedResource } from '#domain/resources/boards.ts'
import {
  DomainFeedResource,
  ExploreLocalResource,
  RelatedModulesResource,
  RelatedPinFeedResource,
  UserHomefeedResource,
} from '#domain/resources/pins.ts'
import { answer } from '../answer.ts'
import { mutedBy } from '../notifications/muted.ts'
import { listPins } from '../records/list-pins.ts'
import { domainPins } from './domain.ts'
import { readHome } from './home.ts'
import { localPins } from './local.ts'
import { moreIdeas } from './more-ideas.ts'
import { relatedPins } from './related.ts'

export const feedAnswers = [
  ...answer(UserHomefeedResource, {
    async get(ctx) {
      const muted = ctx.viewer ? await mutedBy(ctx, ctx.viewer.id) : new Set<Id>()
      const isWanted = ({ pinner }: Pin) => !pinner || !muted.has(pinner.id)
      return listPins(ctx, PAGE_SIZE, (after, limit) => readHome(ctx, after, limit), 'list', isWanted)
    },
  }),
  ...answer(ExploreLocalResource, { get: localPins }),
  ...answer(RelatedPinFeedResource, { get: relatedPins }),
  ...answer(RelatedModulesResource, { get: (ctx, { pin_id }) => relatedPins(ctx, { pin: pin_id }) }),
  ...answer(DomainFeedResource, { get: domainPins }),
  ...answer(BoardContentRecommendationResource, { get: (ctx, { id }) => moreIdeas(ctx, id) }),
  ...answer(BoardRelatedPixieFeedResource, { get: (ctx, { board_id }) => moreIdeas(ctx, board_id) }),
]
