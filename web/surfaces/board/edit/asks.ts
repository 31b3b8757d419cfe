import type { Id } from '#domain/id.ts'
import type { Place } from '../../../router/route.ts'

export const boardById = ({ params }: Place) => ({ board_id: params.id as Id })
export const sectionById = ({ params }: Place) => ({ section_id: params.id as Id })
/** Everyone on a board, and for its people everyone who is asked to join. */
export const peopleOf = ({ params }: Place) => ({ board_id: params.id as Id, sort: 'viewer_first' })
