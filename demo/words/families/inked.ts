import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

/** Riso, linocut, pen, screen print and cyanotype. */
export const INKED_WORDS: Readonly<Record<string, FamilyWords>> = {
  riso: parsePinRows(`
Amalfi lemons, two drums | Teal first, yellow on top, and the greens make themselves. I ran 60 and the last ten are the best. | Riso print of four lemons with green leaves on a twig. | riso, lemons, kitchen print, two color | print-room
Lane four at 6 a.m. | Nobody talks, everybody counts. Drawn from memory with chlorine still in my hair. | Riso print of a swimmer with a red cap crossing a blue pool. | riso, swimming, pool, summer | chidi-studio
Pink moon over the Dolomites | Navy, fluorescent pink and a dusting of yellow stars. The dots do all the work of the gradient. | Riso print of a large pink moon above pink and navy peaks. | riso, mountains, moon, halftone | dara-makes
My brother’s boombox, rebuilt in orange | He sold it in 1994 and still talks about it. Birthday present, one of one. | Riso print of an orange and teal boombox with sunbeams behind it. | riso, music, retro, boombox | dara-makes
Ramen o’clock | Broth: six hours of pork bones, kombu and one charred onion. Print: forty minutes and three colors. | Riso print of a red bowl of ramen with chopsticks and steam. | ramen, riso, food illustration, soup | second-helping
The swallows are back | April 14, four days later than last year. I print one every spring. | Riso print of three dark swallows crossing a red sun. | riso, swallows, spring, birds | moss-and-sky
Side B | For the wall above the turntable. Violet vinyl on yellow, trimmed to 12 by 12 inches so it fits a record frame. | Riso print of a violet record on a yellow turntable. | vinyl, riso, music room, wall art | print-room
Tulips from the corner deli | Eight dollars, ten days of joy. Cut the stems under water and keep them out of the sun. | Riso print of pink tulips in a glass jar. | tulips, riso, cut flowers, pink | quill-paper
Tram 28, front seat | You want the window on the left going up and on the right coming down. | Riso print of a red tram between dark buildings. | lisbon, tram, riso, travel poster | the-long-way
Saguaro at five in the afternoon | They grow an inch a year at first, so this one watched the railroad arrive. | Riso print of a green saguaro cactus in front of an orange sun. | desert, cactus, riso, arizona | paper-compass
Umbrella census, Rimini | I counted 214 from the hotel roof. These five had the best stripes. | Riso print of pink and blue beach umbrellas seen from above. | beach, riso, italy, pattern | far-and-slow
Two sails, no hurry | Teal under red makes that warm gray on the hull. Happy accident, kept it. | Riso print of two sailboats on a teal sea at sunset. | sailing, riso, sunset, sea | print-room
`),
  'linocut-animals': parsePinRows(`
Tawny owl, first pull | Carved at the kitchen table over three evenings. The eyes took one of them alone. | Linocut of an owl with big round eyes sitting on a branch. | linocut, owl, block print, birds | block-and-barren
Humpback, stars and a spout | Battleship gray lino, Prussian blue ink, a wooden spoon for a press. | Blue linocut of a whale above waves under small stars. | linocut, whale, sea, block print | print-room
Hare in the stubble field | She sat still for exactly as long as it took to find my pencil. | Brown linocut of a sitting hare with long ears in grass. | linocut, hare, wildlife, brown | moss-and-sky
Emperor moth for Ines | Mirrored by folding the tracing paper. One wing is a hair wider; so was the moth’s. | Violet linocut of a moth with eye spots on its wings. | moth, linocut, insects, symmetry | dara-makes
How a hedgehog crosses our yard | Along the fence, through the compost, straight past the cat. Leave a five-inch gap under your gate. | Green linocut of a hedgehog walking over leaves. | hedgehog, linocut, garden wildlife | field-notes
Loggerhead, going home | Ten percent of the edition goes to the beach patrol that marks the nests. | Teal linocut of a sea turtle seen from above among bubbles. | sea turtle, linocut, ocean, teal | block-and-barren
Gray heron, not in the mood | Every morning, same post, same look. I have named him Gerald. | Blue linocut of a heron standing in water between reeds. | heron, linocut, river, birds | quiet-trails
Fox, asleep in a full circle | I rolled the ink too thick and it gave the fur that worn look. Will now pretend it was planned. | Rust-red linocut of a fox curled up asleep. | fox, linocut, sleeping, red | block-and-barren
The snail has all day | Good beginner block: one spiral, a few hatch marks, hard to get wrong. | Green linocut of a snail with a striped spiral shell. | snail, linocut, beginner, block print | made-by-hand
Octopus with opinions | Eight arms means eight chances to slip with the knife. I slipped once. Can you find it? | Plum linocut of an octopus with round eyes and curling arms. | octopus, linocut, sea life, plum | dara-makes
Ground beetle, enlarged forty times | Found under a flowerpot, drawn, released, printed in black. | Black linocut of a beetle with striped wing cases. | beetle, linocut, natural history, black | field-notes
Pond carp for the bathroom wall | Scales cut with a U-gouge, number 9, over two podcasts and a pot of tea. | Blue linocut of a carp with patterned scales between water lines. | carp, linocut, bathroom art, blue | print-room
`),
  'linocut-botanicals': parsePinRows(`
Bracken, late August | Each leaflet is two cuts and a breath. There are thirty leaflets. | Green linocut of a symmetrical fern frond. | fern, linocut, botanical, green | leaf-by-leaf
Scotch thistle in violet | The county calls it a weed. The goldfinches disagree. | Violet linocut of a thistle in bloom. | thistle, linocut, wildflower, violet | block-and-barren
Artichoke armor | Steam 35 minutes, melt butter with lemon, eat slowly. Then carve one. | Dark green linocut of an artichoke with carved scales. | artichoke, linocut, kitchen print, vegetables | salt-and-pear
Columbine, pulled in brick red | From the shady bed behind the garage, where nothing else wants to live. | Red linocut of three star-shaped flowers on long stems. | columbine, linocut, shade garden, red | bed-and-border
Two Boscs on a branch | Printed for the label of our pear butter. Twelve jars, twelve labels, zero left. | Brown linocut of two pears hanging from a leafy branch. | pears, linocut, label design, preserves | salt-and-pear
Make a wish, then weed | Dandelion clock in Prussian blue. My neighbors are not amused by the real ones. | Blue linocut of a dandelion clock losing three seeds. | dandelion, linocut, blue, wish | plot-nine
Olive branch for a new neighbor | Card stock, A6, envelope in kraft. It comes with a jar of the actual olives. | Green linocut of an olive branch with fruit. | olive branch, linocut, greeting card, housewarming | quill-paper
Sunflower on ochre | Bought the seeds at a gas station in Kansas. They outgrew the garage. | Ochre linocut of a sunflower with two leaves. | sunflower, linocut, ochre, kansas | block-and-barren
Three fly agarics and a lawn | Look, draw, do not eat. The white spots are the easiest cut in this block. | Oxblood linocut of three spotted toadstools in grass. | mushrooms, linocut, autumn, toadstool | moss-and-sky
Ginkgo fans | Picked up outside the library on the one day a year they all fall at once. | Teal linocut of three fan-shaped ginkgo leaves. | ginkgo, linocut, leaves, teal | leaf-by-leaf
Aloe on the sill | Water every third week, forget it in winter, print it in spring. | Black-green linocut of an aloe in a pot. | aloe, linocut, houseplants, pot | the-plant-shelf
Plum blossom, February | It flowers before it has any reason to. One branch, cut on the diagonal. | Plum-colored linocut of a blossoming branch. | plum blossom, linocut, late winter, branch | print-room
`),
  'pen-drawings': parsePinRows(`
Five houses in Delft, before breakfast | Fineliner 0.3 and a travel set of six colors. The third one leans, I didn’t make that up. | Ink drawing with light color of five narrow houses in a row. | urban sketching, delft, facades, ink and wash | street-and-stone
Grandma’s teapot, no lid chip | I left the chip out this time. She noticed within a second. | Ink drawing of a blue teapot with a leaf pattern. | teapot, ink drawing, still life, tea | quill-paper
Café Lumière, closed Mondays | Drawn on a Monday. Better light, nobody in the way, no coffee. | Ink drawing of a café front with a red awning. | cafe, urban sketching, awning, ink | the-long-way
Moka pot, 40 seconds too late | You know the sound. Take it off before you hear it. | Ink drawing of a steaming moka pot. | moka pot, coffee, ink drawing, kitchen | first-pour
Ninety-one steps to the bakery | Alfama, laundry included. I stopped at every landing to draw, that’s my story. | Ink drawing of a stairway between tall houses with laundry on a line. | lisbon, stairs, urban sketching, travel sketchbook | far-and-slow
The good chair | Found on the curb in Astoria, reupholstered in moss cord. Eleven yards of piping. | Ink drawing of a green armchair with a lamp and a plant. | armchair, ink drawing, reading nook, green | the-warm-room
Letter-writing weather | Olivetti, 1963, sticks on the E. Ribbon ink still comes in the original tin. | Ink drawing of a gray-blue typewriter with a sheet of paper and a cup. | typewriter, ink drawing, vintage, writing | quill-paper
Bench with a view of nothing much | Twenty minutes, two trees, one very bored dog out of frame. | Ink drawing of a park bench between two trees. | park, bench, sketch a day, trees | quiet-trails
Kitchen sill in March | The geranium made it. The basil is a replacement and we don’t talk about it. | Ink drawing of a window with three plants on the sill. | windowsill, houseplants, ink drawing, spring | the-plant-shelf
Red boat under Pont Neuf | Hatching is just patience with a direction. | Ink drawing of an arched bridge with a small red sailboat. | paris, bridge, ink drawing, hatching | street-and-stone
Know your cups | Cappuccino, tumbler, cortado and three we couldn’t name. Sketched at the potter’s stall. | Ink drawing of six cups and mugs in different colors. | mugs, ink drawing, ceramics, chart | kiln-and-loom
Table for two, umbrella for four | Ordered two lemonades and drew until the ice was gone. | Ink drawing of a café table with a red parasol and two chairs. | cafe, parasol, ink drawing, summer | the-long-way
`),
  'screen-prints': parsePinRows(`
North, 18 by 27, five screens | Cream, teal, mint, coral and the darkest blue we could mix. Hung to dry on a bike rack. | Poster of white peaks and fir trees under green northern lights, with the word NORTH. | screen print, northern lights, poster, mountains | print-room
Surf school poster, round two | The owner wanted a bigger wave. The owner was right. | Poster of a breaking wave in front of a red sun, with the word SURF. | surf, poster, screen print, wave | chidi-studio
By rail, the slow way to Trieste | Nine hours, two changes, one perfect dining car. | Poster of a red train coming toward you between hills, with the word RAIL. | train travel, poster, screen print, trieste | far-and-slow
Moon shot for a nursery | Glow ink on the stars, and only the stars. She found out at bedtime. | Poster of a rocket in front of a large moon, with the word MOON. | nursery, moon, rocket, screen print | form-and-grain
Three camels, one sun | Printed on sand-colored stock so the paper does half of the desert. | Poster of camels crossing orange dunes, with the word DUNES. | desert, dunes, poster, orange | paper-compass
The lighthouse keeper retired | So we printed her a poster. Fifty signed copies for the volunteer crew. | Poster of a lighthouse on a cliff above a small sailboat, with the word COAST. | lighthouse, coast, poster, screen print | print-room
Film club, Thursdays at eight | Bring a chair. Popcorn by donation, subtitles always on. | Red poster of a film camera, with the word FILM. | film club, poster, red, camera | weiler-plakate
First chair, empty slope | Waxed at midnight, up at six. Some habits cost sleep and are worth it. | Poster of a skier below snowy peaks, with the word SKI. | skiing, poster, winter, alps | the-long-way
Camp rules: be kind, coil the ropes | For the mess hall of the summer camp where I learned to whittle and to lose at cards. | Poster of an orange tent in a dark forest, with the word CAMP. | camping, poster, tent, summer camp | quiet-trails
Bloom, for the flower market | Three petals’ worth of ink, one very tired squeegee arm. | Poster of three big flowers, with the word BLOOM. | flower market, poster, floral, screen print | dara-makes
Second-flush tea fair | Darjeeling, June, bring your own cup. Tastings start on the hour. | Poster of a teacup in front of green terraces, with the words TEA FAIR. | tea, poster, fair, screen print | first-pour
Sunset shift at the docks | My grandfather ran one of those cranes for thirty-one years. | Poster of a tugboat in front of a low sun, with the word HARBOR. | harbor, poster, sunset, boats | chidi-studio
`),
  cyanotypes: parsePinRows(`
Three ferns and ten minutes of sun | Coat the paper by lamp light, expose at noon, rinse until the water runs clear. | Blue sun print of three white fern fronds. | cyanotype, fern, sun print, how to | kiln-and-loom
Queen Anne’s lace, after Anna Atkins | She made the first photo book with this, in 1843. I made a birthday card. | Blue cyanotype of white umbel flowers with feathery leaves. | cyanotype, anna atkins, umbels, history | print-room
One heron feather, borrowed | Photographed by light alone, then put back where I found it. | Blue cyanotype of a large white feather. | cyanotype, feather, blueprint, nature print | field-notes
Ginkgo, exposed at four minutes | Test strip: two minutes too pale, six too dark, four just right. | Blue cyanotype of three fan-shaped ginkgo leaves. | cyanotype, ginkgo, test strip, leaves | made-by-hand
Rose leaves on watercolor paper | 300 gsm, hot pressed. Anything thinner curls in the rinse. | Dark blue cyanotype of a twig with serrated leaves. | cyanotype, rose leaves, paper, craft | kiln-and-loom
Asters that moved in the wind | The blur is a real breeze, second week of September. | Blue cyanotype of five soft-edged star-shaped flowers. | cyanotype, asters, blur, september | made-by-hand
Doily from a drawer in Porto | A euro at the flea market. Lace is the easiest thing to print: it lies perfectly flat. | Blue cyanotype of a round lace doily. | cyanotype, lace, doily, beginner | sewn-on-sunday
Keys to doors we no longer have | Five apartments, one shed, two countries. | Blue cyanotype of six old keys. | cyanotype, keys, memory, gift idea | quill-paper
Barley, seven ears | Hold them down with glass from a thrifted picture frame. | Blue cyanotype of seven ears of barley. | cyanotype, barley, harvest, blueprint | field-notes
Clematis on fabric, test number two | Cotton sheeting, double coat, no detergent ever. It’s becoming a pillow. | Blue cyanotype of a large translucent flower. | cyanotype fabric, clematis, pillow, textile | sewn-on-sunday
Goatsbeard clock, held with a breath | Hairspray first or it ends up all over the kitchen. Ask me how I know. | Deep teal cyanotype of a large seed head on a stem. | cyanotype, seed head, tip, teal | made-by-hand
Tracing-paper butterflies | Cut three, crease the wings, let the light do the shading. | Blue cyanotype of three translucent butterflies. | cyanotype, butterflies, paper craft, kids craft | dara-makes
`),
}
