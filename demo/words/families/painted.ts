import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

/** Watercolors. */
export const PAINTED_WORDS: Readonly<Record<string, FamilyWords>> = {
  'watercolor-landscapes': parsePinRows(`
Lake Louise, plein air, cold fingers | Painted in twenty minutes because the water on my palette began to freeze. | Watercolor of gray-blue peaks above a green shore with fir trees. | watercolor, plein air, lake, mountains | the-long-way
Last light off Naxos | Wet the whole sheet, drop in the orange, then leave it alone. Leaving it alone is the hard part. | Watercolor of a sailboat on calm water at sunset. | watercolor, sunset, sailing, greece | far-and-slow
Lavender at Valensole | Go the first week of July, before the harvest, before nine in the morning. | Watercolor of lavender rows leading to a small farmhouse. | lavender, provence, watercolor, travel journal | paper-compass
Fog does most of the painting | Three grays mixed from the same two tubes: ultramarine and burnt sienna. | Watercolor of misty hills behind a line of dark firs. | watercolor tutorial, fog, forest, gray | moss-and-sky
Burano, on the wrong boat | Meant to go to Murano. No regrets. | Watercolor of colorful harbor houses with two small boats. | burano, italy, watercolor, boats | the-long-way
Twelve seconds of Skógafoss | That’s how long the paper stayed dry. | Watercolor of a waterfall between green cliffs. | iceland, waterfall, watercolor, travel journal | far-and-slow
Cypress count: eight | Tuscany in four browns. The farmhouse roof is leftover cadmium. | Watercolor of brown hills with cypresses and a farmhouse. | tuscany, watercolor, hills, cypress | paper-compass
Cabin with smoke, so someone’s home | Save the whites: the snow is bare paper everywhere. | Watercolor of a snowy clearing with a cabin and fir trees. | winter, cabin, watercolor tutorial, snow | moss-and-sky
Red towel, two palms | Postcard-size block, one brush, zero meetings. | Watercolor of palm trees and a red towel on a beach. | beach, watercolor, palms, postcard | far-and-slow
Beam at dusk, Peggy’s Cove | The light is lifted out with a damp brush while the violet is still wet. | Watercolor of a lighthouse with a beam of light over dark hills. | lighthouse, nova scotia, watercolor, dusk | quiet-trails
Where the path goes orange | Third weekend of October, every year, same bench, new sketchbook. | Watercolor of a path between orange autumn trees. | autumn, watercolor, path, trees | field-notes
Poppies by the red roof | Spatter with a toothbrush, then turn half of the dots into flowers. | Watercolor of farmhouses in a green meadow with poppies and birds. | poppies, farm, watercolor tutorial, meadow | field-notes
`),
  'watercolor-fruit': parsePinRows(`
Two pears having a disagreement | Study for a kitchen trio. The shadow is violet, not gray; that’s what makes them sit. | Watercolor of a yellow pear and a green pear. | watercolor, pears, still life, kitchen art | atelier-moreau
Seven strawberries, fewer every minute | Painted from life, then eaten from life. | Watercolor of seven red strawberries. | strawberries, watercolor, summer fruit, red | salt-and-pear
July in one slice | Salt on it, trust me. A little chili, trust me more. | Watercolor of a slice of watermelon with dark seeds. | watermelon, watercolor, summer, snack | second-helping
Clementines in the blue bowl | Complementary colors, homework week three. | Watercolor of oranges with leaves in a blue bowl. | oranges, watercolor class, blue bowl, still life | atelier-moreau
Concord grapes, heavy ones | For jelly: three pounds of grapes, two of sugar, one long afternoon. | Watercolor of a bunch of purple grapes with leaves. | grapes, jelly recipe, watercolor, purple | salt-and-pear
Lemon, and what is inside | One whole, one halved. Yellow is the hardest color to shade; reach for ochre, not black. | Watercolor of a lemon beside a halved citrus. | lemon, watercolor tutorial, citrus, yellow | the-round-plate
Cherry trio | Lift out the highlights with a paper towel before it dries. | Watercolor of three cherries on one stem. | cherries, watercolor, botanical, red | quill-paper
Pineapple with good posture | Gift tag, gift wrap, then a whole wall in the powder room. It got out of hand. | Watercolor of a pineapple with green leaves. | pineapple, watercolor, powder room, wallpaper | dara-makes
Figs, September, Izmir | Split one, drizzle honey, crumble walnuts. Paint the other before anyone sees. | Watercolor of a whole fig and a halved fig. | figs, watercolor, turkey, recipe | elif-yildiz
Blueberries on the loose | They stained the paper for real. That one on the left is juice. | Watercolor of scattered blueberries with small leaves. | blueberries, watercolor, blue, loose style | salt-and-pear
Avocado, ripe for the next nine minutes | Hang it near the fridge as a warning. | Watercolor of a halved avocado with its pit. | avocado, watercolor, kitchen art, green | the-round-plate
Peaches before the wasps | Pick them when they let go of the branch without being asked. | Watercolor of two peaches hanging from a branch. | peaches, watercolor, orchard, harvest | plot-nine
`),
  'watercolor-florals': parsePinRows(`
Field poppies in three washes | Wait for each layer to dry. Really dry. Make tea. | Watercolor of two red poppies and a bud. | poppies, watercolor tutorial, botanical, red | leaf-by-leaf
Peonies, day three | The day they stop being polite and open all the way. | Watercolor of three full pink peonies with leaves. | peonies, watercolor, pink, cut flowers | bed-and-border
Five stems of Hidcote | Cut when the first florets open, hang upside down, keep the moths away. | Watercolor of five lavender stems. | lavender, watercolor, drying flowers, herbs | leaf-by-leaf
Wreath for a birth announcement | Name in the middle, pencil first. They changed the name twice. | Watercolor wreath of small flowers and leaves. | wreath, baby announcement, watercolor, stationery | quill-paper
Mammoth Grey Stripe | Ten feet four, measured with a broom and a tape. | Watercolor of a large sunflower with two leaves. | sunflower, watercolor, garden, yellow | plot-nine
Supermarket tulips, upgraded | Recut the stems, lean them in cold water overnight, wrapped in newspaper. They stand like new. | Watercolor of colorful tulips in a glass vase. | tulips, flower care, watercolor, vase | bed-and-border
Yoshino cherry, petals everywhere | Kyoto on April 2. The sidewalk was pinker than the tree. | Watercolor of a branch of pink cherry blossom. | cherry blossom, kyoto, watercolor, spring | far-and-slow
Daffodils against the forecast | They came up through the snow like they hadn’t read the news. | Watercolor of five pale daffodils with orange centers. | daffodils, spring bulbs, watercolor, yellow | bed-and-border
Blue mophead, acid soil | Coffee grounds, pine bark, rainwater. Mine took two summers to turn. | Watercolor of blue and lilac hydrangea heads with leaves. | hydrangea, soil tips, watercolor, blue | plot-nine
Foxglove (look, don’t lick) | Every part is poisonous and every bumblebee has a favorite bell. | Watercolor of a foxglove with violet bells. | foxglove, watercolor, poisonous plants, bees | leaf-by-leaf
Café au Lait, dinner-plate size | The dahlia that ate my September. Lift the tubers after the first frost. | Watercolor of a large pale peach dahlia. | dahlia, watercolor, peach, tubers | bed-and-border
Twenty tiny ones for a tea towel | Scanned at 600 dpi, repeated half-drop, printed on linen. | Watercolor of twenty small flowers in rows. | surface pattern, watercolor, tea towel, flowers | sewn-on-sunday
`),
}
