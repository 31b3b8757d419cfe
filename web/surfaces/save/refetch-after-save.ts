import {
  BoardFeedResource,
  BoardPickerBoardsResource,
  BoardResource,
  BoardSectionsResource,
  BoardsResource,
} from '#domain/resources/boards.ts'
import { UserActivityPinsResource, UserPinsResource, UserResource } from '#domain/resources/users.ts'

/** Questions to invalidate after a pin was saved, moved or deleted. */
export const REFETCH_AFTER_SAVE = [
  BoardFeedResource.get,
  BoardPickerBoardsResource.get,
  BoardResource.get,
  BoardSectionsResource.get,
  BoardsResource.get,
  UserPinsResource.get,
  UserActivityPinsResource.get,
  UserResource.get,
]
