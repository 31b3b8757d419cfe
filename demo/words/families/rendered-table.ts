import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const RENDERED_TABLE_WORDS: Readonly<Record<string, FamilyWords>> = {
  stoneware: parsePinRows(`
Dip line, teal over matte white | Wax the top third, dip for four seconds, wipe the foot. The wobble in the line is from my elbow and I’m keeping it. | A teal and white speckled vase beside a terracotta bowl with an orange on a wooden table. | stoneware, glaze, dipping, pottery | kiln-and-loom
Nesting bowls that finally nest | Throw the biggest first and measure each one against the last with a paper template. Five in a row took me two winters. | A stack of speckled red, green and gray bowls on dark stone. | nesting bowls, wheel throwing, pottery | kiln-and-loom
Everyday plates for people who put them in the dishwasher | Slate-blue rim, cream middle, no gold. Twelve settings, two chips in four years. | Blue and cream plates and a small bowl seen from above, with a cup of coffee and a gold spoon. | tableware, plates, table setting | good-objects
Chalky vases on a terracotta wall | The wall is limewash in two coats, the vases are raw inside and need a glass for water. | Three tall vases in white, brown and sand before an orange wall with palm shadow. | limewash, vases, terracotta, styling | the-warm-room
Teapot with a bent-wood handle | The handle is steamed ash, tied for a week. Pours without dripping, which was the whole point. | A round teal teapot with a wooden handle and two white cups. | teapot, stoneware, woodwork, tea | form-and-grain
One mug, forty tries | This is number forty: 380 grams of clay, thumb rest, glaze that breaks where the lip turns. | A large speckled mug with a white and blue drip glaze, half full of coffee, in warm light. | mug, drip glaze, pottery, coffee | made-by-hand
Open shelf, closed mind about matching sets | Every piece has a different maker and the same clay color at the foot. That is what ties it together. | Two wooden shelves with small bowls, vases and jars in blue, green, cream and rust. | open shelving, kitchen, ceramics | small-flat-diary
Magnolia branch in the farmhouse pitcher | Split the stem an inch up and it drinks for two weeks. | A cream pitcher with a leafy branch in window light on a plaster wall. | pitcher, branches, window light, styling | lamp-and-linen
Moon jar after Joseon | Two bowls joined at the belly, so the seam shows if you look for it. Please look for it. | A round white porcelain jar on a dark wooden block. | moon jar, korean ceramics, porcelain | studio-quarter
Glaze tests, cone 6, twenty-five cups | Left to right: more cobalt. Front to back: thicker. The green ones are the surprise. | Rows of small cups glazed in blue, green, white, rust and black. | glaze test, cone 6, ceramics, studio | kiln-and-loom
Fluted vases in three pinks | Carved with a loop tool at leather-hard, one groove per breath. | Ribbed vases in white, rose and blush before a pink wall. | fluted vase, pink, ceramics, carving | form-and-grain
Lidded jars for salt, sugar and secrets | The lids were thrown upside down and fired in place, so none of them swaps with another. | Three jars with lids in green, cream and ocher on a marble table. | jars, kitchen storage, stoneware | good-objects
`),
  'bowls-from-above': parsePinRows(`
Roasted tomato soup, basil, a spoon of cream | 1.5 kg tomatoes, one onion, a whole head of garlic, 45 minutes at 200 °C. Blend with 300 ml stock and let the oven do the cooking. | Red tomato soup with a cream swirl and basil leaves in a speckled bowl. | tomato soup, roasting, weeknight dinner | second-helping
Kabocha soup with toasted pepitas | The skin is edible, so don’t peel. Ginger at the start, coconut milk at the end. | Orange squash soup with pumpkin seeds in a dark bowl, bread and a small pumpkin beside it. | pumpkin soup, kabocha, fall recipes | salt-and-pear
Pea and mint soup in twelve minutes | 600 g frozen peas, one leek, half a bunch of mint. Blend hot so that it stays green. | Green pea soup with croutons and mint leaves in a white bowl. | pea soup, mint, quick lunch, vegetarian | the-round-plate
Shoyu ramen at home, the honest version | Broth from two chicken carcasses, tare from a jar, eggs six and a half minutes. Nobody complained. | Ramen with two egg halves, noodles, scallions and nori in a red bowl, chopsticks beside it. | ramen, japanese food, broth, soft eggs | second-helping
Berry bowl before school | Frozen blackberries, half a banana, yogurt. Kiwi on top because she counts the seeds. | A berry smoothie bowl with kiwi slices and blueberries on a pink table. | smoothie bowl, breakfast, kids | the-round-plate
Big green salad, the one I bring everywhere | Two lettuces, cucumber, cherry tomatoes, and a dressing of three oil, one vinegar, half mustard. Dress it at the table. | A wooden bowl of green leaves with cherry tomatoes and cucumber slices. | salad, potluck, vinaigrette | salt-and-pear
Babcia’s borscht, written down at last | Grate the beets, never boil after the vinegar goes in, and serve it the second day. | Deep red beet soup with a dollop of sour cream and dill. | borscht, polish food, beets, family recipe | second-helping
Overnight oats, five toppings ranked | First place: banana, blueberry, toasted almond. Last place: cacao nibs, which taste like a fence. | Oatmeal with banana slices, blueberries and almonds in a yellow bowl on blue boards. | oatmeal, breakfast, meal prep | the-round-plate
Dal tadka with a heap of basmati | Red lentils in twenty minutes; cumin, garlic and chili in hot ghee for one. Pour while it hisses. | Yellow lentil curry and white rice in a copper bowl, with flatbread. | dal, indian food, lentils, vegan | second-helping
Miso soup, properly | Make the dashi, take it off the heat, then stir in the miso. Silken tofu last, in cubes. | Miso soup with tofu cubes, scallion rings and seaweed in a black bowl, green tea beside it. | miso soup, dashi, tofu, japanese food | salt-and-pear
Three dips, one blender, no washing in between | Start with hummus, go on with beet, finish with herb. The colors only get better. | Three small bowls of beige, pink and green dip on marble with crackers. | hummus, beet dip, party food | the-round-plate
Carrot-ginger soup for two and a baguette | 500 g carrots, a thumb of ginger, the juice of one orange. Toast the bread in the same pot first. | Two bowls of orange soup with cream swirls and herbs, bread and a spoon between them. | carrot soup, ginger, dinner for two | second-helping
`),
}
