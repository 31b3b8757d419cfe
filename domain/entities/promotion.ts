import * as z from 'zod'
import { Id } from '../id.ts'
import { UserCard } from './user.ts'

/** A picture in the strip under a collection ad. */
export const CollectionItem = z.object({
  pin_id: Id,
  /** Its path for visitors. */
  seo_url: z.string().optional(),
  image_signature: z.string(),
  image_ext: z.string(),
  link: z.string().nullable(),
  images: z.record(z.string(), z.object({ url: z.string(), width: z.int(), height: z.int() })).optional(),
})
export type CollectionItem = z.infer<typeof CollectionItem>

export const AdData = z.object({
  collection_grid_click_type: z.int(),
  is_weight_loss_ad: z.boolean(),
})
export type AdData = z.infer<typeof AdData>

/** Fields of an ad that a card reads. */
export const PromotionCard = z.object({
  promoter: UserCard.nullable(),
  is_downstream_promotion: z.boolean(),
  is_third_party_ad: z.boolean(),
  promoted_is_removable: z.boolean(),
  promoted_is_lead_ad: z.boolean(),
  ad_destination_url: z.string().nullable(),
  tracking_params: z.string().nullable(),
  campaign_id: z.string().nullable(),
  advertiser_id: z.string().nullable(),
  attribution_source_id: z.string().nullable(),
  ad_data: AdData.nullable(),
  collection_pin: z.object({ item_data: z.array(CollectionItem) }).nullable(),
})

/** All promotion fields of a pin. */
export const Promotion = PromotionCard.extend({
  pin_promotion_id: z.string().nullable(),
  dpa_creative_type: z.string().nullable(),
  promoted_lead_form: z.object({ lead_form_id: z.string() }).nullable(),
  ad_data: AdData.extend({
    ce_alt_image_signature: z.string().nullable(),
    exclude_from_grid_rep_tests: z.boolean(),
  }).nullable(),
})
export type Promotion = z.infer<typeof Promotion>
