/**
 * Files of the parts that the server renders at once and a browser loads later (see Route.later). Used on the server
 * only.
 */
export const closeupLazyFiles: readonly string[] = import.meta.env.SSR
  ? [
      'web/surfaces/closeup/acts.ts',
      'web/surfaces/closeup/Particulars.tsx',
      'web/surfaces/closeup/RelatedProducts.tsx',
      'web/surfaces/closeup/ProductRows.tsx',
      'web/surfaces/comments/Comments.tsx',
      'web/surfaces/story/StoryViewer.tsx',
    ]
  : []
