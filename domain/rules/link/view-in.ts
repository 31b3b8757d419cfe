/** Spec 7: what is looked at, as the address says it. */
export type NamedView = { viewType: number | undefined; viewParameter: number | undefined }

/** Spec 7: in views of type 494 a pin opens in a new tab, as it does everywhere with cmd or ctrl. */
export const NEW_TAB_VIEW = 494

export const opensNewTab = ({ viewType }: NamedView): boolean => viewType === NEW_TAB_VIEW

/** The view that an address names, if it does. */
export function viewIn(query: URLSearchParams): NamedView {
  return { viewType: numberIn(query, 'view_type'), viewParameter: numberIn(query, 'view_parameter') }
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const named = Number(query.get(key) ?? Number.NaN)
  return Number.isInteger(named) ? named : undefined
}
