/** A board layout that lists pins with a price first and can be filtered by price. */
export const GIFT_GUIDE_LAYOUT = 'gift_guide'

/** Businesses and staff may turn their own boards into gift guides. */
export const mayMakeGiftGuides = (person: { is_partner: boolean; is_staff: boolean }): boolean =>
  person.is_partner || person.is_staff
