import { topicForFamily } from './topics.ts'

/** Topics that creators add to single pictures: the topic, then families with seeds. */
const TAGS = `
farm-animals: screen-prints 4, red-desert 9
renovation: tiles 1, shelf 6, houses 6
historic-buildings: stairs-and-arches 2, stairs-and-arches 11, houses 1
modern-architecture: stairs-and-arches 0, stairs-and-arches 5, stairs-and-arches 6
sculpture: stoneware 8
digital-art: tiles 8, terrazzo 6
street-art: letters 0
art-history: fruit-bowl 7, bauhaus 1, cutouts 0
skin-care: bottles-on-blocks 0, bottles-on-blocks 2, bottles-on-blocks 3, bottles-on-blocks 9
hair-care: bottles-on-blocks 6
hair-color: portraits 1
beards: portraits 7
home-libraries: shelf 0, shelf 1, shelf 3, books 3
fiction: books 1, books 7, maps 6
childrens-books: mushrooms 3, portraits 9
poetry: pen-drawings 6
packaging: bottles-on-blocks 6, bottles-on-blocks 10
logos-and-branding: letters 4, screen-prints 10
product-design: stoneware 4, cups 1
woodworking: shelf 2, birds 4
home-repair: books 6, bicycles 6, weave 1
classroom: books 0, cutouts 1, weave 0
careers: shoes 3
study-tips: portraits 6
productivity: bokeh 11
small-business: jewellery 7, ceramics 8
math: macro 7
movies: screen-prints 6
music: riso 3, riso 6, letters 4, figures 7
dance: figures 0, cutouts 3
humor: cats 4, cats 11, dogs 0
quotes: letters 1, letters 2, letters 3, letters 6, letters 7, letters 8
learning-at-home: cutouts 1, butterflies 8
kids-fashion: yarn 5, bags 3
baby: quilts 6, watercolor-florals 3, sun-arches 0, night-sky 1
names: watercolor-florals 3
vintage-fashion: shoes 7, outfits 3
swimwear: riso 1
grilling: tiles 6
wildlife-garden: butterflies 1, wildflowers 7, birds 0
garden-tools: figures 3
fruit-trees: fruit-bowl 4, linocut-botanicals 4
healthy-eating: plates 1, bowls-from-above 4, bowls-from-above 5, bowls-from-above 7
mental-health: letters 2, misty-forest 2, misty-valleys 5
natural-remedies: bottles-on-blocks 2, herbarium 4
bath-and-spa: bottles-on-blocks 3, terrazzo 3
sleep: night-sky 1, sun-arches 1
meditation: waves 8, figures 1
pregnancy: watercolor-florals 3
weight-and-diet: bowls-from-above 5, bowls-from-above 7
christmas: candles 1, candles 5, candles 7, candles 8
halloween: outfits 11
thanksgiving: vases 1
valentines-day: bokeh 8, birds 8, cups 6
mothers-and-fathers-day: herbarium 2, cakes 4
easter: linocut-animals 2, watercolor-florals 7
diwali-and-eid: stairs-and-arches 7
carnival: bokeh 6
dining-room: vases 7, candles 7
small-spaces: armchair 3, stairs-and-arches 3, terrazzo 3
stones-and-minerals: red-desert 1, sea-cliffs 7
kitchen-organizing: stoneware 6, stoneware 11
picnics: bags 4
party-decor: cactus 3, butterflies 4
game-night: maps 3
landscape-photography: snowy-peaks 0, snowy-peaks 2, snowy-peaks 9, red-desert 0, misty-valleys 10
street-photography: bokeh 0, bokeh 5
portrait-photography: bokeh 5
photo-editing: cameras 8
skating: figures 11
winter-sports: screen-prints 7, snowy-peaks 8, misty-forest 7
yoga: figures 1
running: figures 6
climbing: red-desert 10
hiking: mountains 7, misty-forest 5, maps 4
electronics: riso 3, mushrooms 1
biology: butterflies 3, butterflies 8, macro 2, macro 4, macro 9, linocut-animals 10
history: cyanotypes 1, cameras 0, cameras 3
space: night-sky 0, night-sky 2, night-sky 3, night-sky 5, night-sky 6, night-sky 7, night-sky 8, red-desert 4
physics-and-chemistry: ceramics 7, cameras 4
oceania: sea-cliffs 10, birds 5
airplanes: bokeh 1
trains: screen-prints 2, riso 8, skyline 0
campers: night-sky 4
honeymoon: window 2, sea-cliffs 5
wedding-flowers: watercolor-florals 1, watercolor-florals 10, vases 3
wedding-decor: butterflies 4, candles 3
wedding-invitations: watercolor-florals 11
wedding-cakes: cakes 2, cakes 3, cakes 7
engagement: jewellery 4, balloons 5, bokeh 8
`

const byPicture = new Map<string, string[]>()
for (const line of TAGS.trim().split('\n')) {
  const [topic = '', pictures = ''] = line.split(': ')
  for (const picture of pictures.split(', ')) byPicture.set(picture, [...(byPicture.get(picture) ?? []), topic])
}

/** The slugs of the topics that its creator gave a picture: the family's topic first, then the added ones. */
export const listCreatorTopics = ({ family, seed }: { family: string; seed: number }): string[] => [
  ...new Set([topicForFamily(family), ...(byPicture.get(`${family} ${seed}`) ?? [])]),
]
