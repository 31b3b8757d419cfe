import { ExploreLocalResource, RelatedPinFeedResource, UserHomefeedResource } from '#domain/resources/pins.ts'
import { BaseSearchResource } from '#domain/resources/search.ts'
import { VisualLiveSearchResource } from '#domain/resources/visual-search.ts'

/** What is asked anew when next needed, after something was hidden or turned off. */
export const FEEDS = [
  UserHomefeedResource.get,
  ExploreLocalResource.get,
  RelatedPinFeedResource.get,
  BaseSearchResource.get,
  VisualLiveSearchResource.get,
]
