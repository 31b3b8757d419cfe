import type { Place } from '../../router/route.ts'

/** What the page between here and elsewhere asks: the same check, once more. */
export const offsiteAsked = ({ query }: Place) => ({
  url: query.get('url') ?? '',
  ...(/^\d{1,19}$/.test(query.get('pin') ?? '') && { pin_id: query.get('pin') as string }),
  ...(/^\d{1,19}$/.test(query.get('user') ?? '') && { user_id: query.get('user') as string }),
})
