type Someone = { id: string }

/** Whoever followed just now is the newest follower, whoever stopped is none, whatever the list knew when it was asked for. */
export function withMe<P extends Someone>(people: readonly P[], me: P | undefined, followsNow?: boolean): readonly P[] {
  if (!me || followsNow === undefined) return people
  const others = people.filter(({ id }) => id !== me.id)
  return followsNow ? [me, ...others] : others
}
