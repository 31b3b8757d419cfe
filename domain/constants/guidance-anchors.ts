/** Names of the elements that guidance can be attached to, as in their `data-guidance-anchor`. */
export const GUIDANCE_ANCHORS = [
  'home',
  'explore',
  'create',
  'search',
  'visual_search',
  'notifications',
  'messages',
  'profile',
  'save',
] as const
