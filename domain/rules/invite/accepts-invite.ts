const isOn = (flag: string | null) => flag === 'true' || flag === '1'

/** A board's address asks to join at once, as the links of invitations do. */
export const acceptsInvite = (query: Pick<URLSearchParams, 'get'>) => isOn(query.get('accept_invite'))
