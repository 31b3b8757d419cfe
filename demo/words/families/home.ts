import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const HOME_WORDS: Readonly<Record<string, FamilyWords>> = {
  vases: parsePinRows(`
Two stems, two vases, four dollars | Eucalyptus from the neighbor’s hedge, berries from the grocery store. Keep one tall, one wide. | A dark and a white vase with leafy twigs in window light. | flower arranging, budget, vase, eucalyptus | lamp-and-linen
Fall mantel without a single pumpkin | Dried sunflowers, wheat, physalis. It lasted from September until we needed the space for stockings. | Three vases in navy, white and orange with sunflowers and dried stems. | fall decor, dried flowers, mantel | the-warm-room
Strawflowers in grandma’s ochre vase | Pick before they open fully, hang upside down for two weeks, dark closet. They keep their color for years. | A round ochre vase with purple dried flowers on a lilac wall. | dried flowers, strawflower, vintage, how to | sewn-on-sunday
White tulips against a brick-red wall | The water only needs to be two inches deep. Tulips drink like crazy and rot when drowned. | Green and mustard vases with white tulips and ferns before a red-brown wall. | tulips, spring flowers, tip, vase | lamp-and-linen
Blue-and-white corner of the hallway | Thrift store, flea market, my mother’s basement. The pattern doesn’t match and it doesn’t have to. | Yellow, blue and white patterned vases on a pale shelf. | blue and white, hallway, thrifted, vase | small-flat-diary
Cosmos in a bucket, basically | The vase is a planter from the garden center, eight bucks. Cosmos make everything look intentional. | A wide pink bowl vase with airy cosmos on a lilac background. | cosmos, cut flowers, summer, vase | bed-and-border
Speckled stoneware, second firing | The white one is mine, the pink one is Hanae’s. Guess which of us has been doing this for twenty years. | A white vase with leaves beside a speckled pink pot. | stoneware, pottery, vase, pink | kiln-and-loom
Sunday table for my sister’s visit | Tulips, wheat and palm from the supermarket, arranged in three minutes while the lasagna rested. | Three vases in navy, blue and pink with tulips and palm leaves. | table decor, tulips, sunday, family | 
One terracotta vase, all year | February branches, May peonies, August dill, November nothing at all. | A terracotta vase with orange flowers in slanting window light. | terracotta, seasonal, minimal, vase | the-warm-room
`),
  books: parsePinRows(`
Teachers’ week, a stack and an apple | Five paperbacks she mentioned once, tied with string. She cried, I cried, the principal walked by. | A stack of books with a red apple on top and glasses beside it. | teacher gift, books, gift idea | two-shelves
Winter reading list, eight slow novels | Nothing under 400 pages. Middlemarch is in there again and this is the year. | Upright books in blue and cream beside a yellow mug. | reading list, winter, novels, books | amara-writes
Bedside edit | Three books, one lamp, flowers if I remember. Everything else goes back on the shelf on Sundays. | Four stacked books under a white vase with red flowers. | bedside table, books, bedroom, minimal | small-flat-diary
Sorted by color, and yes I can find everything | The trick is knowing your spines. Visitors are always angry for about a minute. | A row of blue and orange books leaning beside an apple. | bookshelf, rainbow, organizing, books | two-shelves
Book club survival kit | Coffee for the people who finished, wine for those who didn’t. We’re doing Pachinko next. | Steaming yellow mug on a stack of books on a lilac background. | book club, coffee, reading | 
Mint green spines from the flea market | A German garden encyclopedia, eight volumes, no idea what it says. I bought it for the color and I’m not sorry. | Green and white books in a row with a leafy vase. | vintage books, flea market, green, decor | lamp-and-linen
How to repair a loose hinge | Knitting needle, PVA glue, wax paper, overnight under bricks. Works for anything that isn’t valuable. | Four books stacked below a small apple on a pink background. | bookbinding, repair, how to, books | ines-valdez
Five books about the sea that aren’t Moby-Dick | The Summer Book, The Outrun, The Sea, Tove again, and a cookbook. | Terracotta and white books leaning beside a coffee mug. | reading list, sea, books | amara-writes
Blue stack with larkspur | Styling for the store window. Everything was sold by Wednesday except the dictionary. | Blue and yellow books under a white vase in window light. | bookshop, styling, blue, vase | 
`),
  candles: parsePinRows(`
Hand-dipped taper candles, set of three | Beeswax from two valleys over, dipped forty times each. Burns about seven hours. | Three thin burning tapers of different heights in a dark room. | tapers, beeswax, handmade, candles | lumen-supply
Advent candle holders in red enamel | Solid steel, five inches, felt under the foot. Also good for birthdays and blackouts. | Five colored tapers in red holders with green sprigs. | advent, candleholder, christmas, candles | lumen-supply
Pillar candle on a stoneware saucer | Unscented, three by five inches. The saucer is made by hand, so no two are round in the same way. | One blue-white pillar candle burning on a plate. | pillar candle, stoneware, handmade, candles | lumen-supply
Tapers in every pastel I could find | Four for dinner, never an even number of guests. Freeze them for an hour first and they hardly drip. | Four pastel tapers in gold holders on a dark violet background. | tapers, pastel, table decor, tip | lamp-and-linen
Beeswax pillars, poured in milk cartons | Melt slowly, 165 °F, wick tied to a chopstick. Tear the carton off the next day. | Three cream pillar candles on green saucers with twigs. | candle making, beeswax, diy, how to | made-by-hand
Christmas Eve, 4:30 p.m. | Before the doorbell. The only quiet half hour of the week. | Six small candles with pine sprigs in green light. | christmas, candlelight, cozy | 
One candle, power out | We played cards for three hours and no one wanted the lights back. | A single candle on a teal saucer in a brown, dark room. | candlelight, quiet, winter, hygge | 
Winter solstice dinner for six | Root vegetables, rye bread, no electricity after five. Pine from the yard, everyone brings a candle. | Five candles with fir twigs in front of a dark teal wall. | solstice, dinner party, winter table, candles | the-warm-room
Hygge auf Deutsch heißt Kerzen kaufen | Drei Stumpenkerzen, ein Tablett, fertig ist der November. | Three thick candles glowing in cream and pink in the dark. | hygge, kerzen, november, cozy | 
`),
  armchair: parsePinRows(`
Navy walls, one leather chair | Hague Blue, two coats, eggshell. The room got smaller and better. | A brown leather armchair with a floor lamp before a dark blue wall. | navy, leather chair, living room, paint color | the-warm-room
Velvet tub chair in burnt coral | Secondhand, $140, reupholstered over one long weekend. The webbing was the hard part. | A round coral armchair with cushion before a coral wall. | velvet, reupholstery, armchair, coral | made-by-hand
Ochre slipper chair for the bay window | Low back so it doesn’t block the light. The cat approved it within minutes. | An ochre armchair between a plant and a floor lamp. | ochre, bay window, armchair, reading nook | lamp-and-linen
Reading nook in 9 square feet | Chair, lamp, plant. The rug is a bath mat and nobody has noticed. | A teal shell chair under a floor lamp beside a plant in a rosy room. | reading nook, small space, teal, lamp | small-flat-diary
Mid-century in apple green | The original fabric, cleaned with vinegar and hope. | A green wooden-arm chair with three framed prints above it. | mid-century, green, vintage chair, gallery wall | good-objects
Plum on plum | I was told it would be too much. It is exactly enough. | A dark plum armchair with yellow cushion in a pink arched niche. | plum, maximalist, color drenching, armchair | sofia-rossi
Where to put the lamp | Behind the shoulder of your reading side, shade at ear height. That’s the whole science. | A rust-colored wing chair with lamp and plant on a round rug. | lighting, floor lamp, reading nook, tip | linus-holm
Black shell chair, four prints, done | Hang the frames first, then slide the chair until it looks like an accident. | A black shell chair below a row of four framed prints. | gallery wall, black, minimal, living room | studio-quarter
Sage and denim for the guest room | Sleeps one aunt. Chair from my grandfather, prints from the copy shop. | A blue armchair and three frames on a sage green wall. | sage green, guest room, armchair, thrifted | the-warm-room
`),
  shelf: parsePinRows(`
Five shelves, nothing hidden | Group by height, leave gaps you can put a fist in, and dust on the first of the month. | Five long wall shelves with books, plants and frames on olive. | open shelves, styling, books, plants | two-shelves
Kitchen library with the good bowls | Cookbooks below, bowls above, because the bowls get used and the books get admired. | White wall with four shelves of bowls, books and a plant. | open shelves, kitchen, cookbooks, bowls | second-helping
Ladder shelf from two fence boards | 28 dollars, one Saturday, and only three trips to the hardware store. Cut list in the link. | A tall ladder-like shelf with blue vases, frames and books. | ladder shelf, woodworking, diy, cut list | linus-holm
Purple study, floating oak | Brackets are hidden in the studs. Ask your wall before you ask the internet. | Three wooden shelves with books and vases on a violet wall. | floating shelf, oak, purple, home office | form-and-grain
Less on the wall, more in the box | I rotate objects every season like a tiny museum. Visitors think I shop a lot. | Three shelves with a few books, plants and a dark vase on beige. | minimal, shelf styling, small space | small-flat-diary
A shelf just for green things | Four plants, six bowls, one that is technically an ashtray. | Narrow white shelf with green bowls, plants and one picture. | plant shelf, green, minimal | the-plant-shelf
Built-ins on a rental budget | Five boards, L-brackets, paint in the wall color. Patch eight holes when you leave. | Teal wall with five shelves of books, plants and globes. | rental friendly, shelves, teal, diy | small-flat-diary
Midnight shelves | Paint the wall, the boards and the brackets the same color. Your books float. | Dark teal wall with four rows of books, vases and frames. | color drenching, bookshelf, teal, living room | sofia-rossi
Everything my dad left on one shelf | His radio is behind the camera. I dust this one myself. | White shelf with framed pictures, books, plants and pots. | memory, shelf styling, family | 
`),
  window: parsePinRows(`
I painted us an arched window | Trompe-l’œil with painter’s tape and a string compass. It took one weekend and fooled the mailman. | White arched window with plants on the sill and green hills outside. | arch, mural, diy, window | made-by-hand
Blue curtains, borrowed view | We can’t see the sea from here, but the color can. | Blue striped curtains around a window with flowerpots and hills. | curtains, blue, living room, window | lamp-and-linen
Room 6, Pension Marina | Ask for the corner, it has the boats. Breakfast until eleven, no television, one key. | Round-topped window with a view of the sea and a sailboat. | pension, sea view, croatia, travel | ana-kovac
Linen sheers, hemmed with tape | Iron-on, forty minutes, no sewing machine. They’ve survived three washes. | White curtains framing a window with flowers and hills. | linen curtains, no sew, diy, window | small-flat-diary
Pink room, morning person | The light bounces off the wall and everyone looks rested. Even me. | Pink curtains and walls around a bright window with flowers. | pink, bedroom, morning light, curtains | the-warm-room
Windowsill tomatoes, sixth floor | ‘Tiny Tim’, two per pot, shake the flowers at lunch because there are no bees up here. | Window with clay pots on the sill before a red evening sea. | tomatoes, windowsill, balcony garden, small space | leafy-balcony
Yellow curtains on a dark blue wall | Everyone warned me. Everyone sits in this chair now. | Yellow curtains and a blue wall around a white window with herbs. | yellow, navy, curtains, color | sofia-rossi
Geraniums that survive me | South window, clay pots, water when they look offended. | Window with orange striped curtains, red geraniums and a lake view. | geranium, windowsill, low maintenance, plants | leaf-by-leaf
Sunset seat in Oaxaca | Two cushions, one mezcal, no plans. | Orange curtains around a window with pots and a rusty sky. | window seat, mexico, orange, sunset | far-and-slow
`),
  monstera: parsePinRows(`
Fan palm, north window, three fronds a year | It grew three fronds in a year, which is three more than expected. Rotate a quarter turn every Sunday. | Green fan palm leaves on thin stems on a pale background. | fan palm, low light, houseplants | leaf-by-leaf
Why your monstera has no holes | Not enough light, or just young. Mine made its first split on leaf seven. | One large monstera leaf with cuts on lilac. | monstera, plant care, houseplants, light | the-plant-shelf
Jungle corner, inventory | Two monsteras, one alocasia, a rubber tree named Dolores and something my ex left behind. | Dense dark jungle of monstera and palm leaves. | jungle, houseplants, plant collection | leafy-balcony
Propagating a rubber plant in water | Cut below a node, wash off the sap, change the water on Fridays. Roots after four weeks. | Round rubber plant leaves in front of a pink circle. | propagation, rubber plant, how to, houseplants | leaf-by-leaf
Leaf No. 12 | I send my mother a photo of every new one. She answers with a photo of hers. | A split monstera leaf on terracotta pink. | monstera, new leaf, houseplants | 
Wallpaper I’d never dare to hang | Powder room, maybe. Ceiling too. Someone talk me out of it. | Pattern of dark green tropical leaves with lighter ones on black. | wallpaper, tropical, powder room, pattern | the-warm-room
Repotting day, the messy truth | Two inches wider, never more. Orchid bark, perlite, old soil off, curtains closed so nobody sees the floor. | A bushy plant with big split leaves on pale pink. | repotting, soil mix, monstera, how to | the-plant-shelf
Fronds and sun, screen print | Two screens, green over yellow. Edition of 30, and number four has my thumbprint. | Monstera leaves before a yellow circle on cream. | screen print, tropical, art print, edition | print-room
Midnight greenhouse | Palm House, Kew, ten minutes before closing. The guard let us stay for two more. | Dark teal background with tropical leaves reaching in from the right. | greenhouse, kew, tropical, london | field-notes
`),
  cactus: parsePinRows(`
Saguaro, agave and a very small friend | All three from the clearance rack. Full sun, cactus mix, water on paydays. | Three cacti in orange and white pots on a coral wall. | cactus, saguaro, succulents, plant care | the-plant-shelf
Barrel cactus, first flower in nine years | I had given up and moved it to the bathroom. Apparently it wanted the bathroom. | A round cactus with a pink flower in a white pot. | barrel cactus, bloom, houseplants | 
Agave or aloe? One of them bites | Snap a tip: gel is aloe, string is agave. Wear gloves for both until you know. | An agave and an opuntia in blue and yellow pots. | agave, aloe, identification, succulents | leaf-by-leaf
Cactus fiesta centerpiece | Five clearance plants, painted tins, sand from the sandbox. The kids took them home as favors. | Four cacti with flowers in colored pots on yellow. | party, centerpiece, cactus, fiesta | ben-carver
Golden ball in a hand-painted pot | Masking tape triangles, leftover black acrylic. Seal it or the watering takes it off. | A round cactus with an orange flower in a white pot with black triangles. | painted pot, diy, golden barrel, cactus | made-by-hand
Sunny sill, forgetful owner | I went to Portugal for five weeks. They bloomed. | A saguaro and a prickly pear in clay pots in window light. | cactus, low maintenance, windowsill | 
Succulent shelf in lime green | Paint sample, $4. Makes every plant on it look like it’s been to the gym. | Agave, prickly pear and a ball cactus in front of lime green. | succulents, green, shelf, paint color | leafy-balcony
Nopal from a single pad | Let the cut dry for a week, then stand it in sand and ignore it. Mi abuela lo hacía así. | A prickly pear cactus in a patterned white pot. | prickly pear, propagation, nopal, how to | lucia-ferrer
Housewarming gift that survives the housewarming | Two plants, one tray, care card with exactly one sentence: less. | An agave and a flowering ball cactus in light from a window. | housewarming, gift idea, succulents, cactus | the-plant-shelf
`),
  herbarium: parsePinRows(`
Roadside herbarium, Route 7 | Bachelor’s button, coneflower, bracken. Pressed in the glovebox under the atlas. | Three pressed plants with yellow and blue flowers taped to cream paper. | herbarium, pressed flowers, road trip | field-notes
Six grasses, finally labeled | Timothy, brome, fescue, quaking grass, sedge, and one that is still a mystery. | Six small pressed stems in two rows on cream paper. | grasses, herbarium, botany, nature journal | field-notes
Asters for my mother’s birthday | She gets one sheet a year. This is the fourteenth. | A bunch of blue asters mounted on paper with a label. | asters, pressed flowers, gift | 
Rowan and fern, late September | Berries take three weeks and stain everything. Blotting paper twice a day at first. | Pressed teal flowers, a fern and red berries side by side. | rowan, fern, autumn, herbarium | katya-orlova
Kitchen herbs, pressed and framed | Chive flower, thyme, fennel, dill, rue, chamomile. Hung next to the stove, where it fades honestly. | Six little green and yellow herbs taped to cream paper. | herbs, kitchen wall, pressed flowers, framed | lamp-and-linen
Microwave flower press, two tiles and a rubber band | Thirty seconds, let it steam, thirty more. Poppies stay pink, roses go brown, pansies are perfect. | Five pink poppies with leaves pressed as a bouquet on paper. | flower press, how to, poppies, diy | sewn-on-sunday
Botanical sheet in a thin black frame | A3, archival print of the original in the county museum. | Rust-colored flowers, a fern and gray umbels above a label. | botanical print, framed, vintage, wall art | print-room
What grew between the paving stones | One lunch break, one block. Seventeen species, and I only had room for seven. | Seven small pressed wildflowers and stems on one page. | city nature, weeds, herbarium, nature journal | moss-and-sky
Chicory blue doesn’t last | It turns gray within a day, so I painted the petals back in. Purists, look away. | Blue star-shaped flowers pressed in a bunch with a label. | chicory, blue, watercolor, pressed flowers | ivo-petrov
`),
}
