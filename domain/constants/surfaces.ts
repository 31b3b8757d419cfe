/** Kinds of pins that show reactions on a surface, besides plain pins of other people. */
type ReactsTo = readonly ('promoted' | 'story' | 'video' | 'own')[]

export type SurfaceRules = {
  save: boolean
  /** Effect of a tap on Save: saves at once, or opens the repin page. */
  saveTap: 'oneTap' | 'repinPage'
  /** The surface shows the pins of one person's profile. */
  isProfile: boolean
  /** The viewer's own list of products: its cards have no save button. */
  isCatalogue: boolean
  menu: boolean
  contextMenu: boolean
  titleLines: 0 | 1 | 2
  /** Whether a pin that the viewer may edit, and that nobody promotes, shows its title here. */
  titleOnOwn: boolean
  reactsTo: ReactsTo | null
  indicator: boolean
  stats: boolean
  favorite: 'board' | 'all'
  picture: 'whole' | 'square' | '424x278' | '640x508'
}

const plain = {
  save: true,
  saveTap: 'oneTap',
  isProfile: false,
  isCatalogue: false,
  menu: true,
  contextMenu: true,
  titleLines: 2,
  titleOnOwn: true,
  reactsTo: [],
  indicator: false,
  stats: false,
  favorite: 'all',
  picture: 'whole',
} as const satisfies SurfaceRules

const shopping = { ...plain, titleLines: 1, reactsTo: null, indicator: true, picture: 'square' } as const
const bare = { ...plain, menu: false, reactsTo: null } as const

/** All surfaces with cards, and the rules of each. */
export const SURFACES = {
  AuthHomefeed: { ...plain, reactsTo: ['promoted'] },
  SearchItem: { ...plain, indicator: true },
  SearchItemHighShoppingIntent: { ...plain, indicator: true },
  SearchAdsOnlyModule: { ...plain, titleLines: 1, reactsTo: null },
  RetrievalHub: plain,
  ExploreLocal: { ...plain, saveTap: 'repinPage' },
  NewsPage: { ...plain, titleLines: 1, reactsTo: null },
  BaseBoardPinGrid: { ...plain, titleOnOwn: false, reactsTo: ['own'], stats: true, favorite: 'board' },
  BoardMoreIdeasTabContent: plain,
  BoardlessPins: { ...plain, isProfile: true, titleOnOwn: false, reactsTo: ['own'], stats: true },
  UserProfilePinGrid: { ...plain, isProfile: true, titleOnOwn: false, reactsTo: ['own'], stats: true },
  OtherProfilePinGrid: { ...plain, isProfile: true, stats: true },
  CreatorProfileStoryGrid: { ...bare, isProfile: true, titleLines: 1, reactsTo: ['own', 'story'] },
  CreatorProfileActivityGrid: { ...bare, isProfile: true, titleLines: 1, reactsTo: ['own', 'story'] },
  BoardCoverSelection: { ...bare, save: false, contextMenu: false, titleLines: 0, picture: 'square' },
  RelatedPinGrid: plain,
  PdpRelatedPinGrid: { ...plain, indicator: true, titleLines: 1 },
  ShoppingGrid: shopping,
  ShoppingCarousel: shopping,
  ShoppingGridSmallCarousel: shopping,
  ShoppingCatalogue: { ...shopping, save: false, isCatalogue: true, menu: false },
  VisualInspirationShoppingPin: { ...shopping, picture: 'whole' },
  RelatedProducts: { ...shopping, save: false, menu: false, contextMenu: false, picture: '424x278' },
  TopicBest: { ...plain, titleLines: 1, picture: '640x508' },
  ConversationView: { ...plain, contextMenu: false, menu: false, titleLines: 1, reactsTo: null },
  EngagementDetails: { ...bare, save: false, titleLines: 1 },
} as const satisfies Record<string, SurfaceRules>

export type SurfaceName = keyof typeof SURFACES
export const surfaceRules = (name: SurfaceName): SurfaceRules => SURFACES[name]

/** Placements of search delights (words in their own colors): in wide windows and in narrow ones. */
export const SEARCH_DELIGHT_PLACEMENTS = [1000506, 1000559] as const
