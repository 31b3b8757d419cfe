import { ATTRIBUTION_HEIGHT, HEADER_ONLY_BELOW } from '../../constants/sizes.ts'

/** Spec 5, Save and card rules. A low card has only the head of its footer. */
export function footerLayout(containerHeight: number): 'header-only' | null {
  return containerHeight < HEADER_ONLY_BELOW ? 'header-only' : null
}

type Attribution = { isSquare: boolean; hasPrice: boolean; hasMerchant: boolean }

/** Spec 9. The fixed height of the lines under a product; null: as high as they are. */
export function attributionHeight({ isSquare, hasPrice, hasMerchant }: Attribution): number | null {
  if (hasMerchant) return ATTRIBUTION_HEIGHT.withMerchant
  return isSquare && hasPrice ? ATTRIBUTION_HEIGHT.squareWithPrice : null
}
