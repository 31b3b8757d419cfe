type Written = { isAuthor: boolean; isNativeCreator: boolean; isStaff: boolean; isSignedIn: boolean; isLive: boolean }

/** Decisions, Pin and aggregate: a comment is edited by its author, and deleted by author, native creator or staff. */
export function commentAccess(by: Written): ('edit' | 'delete' | 'report')[] {
  if (!by.isLive) return []
  return [
    ...(by.isAuthor ? (['edit'] as const) : []),
    ...(by.isAuthor || by.isNativeCreator || by.isStaff ? (['delete'] as const) : []),
    ...(by.isSignedIn && !by.isAuthor ? (['report'] as const) : []),
  ]
}
