import * as z from 'zod'
import { optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const staff = { policy: 'staff' } as const
const Hex = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i)
const delight = {
  search_query_list: z.array(z.string().trim().min(1).max(100)).min(1).max(50),
  text_colors: z.array(Hex).min(1).max(12),
  text_background_color: Hex,
}
const DelightId = z.coerce.number().int().positive().max(2_147_483_647)

/** Words that are shown in their own colors at the head of a search. */
export const StaffDelight = z.object({ type: z.literal('staff_delight'), id: z.string(), ...delight })
export type StaffDelight = z.infer<typeof StaffDelight>

/**
 * Staff choose which words have their own colors (search.5): with an id it changes a delight, without one it creates
 * one.
 */
export const StaffDelightsResource = resource('StaffDelights', {
  get: question({ options: z.object({ ...pagedOptions }), data: StaffDelight, list: true, access: staff }),
  update: question({
    options: z.object({ id: optional(DelightId), ...delight }),
    data: StaffDelight,
    access: staff,
    example: { search_query_list: ['x'], text_colors: ['#aa0000'], text_background_color: '#ffffff' },
  }),
  delete: question({ options: z.object({ id: DelightId }), data: Done, access: staff, example: { id: 1 } }),
})
