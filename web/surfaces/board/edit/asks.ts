import type { Id } from '#domain/id.ts'
import type { RouteLocation } from '../../../router/route.ts'

export const parseBoardIdOptions = ({ params }: RouteLocation) => ({ board_id: params.id as Id })
export const parseSectionIdOptions = ({ params }: RouteLocation) => ({ section_id: params.id as Id })
/** Options for everyone on a board; its own people also get the invited people. */
export const parseBoardPeopleOptions = ({ params }: RouteLocation) => ({
  board_id: params.id as Id,
  sort: 'viewer_first',
})
