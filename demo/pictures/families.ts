import { armchair } from './families/armchair.ts'
import { bags } from './families/bags.ts'
import { balloons } from './families/balloons.ts'
import { bauhaus } from './families/bauhaus.ts'
import { bicycles } from './families/bicycles.ts'
import { birds } from './families/birds.ts'
import { books } from './families/books.ts'
import { butterflies } from './families/butterflies.ts'
import { cactus } from './families/cactus.ts'
import { cakes } from './families/cakes.ts'
import { cameras } from './families/cameras.ts'
import { candles } from './families/candles.ts'
import { cats } from './families/cats.ts'
import { ceramics } from './families/ceramics.ts'
import { cups } from './families/cups.ts'
import { cutouts } from './families/cutouts.ts'
import { dogs } from './families/dogs.ts'
import { dunes } from './families/dunes.ts'
import { figures } from './families/figures.ts'
import { fruitBowl } from './families/fruit-bowl.ts'
import { gardens } from './families/gardens.ts'
import { hands } from './families/hands.ts'
import { herbarium } from './families/herbarium.ts'
import { houses } from './families/houses.ts'
import { jewellery } from './families/jewellery.ts'
import { letters } from './families/letters.ts'
import { maps } from './families/maps.ts'
import { mistyForest } from './families/misty-forest.ts'
import { monstera } from './families/monstera.ts'
import { mountains } from './families/mountains.ts'
import { mushrooms } from './families/mushrooms.ts'
import { nightSky } from './families/night-sky.ts'
import { outfits } from './families/outfits.ts'
import { penDrawings } from './families/pen-drawings.ts'
import { plates } from './families/plates.ts'
import { portraits } from './families/portraits.ts'
import { quilts } from './families/quilts.ts'
import { screenPrints } from './families/screen-prints.ts'
import { sea } from './families/sea.ts'
import { shelf } from './families/shelf.ts'
import { shoes } from './families/shoes.ts'
import { skyline } from './families/skyline.ts'
import { sunArches } from './families/sun-arches.ts'
import { terrazzo } from './families/terrazzo.ts'
import { tiles } from './families/tiles.ts'
import { vases } from './families/vases.ts'
import { waves } from './families/waves.ts'
import { weave } from './families/weave.ts'
import { wildflowers } from './families/wildflowers.ts'
import { windowView } from './families/window.ts'
import { yarn } from './families/yarn.ts'
import {
  bottlesOnBlocks,
  bowlsFromAbove,
  mistyValleys,
  redDesert,
  seaCliffs,
  snowyPeaks,
  stairsAndArches,
  stoneware,
} from './rendered/families.ts'
import type { PictureFamily } from './sheet.ts'
import { SLOW_FAMILIES, withStoredPictures } from './stored-pictures.ts'

export type { PictureFamily as Family } from './sheet.ts'

/** The order mixes subjects. */
const DRAWN: readonly PictureFamily[] = [
  mountains,
  bottlesOnBlocks,
  vases,
  bauhaus,
  monstera,
  plates,
  portraits,
  seaCliffs,
  sea,
  tiles,
  armchair,
  birds,
  stoneware,
  cups,
  cats,
  dunes,
  fruitBowl,
  sunArches,
  cactus,
  ceramics,
  mistyForest,
  screenPrints,
  quilts,
  snowyPeaks,
  windowView,
  bicycles,
  cakes,
  hands,
  nightSky,
  bowlsFromAbove,
  books,
  cutouts,
  wildflowers,
  outfits,
  bags,
  stairsAndArches,
  skyline,
  candles,
  waves,
  herbarium,
  penDrawings,
  shoes,
  mistyValleys,
  balloons,
  shelf,
  letters,
  butterflies,
  dogs,
  jewellery,
  redDesert,
  houses,
  terrazzo,
  yarn,
  mushrooms,
  cameras,
  figures,
  maps,
  weave,
  gardens,
]

/** Inserts a few items at even distances into a long list. */
function among<T>(many: readonly T[], few: readonly T[]): T[] {
  const distance = Math.max(1, Math.floor(many.length / (few.length + 1)))
  return many.flatMap((one, at) => {
    const turn = (at + 1) / distance - 1
    return Number.isInteger(turn) ? [one, ...few.slice(turn, turn + 1)] : [one]
  })
}

/** Every family of pictures. */
export const FAMILIES: readonly PictureFamily[] = among(DRAWN, SLOW_FAMILIES.map(withStoredPictures))
