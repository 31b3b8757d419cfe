/** The parts that the server renders at once and a browser loads later; see Route.later. */
export const closeupLater = [
  'web/surfaces/closeup/acts.ts',
  'web/surfaces/closeup/Particulars.tsx',
  'web/surfaces/closeup/RelatedProducts.tsx',
  'web/surfaces/comments/Comments.tsx',
]
