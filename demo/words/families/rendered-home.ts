import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const RENDERED_HOME_WORDS: Readonly<Record<string, FamilyWords>> = {
  'bottles-on-blocks': parsePinRows(`
Amber serum on peach plinths | Packaging study for a two-person skin-care brand in Lyon. The blocks are painted plasterboard, the shadow is my neighbor’s palm. | A brown bottle with a gold cap and a small jar on peach-colored blocks. | packaging, skin care, product photography | studio-quarter
Clear flacon, one line of rose | Shot against the light with a sheet of baking paper as a diffuser. No retouching on the edges. | A square clear glass perfume bottle on a marble slab in pale blue light. | perfume, glass, product photography | good-objects
Face oil from the garden: rosehip, calendula, time | Sun-infuse for six weeks, strain twice, store it dark. A dropper bottle costs less than a coffee. | A green dropper bottle with a cream label on a rock, before an olive wall. | face oil, herbal, natural skin care, recipe | leaf-by-leaf
My whole bathroom shelf, four things | Cleanser, cream, sunscreen, lip balm. Everything else was marketing. | White and lilac cream jars and a tube on lavender, seen from above. | minimalist, skin care routine, flat lay | small-flat-diary
Cobalt on cobalt | Set design in one color is forgiving: uneven paint reads as light. | A dark blue bottle with a gold ball cap on round steps before a blue wall. | set design, monochrome, cobalt blue | studio-quarter
Cedar, clove, a little smoke | Winter scent, 20 ml, sold out twice. The wood underneath is a fence post that I sanded for an hour. | Two red-brown glass bottles with black caps in warm backlight on wood. | perfume, winter scent, amber glass | slow-wardrobe
Refill station labels in sage | Five shapes, one green, a number in place of a name. Print on vinyl, wipe with vodka. | A tube, a pump bottle, a jar and a slim bottle in greens and cream. | refill, zero waste, labels, bathroom | form-and-grain
Grandmother’s atomizer, redrawn | Same round belly, new brass collar, and it sprays now. | A round pink perfume bottle with a rose-gold collar and petals around it. | perfume bottle, vintage, pink, redesign | good-objects
Black flacon for a man who owns one scent | Vetiver and ink. The plate is brass and will tarnish, as it should. | A black square bottle with a gold cap and label on dark marble. | perfume, black and gold, gift for him | one-good-pair
After-sun lotion, pool edition | Aloe, panthenol, nothing that stings. The ripples are a baking tray and a flashlight. | A white bottle with a blue cap on a stone in bright turquoise water. | sunscreen, summer, product photography, aqua | studio-quarter
Primary colors, Memphis mood | Cubes from the toy box, spray paint, thirty minutes. The mirror ball was the cat’s idea. | Bottles and jars on stacked blocks in coral, teal, yellow and blue. | memphis design, color blocking, still life | flat-colour
Green glass and a fern | Aftershave in a pharmacy bottle. Old-fashioned, and refillable for eight dollars. | A green glass bottle with a gold collar among long leaves, casting bright light on the table. | green glass, apothecary, caustics | lamp-and-linen
`),
  'stairs-and-arches': parsePinRows(`
La Muralla Roja on a Sunday morning | You can only go in as a guest, so we booked one night and barely slept. | Pink walls with an arch at the top of a flight of stairs, sky beyond. | la muralla roja, spain, pink, architecture | street-and-stone
Blue dome, white wash, bougainvillea | They repaint every spring before Easter, all in one week, everyone out with a bucket. | A white house with a blue dome above the sea, and a pot of pink flowers. | greece, cyclades, whitewash | the-long-way
Arcades of Bologna, all 38 kilometers | Rain or shine you stay dry. UNESCO noticed in 2021; the students always knew. | A long passage of orange arches with a checkered floor and bars of sunlight. | bologna, arcade, italy, walking | street-and-stone
Spiral stair for a five-foot circle | Sixteen treads, 22.5 degrees each, rise of 7 inches. Check your headroom at tread eleven before you pour. | A white spiral stair around an orange column, seen from above. | spiral staircase, how to, floor plan | gable-club
Porthole in a yellow wall | Barragán said a wall without a window is a promise. This one kept it. | A yellow wall with a round opening to the sky, low steps and a potted agave. | barragan, yellow, round window, courtyard | street-and-stone
Palm Springs at 7:40 p.m. | Low roof, warm glass, pool heated to 84. We rented it for one night and split it six ways. | A flat-roofed modern house with glowing windows beside a pool at dusk. | mid-century, palm springs, pool house, dusk | the-warm-room
Brutalism, with affection | Board-marked concrete weathers best where the water can run off. Here it can’t, and I love it anyway. | Stacked gray concrete slabs and a stair against a pale sky, seen from below. | brutalism, concrete, architecture | gable-club
A lantern in the blue medina | Chefchaouen after ten: no shops, no cats in a hurry, one light. | A lamp glowing in a niche of a blue arcade at night, with two clay pots. | morocco, chefchaouen, blue, night | paper-compass
Moon gate over still water | Two meters ten across, laid dry, no mortar. The keystone went in with a rubber mallet and a cheer. | A square wall with a large round opening, mirrored in water at sunset. | moon gate, garden design, reflection | bed-and-border
Riad courtyard, step by step | Zellige by hand is slow: forty square feet a week for two people. Order 15 percent extra for the corners. | A courtyard with a turquoise pool, checkered tiles, arches and shrubs in blue pots. | riad, zellige, courtyard, tiles | the-warm-room
Paper model for an impossible house | Balsa, pastel card and one marble. The stairs go up on both sides, which is the joke. | A small pastel house of cubes, arches and stairs in lilac, pink and cream. | paper model, pastel, isometric, dreamscape | studio-quarter
Columns at closing time, Segesta | The guard jingles his keys and nobody moves. Ten more minutes of this light, please. | A row of fluted stone columns casting long shadows in evening sun. | sicily, greek temple, columns, golden hour | far-and-slow
`),
}
