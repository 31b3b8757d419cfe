import {
  BoardFeedResource,
  BoardPickerBoardsResource,
  BoardResource,
  BoardSectionsResource,
  BoardsResource,
} from '#domain/resources/boards.ts'
import { UserActivityPinsResource, UserPinsResource, UserResource } from '#domain/resources/users.ts'

/** What is asked anew after a pin came, went or moved. */
export const LISTS_OF_PINS = [
  BoardFeedResource.get,
  BoardPickerBoardsResource.get,
  BoardResource.get,
  BoardSectionsResource.get,
  BoardsResource.get,
  UserPinsResource.get,
  UserActivityPinsResource.get,
  UserResource.get,
]
