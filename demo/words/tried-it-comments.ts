/** Comments by people who tried a pin themselves; `on` as in comments.ts. */
export const TRIED_IT_COMMENTS: readonly { text: string; on: readonly string[] }[] = [
  { text: 'Made it on Sunday. It took twice as long and was worth it.', on: [] },
  { text: 'First attempt! The edges need practice.', on: ['craft', 'art', 'pattern'] },
  { text: 'My version hangs in the hallway now.', on: ['art', 'pattern'] },
  { text: 'The second one is always better, so here it is.', on: [] },
  { text: 'Tried it with the kids. Paint everywhere, highly recommended.', on: ['art', 'craft', 'pattern'] },
  { text: 'Half the size, same idea.', on: [] },
  { text: 'Needed three tries to get the color right.', on: ['art', 'craft', 'pattern', 'home', 'interior'] },
  { text: 'Done! A small one for the balcony.', on: ['plants', 'garden'] },
  { text: 'From cutting to this in eleven weeks.', on: ['plants', 'garden'] },
  { text: 'Doubled the garlic, halved the salt. No regrets.', on: ['plates'] },
  { text: 'Baked it for the office. It was gone by 9:15.', on: ['cakes'] },
  { text: 'We went! Same spot, worse weather, still magic.', on: ['travel', 'nature', 'architecture'] },
  { text: 'Followed your route and added a swim.', on: ['travel'] },
  { text: 'Sewed mine from an old curtain.', on: ['bags', 'quilts'] },
  { text: 'Did it with what I had at home. Works.', on: ['home', 'interior', 'food'] },
]
