/** Spec 7: in views of type 494 a pin opens in a new tab, as it does everywhere with cmd or ctrl. */
export const NEW_TAB_VIEW = 494

export const opensNewTab = (viewType: number | undefined): boolean => viewType === NEW_TAB_VIEW

/** The view type that an address names, if it does. */
export function viewTypeIn(query: URLSearchParams): number | undefined {
  const named = Number(query.get('view_type') ?? Number.NaN)
  return Number.isInteger(named) ? named : undefined
}
