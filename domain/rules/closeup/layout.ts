type Band = { from: number; pane: number; isSplit: boolean; span: number; shoppingSpan: number }

/**
 * Spec 9: how wide the closeup's pane is at most, from each breakpoint on, and how many tiles stand side by side in it.
 * A side navigation's width is added to every breakpoint; this house has none. The style sheet says the same.
 */
export const CLOSEUP_BANDS: readonly Band[] = [
  { from: 0, pane: 488, isSplit: false, span: 2, shoppingSpan: 2 },
  { from: 630, pane: 508, isSplit: false, span: 2, shoppingSpan: 2 },
  { from: 670, pane: 672, isSplit: false, span: 2, shoppingSpan: 2 },
  { from: 680, pane: 740, isSplit: true, span: 2, shoppingSpan: 2 },
  { from: 860, pane: 912, isSplit: true, span: 3, shoppingSpan: 2 },
  { from: 1056, pane: 992, isSplit: true, span: 3, shoppingSpan: 2 },
  { from: 1135, pane: 1016, isSplit: true, span: 3, shoppingSpan: 2 },
  { from: 1340, pane: 1016, isSplit: true, span: 5, shoppingSpan: 4 },
]
export const PRODUCT_PANE = 1176

/** The pane of a product's page has more room in wide windows. */
export function closeupLayout(width: number, isProduct = false, sideNavigation = 0): Omit<Band, 'from'> {
  const { from, ...band } = CLOSEUP_BANDS.findLast((one) => width >= one.from + sideNavigation) ?? CLOSEUP_BANDS[0]!
  return isProduct && from === 1340 ? { ...band, pane: PRODUCT_PANE } : band
}
