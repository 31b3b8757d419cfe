import { getPinText, listPinTexts } from './pins.ts'

/** The pins that belong somewhere: every picture of these families, and every pin with one of these tags. */
export type BoardFit = { families: readonly string[]; tags: readonly string[] }
export type BoardWords = {
  name: string
  description: string
  fit: BoardFit
  sections: readonly { title: string; fit: BoardFit }[]
}

/** name | description | fitting families and #tags | sections, each with fitting families and #tags */
const ROWS = `
Slow kitchen | Dinners that take their time and the plates they deserve. | plates, fruit-bowl, #recipe, #soup, #brunch | Weeknights = #weeknight, #quick, #soup, #pasta; For friends = #pizza, #salad, #dessert, #starter, #dinner for two; Breakfast = #breakfast, #brunch, #pancakes
Cakes that lean | Layered, crooked, delicious. | cakes | Birthdays = #birthday cake, #drip cake, #geburtstag; Weddings = #wedding cake; No reason at all = #cupcakes, #layer cake, #naked cake, #red velvet
First coffee | The best part of the day, from above. | cups, #coffee |
Still life with lemon | Fruit, bowls and the light of the afternoon. | fruit-bowl, #still life, #lemon, watercolor-fruit |
Our living room, someday | One corner at a time. | armchair, shelf, #living room, #curtains, #wall art | Chairs = armchair; Shelves = shelf; Walls = #wall art, #gallery wall
Reading corners | A chair, a lamp, a pile of books. | armchair, books, #reading nook, #bedside table | Chairs = armchair; Books next to them = books
Wall colors | Everything we might paint, and then not. | #paint color, #color drenching, #limewash, #color palette, #color | Dark = #navy, #plum, #teal; Warm = #terracotta, #coral, #yellow, #limewash
Shelfie | Open shelves that look lived in. | shelf, #bookshelf, #plant shelf, #shelf styling |
Window seats | Views with a cushion. | window |
Candlelight | For the dark half of the year. | candles, #cozy, #hygge | Tapers = #tapers, #candleholder; Pillars = #pillar candle, #beeswax; Dinner = #dinner party, #table decor
Jungle in the apartment | Big leaves and small rooms. | monstera, cactus, #houseplants | Leaves = monstera; Prickly = cactus
Plants I haven’t killed | A short list, proudly kept. | cactus, #low maintenance, #plant care |
Pressed and named | Pages for the herbarium. | herbarium, #pressed flowers, #nature journal |
Meadow instead of lawn | Seeds, patience, bees. | wildflowers, #pollinator garden, #bee garden, #meadow, watercolor-florals | Bulbs and seeds = #bulbs, #seeds, #cornflower, #poppies; After dark = #moon garden, #night, #dusk
The garden plan | Beds, paths and where the bench goes. | gardens, #garden plan, #planting plan | Beds = #raised beds, #flower bed, #kitchen garden; Paths = #garden path, #labyrinth; Water = #pond, #water
One-stem vases | Little effort, a lot of joy. | vases, #vase, #bud vase, bottles-on-blocks |
Sunday flowers | What to put on the table. | vases, #cut flowers, #tulips, #dried flowers, watercolor-florals |
Glaze diary | Tests, accidents, happy accidents. | ceramics, #glaze test, #glaze recipe, stoneware | Notes = #notes, #studio notes, #glaze recipe; Finished = #handmade, #exhibition, #commission
Hands in clay | Forms to try on the wheel. | ceramics, #stoneware, #pottery, stoneware, bottles-on-blocks |
Loom and thread | Weaves from close up. | weave | Rugs = #rug, #runner; Baskets and chairs = #caning, #basket weave, #natural fiber; Cloth = #scarf, #cloth, #dish towels, #plain weave
Quilt blocks to try | Half-square triangles forever. | quilts, #quilt pattern | Stars = #sawtooth star, #ohio star, #sampler quilt; Scraps = #scraps, #memory quilt, #heirloom; Quick = #quick quilt, #giant block, #pinwheel quilt
Wool season | Open all year, honestly. | yarn, #knitting, #crochet | Colorwork = #colorwork, #chevron, #color; Leftovers = #leftovers, #yarn stash
Handmade gifts | Start in October this time. | #gift idea, #gift, #handmade | Under an hour = #bud vase, #teacher gift, #succulents; Worth the wait = #leather, #stoneware, #rings, #beeswax
Ridge lines | Mountains in layers, best before breakfast. | mountains, watercolor-landscapes, snowy-peaks, misty-valleys | Huts and trails = #hiking, #mountain hut; Lakes = #lake
By the sea | Salt, light, nothing else. | sea, sea-cliffs | Lighthouses = #lighthouse; Sailing = #sailing; Beaches = #beach
Desert light | Warm neutrals from the source. | dunes, #desert, red-desert |
Into the fog | Forests that keep secrets. | misty-forest, #fog, misty-valleys |
Under the stars | Camping, comets and cold noses. | night-sky, #stars, #moon | Aurora = #aurora; Moon = #moon; Camping = #camping
City at dusk | All the windows at once. | skyline, #blue hour |
Doors and gables | Houses I would move into. | houses, #front door, #exterior paint, stairs-and-arches | Canals = #canal; Paint = #exterior paint, #front door
Imaginary maps | Places to get lost in. | maps | Islands = #treasure map, #fantasy map, #book map; Cities = #city map, #transit map, #city walk; Contours = #contour, #topographic map, #bathymetry
Trips without a car | Trains, boats, two wheels. | bicycles, #city break, #island hopping, #ferry, #sailing, #bike touring |
Two wheels | Frames, baskets and the long way home. | bicycles |
Film only | Old cameras and slow pictures. | cameras, #film photography, #film | Cameras = #film camera, #instant camera, #box camera; How-to = #how to, #exposure, #darkroom
Up, up and away | Balloons, from nursery walls to real baskets. | balloons |
Nursery ideas | Soft, bright and not too sweet. | #nursery, #kids room, #nursery print, #baby quilt, #baby knits | Walls = #mural, #wall art, #nursery print; To make = #kids craft, #mobile, #baby quilt, #baby knits
Birds of the morning | The choir outside our kitchen. | birds | In the yard = #backyard birds, #bird feeder, #birdhouse; On paper = #bird drawing, #embroidery, #card
Wings | Butterflies, invented and otherwise. | butterflies |
The forest floor | Look down, it is all there. | mushrooms, #foraging |
Autumn, please | Mushrooms, wool and candles. | #autumn, #fall decor, #fall wardrobe, #larch, mushrooms | Outside = #hiking, #foraging, #larch; Inside = #fall decor, #table decor; To cook = #recipe, #soup, #pears, #salad
Posters with big letters | Few words, much paper. | letters, #typography, #lettering, screen-prints |
Circles and squares | Geometry that smiles. | bauhaus, #geometric | Grids = #geometric, #pattern; Compositions = #composition, #abstract
Sun prints | Warm shapes for a warm wall. | sun-arches, cyanotypes |
Cut paper | Scissors are a drawing tool. | cutouts, #paper craft, #collage, #cut paper | With children = #kids craft, #preschool, #classroom; For the wall = #wall art, #edition, #collage
Gallery wall plan | What hangs next to what. | bauhaus, sun-arches, waves, #art print, #wall art, #framed | Large = #mural, #living room, #wall art; Prints = #print, #poster, #printable, #art print
Tile floors | Entrances, bathrooms, dreams. | tiles, #floor tile, #encaustic tile | Bathroom = #bathroom, #shower; Kitchen = #kitchen, #backsplash, #outdoor kitchen; Pattern = #pattern, #arch tile, #encaustic tile
Terrazzo everything | Floors, trays, phone backgrounds. | terrazzo |
Surface patterns | Repeats for cloth and paper. | tiles, waves, #surface pattern, #pattern, #repeat | Scallops and waves = #scallop, #seigaiha; Geometric = #geometric, #arch tile
Making waves | Lines that breathe. | waves |
Earrings, mostly | Small and shiny things. | jewellery | Earrings = #earrings; Rings = #rings, #engagement ring; Necklaces = #necklace, #restringing
Shoes worth mending | Made well, worn long. | shoes |
The one bag | Still looking for it. | bags | Work = #work bag, #backpack, #satchel; Market = #tote, #basket, #market; To sew = #sewing pattern, #upcycled
Capsule wardrobe | Fewer, better, in these colors. | shoes, bags, #capsule wardrobe, outfits | Shoes = shoes; Bags = bags; Outfits = outfits
Bathroom makeover | Tiles, plants, a candle. | #bathroom, #floor tile, #cement tile, #shower, #powder room, #terrazzo |
Kitchen refresh | Without moving a single wall. | #kitchen, #backsplash, #countertop, #open shelves, #kitchen wall, #cookbooks, #cheese board |
Balcony season | Three square yards of summer. | #balcony garden, #windowsill, #tomatoes, #succulents, #summer, cactus |
Cabin ideas | Wood, wool, window, lake. | misty-forest, #cabin, #mountain hut, #cozy, #quilt, snowy-peaks | Outside = misty-forest; Inside = #cozy, #mountain hut, #quilt
Small apartment, big life | How to fit it all in. | #small space, #rental friendly, shelf, #minimal |
Brunch on Sunday | Come hungry at eleven. | #brunch, #pancakes, #breakfast, #eggs, #avocado toast, #salad, cups, #cupcakes | Sweet = #pancakes, #cupcakes, #donuts; Savory = #eggs, #salad, #avocado toast; Drinks = #coffee, #hot chocolate, #cappuccino
Birthday table | Candles, cake, flowers, noise. | #birthday cake, #birthday, #party, #table decor, #first birthday, #centerpiece, cakes | Cakes = cakes; Decoration = #table decor, #centerpiece, #party, #birthday
Color palettes | Pictures to steal colors from. | #color palette, #neutral palette, #pastel, terrazzo, dunes, bottles-on-blocks | Warm = #terracotta, #orange, #brown, dunes; Cool = #teal, #blue, #purple
Blue, all of it | Every blue I can find. | #blue, #navy, #indigo, #blue and white, #cornflower, #blue hour |
Earth tones | Clay, sand, bark. | dunes, #terracotta, #brown, #beige, #stoneware, #ochre, stoneware, red-desert |
Green rooms | Plants as furniture. | monstera, #sage green, #green |
Sketchbook prompts | When the page stays white. | #sketchbook, #urban sketching, #illustration, #painting, #watercolor, #gouache, #daily practice, pen-drawings |
Embroidery motifs | Small enough to finish. | birds, butterflies, #embroidery, #stitching |
Picture books | Pages I wish I had drawn. | mushrooms, balloons, #storybook, #illustration, linocut-animals, figures |
Objects with a soul | Old things that still work. | cameras, #vintage, #thrifted, #vintage bike, #vintage books |
Quiet | No people, no words, no hurry. | #quiet, misty-forest, #fog, #minimal, misty-valleys, stairs-and-arches |
Golden hour | The light just before dinner. | #sunset, #golden hour, #sunrise, red-desert |
Winter table | Candles, wool, oranges. | #winter table, #winter, #citrus, #winter drink, #christmas, candles |
Market morning | A full basket by nine. | #market, #basket, #summer fruit, #cut flowers, bags, watercolor-fruit |
Studio walls | Above the desk, within reach. | letters, bauhaus, #riso, #screen print, #linocut, riso, screen-prints |
Weekend projects | Start Saturday, finish some Saturday. | #diy, #woodworking, #how to, #weekend project, #sewing pattern, #felt, #cut list | Paint and paper = #mural, #paper craft, #painted pot, #kids craft; Wood = #woodworking, #ladder shelf, #plywood, #cut list; Needle and thread = #sewing pattern, #felt, #quilt pattern
Places to draw | Bring water and a hat. | houses, #urban sketching, #lighthouse, pen-drawings, watercolor-landscapes |
Things I made | Proof. | #finished object, #handmade, #student work, #upcycled, #reupholstery |
Soup weather | Pots and mugs for cold evenings. | bowls-from-above, #soup, #comfort food, #recipe, #mushroom, #compote, #hot chocolate, #tomato soup, #porcini |
Weeknight dinners | On the table by seven. | plates, bowls-from-above, #weeknight, #ramen, #stir fry, #cooking |
Sweet tooth | Not only birthdays. | cakes, #donuts, #hot chocolate, #dessert |
Preserves and pickles | The shelf that gets us through February. | #preserves, #marmalade, #lemon curd, #compote, #citrus, #pears, #foraging |
Latte art, attempt 300 | It was a swan in my head. | cups, #latte art |
Dinner party, eight people | The plan, the table, the fallback pizza. | #dinner party, #table decor, #pizza, #salad, plates, candles | The table = candles, #table decor; The food = plates
National parks | Counting down to all sixty-three. | #national park, #sierra nevada, #zion, #blue ridge, #appalachian trail, #colorado, #california, #camping, #new mexico, red-desert |
Northern lights list | One trip a winter until it works. | #aurora, #lapland, #iceland, #sweden, #norway, #snow, #winter, snowy-peaks |
Long weekend, one bag | Two nights, no checked luggage. | #city break, #weekend trip, #itinerary, #one bag, #layover, skyline |
Italy, slowly | Trains, stairs, lemons. | #italy, #dolomites, #amalfi, #sicily, #venice |
Tiles and desert light | Tiles by day, stars by night. | #morocco, #zellige, #desert, #kilim, stairs-and-arches |
Somewhere warm | Beaches, tiles, and no plans. | #portugal, #lisbon, #azulejo, #beach, #tiles |
City walks with snacks | The route follows the bakeries. | #city walk, #city guide, #bakery, #city, #city map, skyline |
Packing lists that work | Tested on real trips. | #packing list, #packing, #one bag, #camping |
Low-light plants | For north windows and basements. | monstera, #low light, #propagation, #repotting |
Plot nine | Notes from a community garden. | gardens, #compost, #vegetables, #harvest, #seeds, #kitchen garden |
Cut flower bed | Forty feet, all for vases. | wildflowers, #cut flowers, #dahlia, #strawflower, #cosmos |
Wildlife next door | Who visits, who stays. | birds, #wildlife garden, #monarch, #pollinator garden, #frogs, linocut-animals, macro |
Kids on a rainy day | Nothing that needs glitter. | #kids craft, #classroom, #homeschool, #science fair, #preschool, #paper weaving, #stamp carving |
Linocut and other small disasters | Cut away from your hand. | #linocut, #printmaking, #screen print, #stamp carving, #riso, #edition, linocut-animals, linocut-botanicals, riso |
After dark, out of focus | Lights, rain, windows. | bokeh, skyline, #night photography |
Art for the stairs | One frame per step. | #art print, #print, #botanical print, #printable, #poster, screen-prints, cyanotypes |
Mid-century anything | If it has tapered legs, it goes here. | #mid-century, #retro, armchair, #bauhaus |
Rental friendly | Gets the deposit back. | #rental friendly, #peel and stick, #no sew, #small space, #budget |
Pink, but grown-up | Salmon, raspberry, terracotta rose. | #pink, #coral, #plum |
Natural dye | Onion skins, indigo, patience. | #natural dye, #indigo, #yarn, #wool, #cotton, #cloth, #handwoven, #kilim |
Mending pile | It only takes ten minutes, they said. | #repair, #mended, #restringing, #chair repair, #shoe care, #bike repair, #bookbinding, #upcycled |
Goldsmith’s bench | Stones, settings, solder. | jewellery, #goldsmith, #enamel, #metalwork |
Steel frames | Columbus, Reynolds, rust. | bicycles, #road bike, #bike restoration |
Faces and hands | People, drawn kindly. | portraits, hands, figures | Faces = portraits; Hands = hands; In motion = figures
Cats, obviously | Mostly asleep, sometimes judging. | cats, #cats |
Good dogs | There are no others. | dogs, #dog walk |
Book club, chapter one | What we read and what we ate. | books, #reading list, #book club, #novels |
Closer | Dew, webs, gills and wings. | macro, mushrooms, #macro photography |
Tiny wedding | Twelve guests and a dog. | #wedding, #wedding cake, #proposal, #small wedding, #wedding guest, #bridal shower, #engagement ring, #guest book, #anniversary |
New baby, new quilt | Counting backwards from March. | #baby quilt, #baby knits, #baby shower, #nursery, quilts |
Clay, waves, calm | Bowls, waves, quiet. | #japanese pattern, #zen garden, #tokyo, ceramics, #seigaiha, stoneware |
Great Lakes summers | Ferries, pie and cold swims. | #great lakes, #wisconsin, #illinois, #chicago, #minneapolis, #lake, #pie |
Home office that isn’t gray | Nine to five, but nicer. | #home office, #office, #poster, #floor lamp, #lighting |
Entryway | Shoes, keys, first impressions. | #hallway, #entryway, #front door, #runner, shoes |
Houseplant hospital | Before and after, sometimes only before. | #plant care, #repotting, #soil mix, #propagation, #houseplants |
Slow fashion | Bought once, cared for often. | shoes, #slow living, #mended, #leather, #waxed cotton, #upcycled, outfits |
Tea towels and table linen | Small cloths, big feelings. | weave, #gingham, #dish towels, #cotton, #kitchen |
`

const fitOf = (text = ''): BoardFit => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return {
    families: parts.filter((part) => !part.startsWith('#')),
    tags: parts.filter((part) => part.startsWith('#')).map((part) => part.slice(1)),
  }
}

export const DEMO_BOARDS: readonly BoardWords[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', description = '', fit, sections = ''] = row.split(/ *\| */)
    const titled = sections
      .split(';')
      .map((section) => section.split('='))
      .filter(([title]) => title?.trim())
    return {
      name,
      description,
      fit: fitOf(fit),
      sections: titled.map(([title = '', what]) => ({ title: title.trim(), fit: fitOf(what) })),
    }
  })

export const isFitting = ({ families, tags }: BoardFit, { family, seed }: { family: string; seed: number }): boolean =>
  families.includes(family) || getPinText(family, seed).tags.some((tag) => tags.includes(tag))

/** The number of fitting pictures of each family. */
export function countFittingByFamily(fit: BoardFit, families: readonly string[]): Map<string, number> {
  const counts = families.map((family): [string, number] => [
    family,
    listPinTexts(family).filter((_, seed) => isFitting(fit, { family, seed })).length,
  ])
  return new Map(counts.filter(([, count]) => count > 0))
}
