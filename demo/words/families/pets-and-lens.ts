import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

/** Cats and dogs, and what looks like a photograph. */
export const PETS_AND_LENS_WORDS: Readonly<Record<string, FamilyWords>> = {
  cats: parsePinRows(`
Window supervisor | Shift starts at sunrise. Duties: pigeons, the mail carrier, more pigeons. | Painting of a ginger cat on a windowsill beside a plant. | cats, ginger cat, windowsill, illustration | paper-and-ink
We bought the sofa for her, apparently | Wool blend, very grippy, do not recommend if you have a Luna. | Painting of a gray cat asleep on a green sofa. | cats, sofa, sleeping cat, gray cat | the-warm-room
Loaf of cinnamon | Fourteen hours a day in a basket meant for bread. | Painting of a brown tabby curled up in a pink basket. | cats, tabby, sleeping, basket | paper-and-ink
Full moon, full stomach | He yells at it. It never answers. | Painting of a black cat on a roof in front of a full moon. | black cat, moon, night, illustration | moss-and-sky
If it fits | The scratching post cost sixty dollars. The box was free. | Painting of a white kitten with blue eyes in a cardboard box. | kitten, cardboard box, white cat, funny | small-flat-diary
Cat-safe plants, tested hard | Spider plant, haworthia, parlor palm. Lilies never, not even for a day. | Painting of a gray cat hiding behind potted plants. | cats, pet safe plants, houseplants, hiding | the-plant-shelf
Staring contest, round forty | Undefeated since 2019. | Close-up painting of a ginger cat’s face with green eyes. | cats, ginger cat, portrait, close up | dara-makes
There goes the merino | Two hundred grams, hand-dyed, gone in a weekend. | Painting of a black cat chasing a ball of red yarn. | black cat, yarn, knitting problems, funny | kiln-and-loom
Filed under C | Second shelf, between cookbooks and crime. | Painting of a ginger cat lying on a bookshelf. | cats, bookshelf, books, ginger cat | quill-paper
Salt and Pepper, bonded pair | The shelter said take both. The shelter was right. | Painting of a black cat and a white cat sitting side by side. | cats, adoption, bonded pair, illustration | field-notes
Reading lamp, occupied | I moved my book. I moved my chair. I now read in the hall. | Painting of a white cat asleep beside books under a yellow lamp. | cats, sleeping cat, lamp, evening | lamp-and-linen
Dinner was at six | It is six-oh-four and there will be consequences. | Painting of a white and ginger cat with a blue collar beside a bowl. | cats, collar, hungry cat, illustration | paper-and-ink
`),
  dogs: parsePinRows(`
Waffles, employee of the month | Handles greetings, crumbs and morale. | Painting of a corgi with a red collar and its tongue out. | dogs, corgi, office dog, illustration | paper-and-ink
Made-to-measure, twenty-six inches | Sewing pattern for a long dog: measure from collar to tail, add two for dignity. Fleece, no lining. | Painting of a dachshund in a blue and yellow striped coat. | dachshund, dog coat, sewing pattern, diy | sewn-on-sunday
Ice-blue, zero recall | Beautiful eyes, selective ears. | Close-up painting of a gray husky with blue eyes. | husky, dog portrait, blue eyes, close up | dara-makes
Throw it again | And again. And once more for the road. | Painting of a yellow Labrador sitting next to a red ball. | labrador, dogs, park, ball | quiet-trails
Throne room | He snores in B flat. We checked. | Painting of a pug sitting on a purple armchair. | pug, dogs, armchair, funny | the-warm-room
Fresh from the groomer | It lasted until the puddle on Fifth. | Painting of a brown poodle with a teal bow. | poodle, dogs, grooming, bow | slow-wardrobe
Beach rules for Otis | Before nine, on the leash, no digging near towels. He’s read none of it. | Painting of a beagle with a red dotted bandana on a beach. | beagle, dog beach, bandana, summer | far-and-slow
Twelve years and a good cushion | Memory foam, washable cover, sunny spot from two to four. | Painting of a cream terrier resting on a pink cushion with a bone. | old dog, dog bed, terrier, cozy | lamp-and-linen
Night hike with Bruno | Reflective collar, spare batteries, treats in the left pocket. | Painting of a black and tan dog with a yellow bandana in a dark forest. | dogs, hiking with dogs, forest, bandana | quiet-trails
Spot the spots | Fifty-one on this side. I have time. | Painting of a Dalmatian standing on a yellow ground. | dalmatian, dogs, yellow, illustration | dara-makes
First snow, last patience | She wore the scarf for one picture. This is the picture. | Painting of a brown dog with a green scarf in the snow. | dogs, winter, scarf, snow | kiln-and-loom
That’s not a stick, that’s a tree | Half a mile down the beach, no negotiations. | Painting of a black dog carrying a stick along a beach. | dogs, beach walk, stick, labrador mix | far-and-slow
`),
  bokeh: parsePinRows(`
Out of focus on Highway 1 | Passenger seat, f/1.8, focus pulled to the windshield. | Blurred night road with amber street lights and red tail lights. | bokeh, night photography, road trip, lights | the-long-way
Rain delay, gate B12 | Three hours, one window, a 50 mm lens. | Raindrops on a window with blurred colored lights behind it. | rain, bokeh, window, airport | far-and-slow
Beeswax, 20 percent power, one reflector | Shoot wide open, put string lights two yards behind, expose for the flame. | A lit candle in front of warm blurred lights. | candle, photography tips, bokeh, beeswax | lamp-and-linen
String lights survived the move | Eighty feet, warm white, hung on a wire so they don’t sag. | Two strings of lit bulbs among dark blurred leaves. | string lights, patio, bokeh, backyard | the-warm-room
Ten minutes before the sun gave up | Winter wheat outside Lincoln, straight into the light. | Dark ears of wheat against an orange sunset. | wheat, golden hour, sunset, silhouette | field-notes
Stranger in the rain, Shinjuku | He stopped under the sign for a second. So did I. | Silhouette of a person under an umbrella with blurred city lights. | tokyo, street photography, rain, umbrella | paper-compass
The wheel at closing time | Last ride, shutter half a second, elbows on the railing. | Blurred Ferris wheel with colored lights at night. | ferris wheel, fair, night photography, bokeh | far-and-slow
Before somebody blew | Macro ring on a cheap lens. You do not need the expensive one. | Dandelion clock against blurred green light. | dandelion, macro, bokeh, photography tips | leaf-by-leaf
Anniversary on the fire escape | Nine years, nine dollars, nine floors up. | Two glasses of red wine in front of a blurred sunset. | wine, sunset, date night, bokeh | second-helping
Bergen after the ferry | The lights double themselves in the water if you wait for the wake to settle. | Harbor at dusk with a row of blurred lights and a dark boat. | bergen, harbor, blue hour, bokeh | the-long-way
Blossom against white sky | Overexpose by one stop and let the petals glow. | Pink cherry blossoms on a dark branch against a pale sky. | cherry blossom, spring, photography tips, pale | moss-and-sky
Corner table, rain outside, no laptop | House rule since March. The cortado got better, or I did. | Steaming cup of coffee in front of warm blurred lights. | coffee, cafe, bokeh, slow morning | first-pour
`),
  macro: parsePinRows(`
Hosta at 6:20 a.m. | Dew is gone by seven. Set the alarm, bring a kneeling pad. | Close-up of a green leaf with drops of dew. | macro photography, dew, leaf, hosta | leaf-by-leaf
Seven-spot on patrol | Eats fifty aphids a day. Never spray, just wait for her. | Ladybug walking along a green leaf. | ladybug, macro photography, pest control, garden | bed-and-border
Sword fern uncurling | Shot in deep shade with a bounce card made from a cereal box. | Close-up of a fern frond against a dark green background. | fern, macro photography, forest, green | moss-and-sky
Sugar maple’s last good week | Backlit, so the veins do the drawing. | Orange autumn leaf with drops of water. | autumn leaf, macro photography, vermont, orange | field-notes
She rebuilt it overnight | Same corner of the porch, new web, four hundred little lenses. | Spider web covered in drops of dew. | spider web, dew, macro photography, morning | quiet-trails
Lawn, seen by an ant | Lie down flat, lens on the ground, ignore the neighbors. | Blades of grass with drops at their tips. | grass, dew, macro photography, low angle | field-notes
Lotus at the botanical garden | They open around eight and close by lunch. Weekdays only, unless you like tripods. | Close-up of a pink blossom with yellow stamens and drops. | lotus, botanical garden, pink, macro photography | leaf-by-leaf
Echeveria geometry | The spiral is Fibonacci, the pink edge is stress. Give it more sun, less water. | Close-up of a gray-green succulent rosette. | echeveria, succulents, plant care, macro photography | the-plant-shelf
Tiny orange caps after three days of rain | About the size of a thumbtack. Use a beanbag, not a tripod. | Three orange mushrooms growing from moss. | mushrooms, moss, macro photography, rain | moss-and-sky
Found on the windshield | Wood pigeon, primary, left wing. I looked it up so you don’t have to. | Gray feather on a pale blue background. | feather, macro photography, gray, birding | field-notes
One drop, whole sky | Look into it and you find the tree line upside down. | Teal leaf with a single very large drop of water. | water drop, macro photography, teal, leaf | leaf-by-leaf
Rush hour on the sunflower | Honeybee, left lane, full pockets. | Bee on the dark center of a sunflower. | bee, sunflower, macro photography, pollinator garden | plot-nine
`),
}
