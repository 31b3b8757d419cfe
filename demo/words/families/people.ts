import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

/** Portraits, hands, figures, outfits. */
export const PEOPLE_WORDS: Readonly<Record<string, FamilyWords>> = {
  portraits: parsePinRows(`
Aunt Celeste at eighty-one | She asked for more gold in the earrings and fewer lines. She got the gold. | Painted portrait of an older woman with white curls and closed eyes in front of an orange disc. | portrait, gouache, grandmother, warm | paper-and-ink
Red hair, gray morning | Practicing skin in window light: more green in the shadow than you think. | Portrait of a woman with long red hair and a teal turtleneck by a window. | portrait, gouache study, redhead, window light | atelier-moreau
Mr. Okoro waits for the 7:15 | Even in snow. Especially in snow, he says, because then he gets a seat. | Portrait of an older man with a white beard, glasses and a red scarf in falling snow. | portrait, winter, character design, beard | paper-and-ink
Noor, in marigold | Commission for her mother. The arch is the door of the house in Fes. | Portrait of a woman in an ochre headscarf inside a teal arch. | portrait, hijab, commission, marigold | atelier-moreau
Laugh first, ask later | Thirty-minute sketch of the loudest person in our studio. | Portrait of a smiling person with a dark quiff and square glasses in front of yellow rays. | portrait, character design, yellow, glasses | chidi-studio
Amara under the palms | Three greens, mixed from one blue and one yellow. The pink is straight from the tube. | Portrait of a woman with a pink headwrap and closed eyes among large green leaves. | portrait, headwrap, green, gouache | chidi-studio
The librarian knows what you need | She has handed me the right book eleven times without being asked. | Portrait of a smiling older woman with long gray hair and glasses beside a bookshelf. | portrait, librarian, books, lilac | quill-paper
Marcus, day six on the trail | No shower, great mood. Painted from a phone picture at the last hut. | Portrait of a man with locs, a beard and sunglasses in front of mountains. | portrait, hiking, locs, mountains | quiet-trails
SPF fifty and a very large hat | How to paint straw: do not paint straw. Paint its shadow. | Portrait of a woman with a straw hat and sunglasses by the sea. | portrait, straw hat, summer, beach | atelier-moreau
Pippi-ish | My niece, who climbs everything, including me. | Portrait of a laughing girl with red braids among daisies. | portrait, braids, kids, daisies | dara-makes
Profile picture, version nine | New job, new glasses, same blazer. Version nine it is. | Portrait of a person with dark curls and round glasses in front of a red wall. | portrait, avatar, glasses, red | chidi-studio
Jonas and the second cup | He doesn’t open his eyes before it’s finished. We let him. | Portrait of a bearded person in a green beanie with closed eyes behind a steaming red mug. | portrait, coffee, beanie, cozy | first-pour
`),
  hands: parsePinRows(`
Both hands around something hot | The best way to hold a cup, whatever the etiquette books say. | Illustration of two hands holding a steaming speckled mug. | hands, mug, cozy, illustration | first-pour
Picked on the way over | Cosmos, rudbeckia and one rose over a stranger’s fence. Sorry, stranger. | Illustration of a hand holding a small bouquet. | bouquet, hands, flowers, illustration | bed-and-border
Just one more chapter | Said at ten, said at eleven, said at one. | Illustration of two hands holding an open book with a gold ribbon. | reading, book, hands, illustration | quill-paper
Backstitch, then the lazy daisy | Two strands of floss, a seven-inch hoop, good light from the left. Finish on the back with a waste knot. | Illustration of a hand stitching flowers in an embroidery hoop. | embroidery, hand sewing, hoop, how to | sewn-on-sunday
Tomato seedling, eleven days old | Pot it up to the first leaves; the buried stem grows roots. | Illustration of two hands holding soil with a green seedling. | seedling, gardening, hands, tomatoes | plot-nine
Three scoops before dinner | Rose, pistachio, vanilla, and a cherry because it is Tuesday. | Illustration of a hand holding an ice cream cone with a cherry. | ice cream, hands, summer, pink | second-helping
Finger paint, no brushes allowed | Corn starch, water, food coloring. Five minutes on the stove, hours of quiet. | Illustration of two hands with paint on their fingertips. | finger paint, kids craft, recipe, hands | made-by-hand
Loose wrist, big brush | The only advice from art school that I still use daily. | Illustration of a hand painting a sunset landscape. | painting, brush, hands, art practice | atelier-moreau
Forty minutes in the bramble | Scratched to the elbow. Enough for one crumble and a jar for you. | Illustration of two hands full of dark red and purple berries. | berries, foraging, hands, crumble | salt-and-pear
Real mail | Sealing wax, a stamp with a moon, no reason. Write to someone today. | Illustration of a hand holding an envelope with a red wax seal. | letter, snail mail, wax seal, hands | quill-paper
Garter stitch for people who fidget | Cast on 40, knit until the meeting ends. It becomes a scarf by March. | Illustration of two hands knitting a cream and gold square. | knitting, hands, beginner, scarf | kiln-and-loom
Power cut, 8:40 p.m. | We told ghost stories until the fridge started humming again. | Illustration of a hand holding a lit candle under a starry sky. | candle, hands, night, illustration | lamp-and-linen
`),
  figures: parsePinRows(`
Grand jeté in magenta | Studio wall, six feet tall. The dancer came to see it and jumped, obviously. | Illustration of a dancer leaping with arms raised in a magenta dress. | dance, illustration, ballet, mural | chidi-studio
Tree pose, wobbly edition | Look at one point, breathe out, accept the wobble. | Illustration of a woman balancing on one leg in a yoga pose. | yoga, tree pose, morning routine, illustration | moss-and-sky
Saturday market run | Basket in front, leeks in the basket, no hands on the last hill (don’t). | Illustration of a person cycling with a basket of flowers. | cycling, bike basket, illustration, market | the-long-way
Nobody waters like Hank | Two cans before nine, never at noon, always at the roots. | Illustration of a gardener in a straw hat watering tall flowers. | gardening, sunflowers, illustration, watering | bed-and-border
The chair is taken until page 300 | Bribes accepted: tea, crackers, silence. | Illustration of a woman reading in a green armchair under a lamp. | reading, armchair, illustration, evening | the-warm-room
Toss, don’t stir | High heat, dry vegetables, salt at the end. Practice with dried beans over the sink. | Illustration of a cook tossing vegetables in a pan. | cooking, stir fry, kitchen tips, illustration | second-helping
Week five, first mile without stopping | Couch to 5k is real and I am insufferable about it. | Illustration of a runner in front of orange hills. | running, couch to 5k, illustration, morning | quiet-trails
Four chords and a porch | G, D, E minor, C. That’s about half of all songs. | Illustration of a person playing guitar on a bench. | guitar, music, illustration, lilac | dara-makes
Started painting at seventy | She sells at the Sunday market now and will not discuss retirement. | Illustration of an older woman painting at an easel. | painter, easel, illustration, late bloomer | atelier-moreau
Biscuit walks me | Rain or shine, around the block, two lampposts minimum. | Illustration of a woman in a teal headscarf walking a brown dog. | dog walk, illustration, city, morning | paper-and-ink
Good wind over Tempelhof | The old runway is the best kite field in Europe. Go on a Sunday. | Illustration of a boy flying a red and yellow kite. | kite, berlin, illustration, kids | far-and-slow
Learned to ollie at forty-four | Knees: no. Heart: yes. | Illustration of a skateboarder in a straw hat at sunset. | skateboarding, illustration, sunset, hobby | chidi-studio
`),
  outfits: parsePinRows(`
Rust sweater, old jeans, done | Lambswool, two sizes up. The scarf was my sister’s until it wasn’t. | Flat lay of a rust sweater, blue jeans, brown boots and a yellow checked scarf. | fall outfit, sweater, flat lay, jeans | slow-wardrobe
Garden party, no heels | Cotton lawn, side pockets, sneakers because it’s a lawn. | Flat lay of a pink floral dress, straw hat, basket bag and white sneakers. | floral dress, summer outfit, straw hat, flat lay | slow-wardrobe
Breton stripe, forever | 40-degree wash, dry in the shade, wear for fifteen years. | Flat lay of a striped tee, brown chinos, red sneakers and sunglasses. | breton stripe, capsule wardrobe, flat lay, sneakers | one-good-pair
Camel coat from a closing theater | Thirty euros and a new lining. Act three has never been so warm. | Flat lay of a camel coat with a red scarf and black boots. | camel coat, thrifted, winter outfit, flat lay | mend-and-wear
Library date | Box pleats, tucked shirt, boots that don’t squeak. | Flat lay of a white shirt, green plaid skirt, belt and oxblood boots. | plaid skirt, preppy, flat lay, autumn | slow-wardrobe
Vacation shirt, seen from space | Rayon, camp collar, drinks umbrella not included. | Flat lay of a teal floral shirt with sunglasses and white sneakers. | hawaiian shirt, vacation, flat lay, teal | one-good-pair
Cable knit and a plum skirt | Knit by my aunt in one winter; I’d never dare. Wash it flat, in cold water, like a sleeping cat. | Flat lay of a cream cable sweater, plum skirt and dark boots. | cable knit, winter outfit, flat lay, plum | kiln-and-loom
Moss tee, sand pants | Capsule wardrobe piece 4 and 7 of 30. The tote carries the other three I’m returning. | Flat lay of a green tee, cream pants and a striped tote. | capsule wardrobe, neutral outfit, tote bag, green | slow-wardrobe
Polka dots after dark | For a wedding where I know the band. Mustard boots because dancing. | Flat lay of a burgundy dotted dress with a gold belt and mustard boots. | polka dots, wedding guest, burgundy, flat lay | one-good-pair
Snow day uniform | Blanket coat, thermal socks, the sweater that sheds. Pack mints. | Flat lay of a blue checked coat, mustard sweater, striped scarf and brown boots. | snow day, layering, checked coat, flat lay | mend-and-wear
White tee, the hard way | Tried nine. Heavy cotton, 220 gsm, ribbed neck, no logo. | Flat lay of a white tee, blue jeans, straw hat and yellow sneakers. | white tee, denim, summer basics, flat lay | one-good-pair
Pumpkin patch, but practical | Flannel you can wash, boots you can hose down. | Flat lay of an orange plaid shirt, dark jeans, dotted tote and brown boots. | flannel, fall outfit, plaid, flat lay | mend-and-wear
`),
}
