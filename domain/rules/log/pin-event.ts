import type { SurfaceName } from '../../constants/surfaces.ts'
import type { PinCard } from '../../entities/pin.ts'
import { LOG_VIEW_PARAMETER, LOG_VIEW_TYPE } from '../../log-events.ts'
import { isProduct } from '../card/pin-type.ts'

type LoggedPin = Pick<PinCard, 'id' | 'rich_summary' | 'shopping_flags' | 'sponsorship' | 'is_oos_product'>
/** Where a Pin was, and whether one tap saved it. */
type Where = { surface?: string | null | undefined; isOneTap?: boolean | undefined }

const BOARD_IDEAS: SurfaceName = 'BoardMoreIdeasTabContent'

/** View parameter of a Pin: the place where it has one of its own, else the kind of page that it comes from (log.10). */
export function pinViewParameter(pin: Pick<LoggedPin, 'rich_summary' | 'shopping_flags'>, where: Where = {}): number {
  if (where.isOneTap) return LOG_VIEW_PARAMETER.oneTapSave
  if (where.surface === BOARD_IDEAS) return LOG_VIEW_PARAMETER.boardIdeas
  if (isProduct(pin)) return LOG_VIEW_PARAMETER.products
  const type = pin.rich_summary?.type_name
  if (!type) return LOG_VIEW_PARAMETER.notRich
  return type === 'article' || type === 'recipe' ? LOG_VIEW_PARAMETER[type] : LOG_VIEW_PARAMETER.otherRich
}

/** The fields that every event about a Pin carries, with its creator and sponsor, and as JSON text what it sells (log.5, log.6). */
export function toPinEvent(pin: LoggedPin, where?: Where) {
  const { creator, sponsor } = pin.sponsorship ?? {}
  const aux_data = {
    ...(creator && { creator_id: creator.id }),
    ...(sponsor && { sponsor_id: sponsor.id }),
    ...(isProduct(pin) && { commerce_data: JSON.stringify(toCommerceData(pin)) }),
  }
  return {
    view_type: LOG_VIEW_TYPE.pin,
    view_parameter: pinViewParameter(pin, where),
    object_id_str: pin.id,
    aux_data,
  }
}

function toCommerceData({ rich_summary, is_oos_product }: LoggedPin) {
  const [product] = rich_summary?.products ?? []
  const { price = null, currency = null } = product?.offer_summary ?? {}
  return { product_id: product?.id ?? null, price, currency, is_out_of_stock: is_oos_product ?? false }
}
