type Someone = { id: string }

/** Applies the viewer's own follow or unfollow to a list of followers: adds them first, or removes them. */
export function applyOwnFollow<P extends Someone>(
  people: readonly P[],
  me: P | undefined,
  followsNow?: boolean,
): readonly P[] {
  if (!me || followsNow === undefined) return people
  const others = people.filter(({ id }) => id !== me.id)
  return followsNow ? [me, ...others] : others
}
