import { ExploreLocalResource, RelatedPinFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { VisualLiveSearchResource } from '#domain/resources/visual-search.ts'

/** Feeds to refetch when next needed, after something was hidden or turned off. */
export const REFETCH_AFTER_FEEDBACK = [
  UserHomefeedResource.get,
  ExploreLocalResource.get,
  RelatedPinFeedResource.get,
  BaseSearchResource.get,
  VisualLiveSearchResource.get,
]
