import * as z from 'zod'
import { question, resource } from '../resource.ts'
import { Done } from './session.ts'

const staff = { policy: 'staff' } as const
const options = z.object({ word: z.string().trim().min(1).max(100) })

/** Words that staff marked (search.21). A search for one shows the guidelines instead of results. */
export const MarkedWordsResource = resource('MarkedWords', {
  get: question({ options: z.object({}), data: z.object({ words: z.array(z.string()) }), access: staff }),
  create: question({ options, data: Done, access: staff, example: { word: 'x' } }),
  delete: question({ options, data: Done, access: staff, example: { word: 'x' } }),
})
