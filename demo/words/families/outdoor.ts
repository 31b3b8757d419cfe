import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const OUTDOOR_WORDS: Readonly<Record<string, FamilyWords>> = {
  mountains: parsePinRows(`
Sunrise over the Tatras from the Kasprowy ridge | We left the hut at 4:10 with headlamps and reached the saddle just before the sun did. Bring gloves even in July. | Yellow sun over pale mountain ridges that fade into a violet haze, with dark firs in front. | hiking, sunrise, mountains, poland | far-and-slow
Lago di Sorapis in November, nobody there | The green is real: glacial silt. The path has cables in two places and is icy by the end of October. | Dark green mountains mirrored in a still lake under a dim sky, fir tops in the foreground. | lake, dolomites, hiking, autumn | the-long-way
Pink hour on the Blue Ridge Parkway | Milepost 364, Craggy Gardens. Park early, walk ten minutes, watch the layers go from rose to plum. | Pink sky over soft rose and plum ridges, small pale sun, firs along the bottom edge. | blue ridge, road trip, sunset, mountains | far-and-slow
First snow above Chamonix | Two weeks earlier than last year. The lower firs were still rust and the peaks already white. | Snowy peaks with a low sun and rust-colored fir slopes below. | snow, alps, winter, mountains | 
Night swim weather at Königssee | Kalt? Ja. Schön? Auch ja. The water stays at 15 °C all summer, so make it a short one. | Tall golden-edged peaks over a deep blue lake that mirrors the slopes. | lake, bavaria, wild swimming, mountains | clara-neumann
Sleeping at Rifugio Nuvolau under a new moon | Book the upper bunks in March; by May they are gone. Dinner is polenta, breakfast is silence. | Thin moon over dark purple mountains, with layered slopes and firs below. | mountain hut, dolomites, night, hiking | quiet-trails
Apricot light, Sierra Nevada | Shot from the Whitney Portal Road with the oldest lens I own. No filter, just smoke from a far-off fire. | Apricot-colored sky and ridges fading to white, with fir trees along the edges. | sierra nevada, california, sunset, film | slow-film-club
Packing list for a three-day hut tour | Two shirts, one fleece, rain shell, blister tape, silk liner, cash for cake. Everything else stayed in the car and nobody missed it. | Wide view of pale mountains and a lake under a cool sky, firs at both sides. | packing list, hiking, mountain hut, how to | quiet-trails
Autumn colors on the Sentiero degli Dei | Go in late October: warm stones, empty path, and the chestnuts are ripe on the way down. | Orange mountains under a gray-brown sky with a pale round sun, green foothills in front. | italy, autumn, hiking, amalfi | the-long-way
`),
  sea: parsePinRows(`
A slow morning at Nazaré before the surfers | The beach belongs to the gulls until eight. Coffee from the kiosk by the cable car, shoes in hand. | Pale sun over a calm gray-green sea, with a strip of sand in front. | beach, portugal, morning, sea | far-and-slow
Lighthouse keeper for a week on Skrova | You can rent it. Bring food for three extra days, because the ferry has its own ideas. | Blue-and-white striped lighthouse on a dark rock, low sun over the water at dusk. | lighthouse, norway, travel, sea | mira-solberg
Sailing to Hydra after dark | Engine off at the second buoy, moon on the starboard side, no one said a word for an hour. | A small sailboat on a dark night sea under a bright moon. | sailing, greece, night, sea | 
Sea-glass green for the guest room | I held this up against nine paint chips. The winner was the cheapest one, of course. | Green sky and sea above a pale sandbank, with a soft sun. | paint color, green, bedroom, coastal | the-warm-room
Ferry timetable for the outer islands, decoded | Blue days run twice, red days once, and on Sundays you sleep over. Here is how we planned nine islands in twelve days. | Red-and-white lighthouse on a headland beside a bright sun and flat gray-violet sea. | island hopping, ferry, lighthouse, itinerary | paper-compass
Red sky at night over Lake Erie | Sailor’s delight, and mine. We anchored off Kelleys Island with a pot of chowder. | A white sailboat on a rust-red sea in front of a large sun. | sailing, great lakes, sunset | quiet-trails
Moonrise from Playa Negra | Black sand, black water, one very large moon. Walk to the south end, away from the bar lights. | Huge white moon half below a dark maroon horizon, with a curved dark beach. | costa rica, moon, beach, night | the-long-way
Watercolor lesson, one horizon and three blues | Wet the whole sheet, drop in cerulean from the top, and leave the sun as bare paper. The lighthouse comes last, with a dry brush. | A striped lighthouse beside a gray-blue sea with a pale orange sun. | watercolor, lesson, lighthouse, sea | paper-and-ink
Gone sailing, back Tuesday | Note left on my office door. Nobody complained. | A tiny white sailboat on a teal sea under a hazy sun. | sailing, quiet, blue, weekend | 
`),
  dunes: parsePinRows(`
Erg Chebbi by moonlight, no flashlight needed | The guides walk it barefoot. After ten minutes your eyes catch up and the sand goes from black to copper. | Brown dunes under a starry black sky with a full moon. | morocco, desert, night, travel | the-long-way
Camel track to Merzouga | Two hours each way. Ask for a short saddle, wrap your scarf before the wind starts and not after. | A line of tiny camels crossing gray-brown dunes below a hazy sun. | morocco, camels, desert, travel | far-and-slow
Greige done right | Dune gray on the walls, linen on the windows, black only where the hand goes: switches, handles, faucets. | Pale gray sand dunes under a gray sky with a big white sun. | neutral palette, paint color, living room | sofia-rossi
Caravan at Wahiba Sands, Oman | We met them at breakfast and again at dinner; they had crossed, we had driven. | Yellow-green dunes with a small caravan walking along the crest under a soft sun. | oman, desert, caravan, travel | 
Full moon in the Namib | Sossusvlei closes at sunset unless you sleep inside the gate. Sleep inside the gate. | Plum-colored dunes beneath a huge full moon and small stars. | namibia, moon, desert, night | paper-compass
Terracotta and dust, our bedroom palette | Limewash in two coats, the second one thinner. The headboard is the color of the shadow side. | Apricot and terracotta dunes with a line of riders below a pale sun. | bedroom, limewash, paint color, terracotta | the-warm-room
Great Sand Dunes at first light, Colorado | Start before six and you have the High Dune to yourself. The creek at the bottom is the best foot bath in the state. | Sharp orange dune crest against a teal sky with a low white sun. | colorado, national park, hiking, sunrise | quiet-trails
Thirty-six frames in the Empty Quarter | One roll of Portra, one lens, four days. I came home with seven pictures and I would frame them all. | Lilac evening sky over gray dunes, with a tiny caravan in the valley. | film photography, desert, portra, travel | slow-film-club
Crescent over Wadi Rum | Bedouin camp number three past the arch. The tea is sweet enough to stand a spoon in. | A thin moon over dark blue dunes with brown slopes in front. | jordan, wadi rum, moon, night | the-long-way
`),
  'misty-forest': parsePinRows(`
Fog in the Black Forest, kilometer nine | I heard the woodpecker long before I saw the tree. Westweg, stage two, wet to the knees and happy. | Rows of firs fading into pale mist under a white sun, with a few birds. | black forest, fog, hiking, germany | quiet-trails
Deer path behind the cabin | They cross at the same place every morning around six. We moved the woodpile so as not to be in the way. | Dark firs on both sides of a misty clearing, with a pale sun and birds above. | cabin, forest, fog, morning | cabin-lists
Shinrin-yoku for beginners | Leave the phone. Walk slower than feels reasonable. Name five greens. That is the entire course. | Gray-blue fir forest under a bright white sun in thick mist. | forest bathing, slow living, nature | moss-and-sky
Spruce, frost, silence | Finnish Lapland in November. The thermometer said minus nine and the coffee froze to the cup. | Pine forest in cold teal tones fading upward into a cream sky. | lapland, frost, winter, forest | 
When the larches turn at Moraine Lake | Ten days a year, usually the last week of September. The shuttle sells out in minutes; try for the 6:30. | Orange and gold mist over dark fir trees with birds circling the sun. | canada, larch, autumn, hiking | far-and-slow
Lavender dusk on the Appalachian Trail | Somewhere after Damascus, Virginia. Shelter full, so we slept under this. | Violet firs in even rows under a pale purple sky and a small moon. | appalachian trail, dusk, camping, forest | quiet-trails
Tall print, narrow hallway | 12 × 24 inches, walnut frame, no mat. It makes the wall look a foot taller. | A tall picture of brown fir trees fading into an olive sky with a pale sun. | art print, hallway, forest, wall art | print-room
Snowshoe loop around Lac des Deux Montagnes | Six kilometers, almost flat, hot chocolate at the end. Rent the long poles. | Blue-gray firs around a snowy clearing in soft pink morning light. | snowshoe, winter, quebec, forest | cabin-lists
Peach fog | That is it, that is the pin. | Firs in mauve mist below a peach-colored sky with birds near the sun. | fog, pink, quiet, forest | 
`),
  'night-sky': parsePinRows(`
Milky Way over Cherry Springs | The darkest park east of the Mississippi. Red flashlights only, and dress for ten degrees colder than you think. | Milky Way above dark hills and a small lit tent between fir trees. | milky way, camping, pennsylvania, stars | quiet-trails
Bedtime moon for the nursery | We painted it freehand with leftover kitchen blue and one can of cream. The stars are thumbprints. | A large crescent moon in a deep blue sky above dark hills. | nursery, moon, mural, kids room | the-warm-room
Star trails from the backyard, ninety minutes | Tripod, 30-second frames, f/4, ISO 400, stacked with free software. The tent is my son’s and it stayed up till October. | Circles of star trails over black hills with a glowing tent. | astrophotography, star trails, camera, how to | slow-film-club
Northern lights above Abisko | Three nights of cloud, then this. The forecast said KP 2, so never trust a forecast. | Curtains of pale aurora over purple hills and a dim orange horizon. | aurora, sweden, winter, stars | far-and-slow
Camping with kids, what we actually used | Glow sticks, one pot, pancake mix in a bottle, wool hats. The games never left the bag; the sky did the work. | The Milky Way in violet above an orange tent between hills. | camping, kids, packing list, stars | quiet-trails
Young moon over Mount Laguna | Two days old and thin as a nail paring. You have about forty minutes before it sets. | A thin crescent in a gray-green night sky over dark hills. | moon, california, night, stars | 
Perseids, August 12, bring a second blanket | We counted 61 in an hour and then everybody fell asleep at the same time. | Teal night sky full of star trails above a red tent and firs. | meteor shower, summer, camping, stars | moss-and-sky
Aurora in Iceland without a tour | Rent a car, check the cloud map, drive to the hole. Kirkjufell was crowded; the farm road behind it was empty. | Blue aurora bands in a dark sky above black mountains. | iceland, aurora, road trip, night | the-long-way
Where to see stars near Chicago | Starved Rock is too bright. Keep driving to Green River, lie down on the boat ramp and wait twenty minutes. | Milky Way in a bright violet sky above a small yellow tent. | stars, illinois, night, camping | paper-compass
`),
  balloons: parsePinRows(`
Cappadocia at 5 a.m., the one they tell you about | Ours flew on the third morning; the first two were too windy. Book early in your stay, not at the end. | Striped orange and blue hot-air balloons above hazy gray hills. | cappadocia, hot air balloon, turkey, travel | far-and-slow
Olive and rust, a palette for the boys’ room | Stole it from this print, matched it at the hardware store, used it on the bunk beds. | Green and red balloons in a dusky olive sky over brown hills. | kids room, color palette, green, paint color | small-flat-diary
Papier-mâché balloon mobile | One party balloon, newspaper strips, flour glue, two dry days. Cut the basket from a yogurt cup. | A big green and orange striped balloon with small ones around it. | kids craft, paper mache, nursery, diy | petra-novak
Albuquerque Balloon Fiesta on a budget | Park at the school, walk twenty minutes, bring your own burrito. Mass ascension is at seven sharp. | Two striped balloons drifting in a light blue sky over pale hills. | albuquerque, hot air balloon, new mexico, travel | paper-compass
Happy first birthday, Juno! | Invitation printed on heavy cotton paper, five by seven, with a purple envelope. | Three purple and pink balloons rising in a violet and gold sky. | birthday, invitation, first birthday, print | quill-paper
Peach sky, proposal pending | She said yes at about 900 feet. The pilot had clearly seen this before. | Balloons with peach and gray stripes in an apricot sky. | proposal, hot air balloon, sunrise | 
Mint and gray for a nursery wall | Two small canvases, one shelf. The baby looks at the left one, always. | Two striped balloons in a mint-green sky above gray hills. | nursery, mint, wall art, kids room | the-warm-room
Seven balloons before breakfast, Luxor | You can see the Valley of the Kings from up there, and the laundry on every roof. | Several orange and white patterned balloons in a rust-red evening sky. | egypt, hot air balloon, luxor, sunrise | the-long-way
Stripe study in teal | Gouache on hot-press paper. I masked each band and it still bled, and I still love it. | A large teal and orange striped balloon with tiny ones behind it over misty hills. | gouache, painting, teal, stripes | paper-and-ink
`),
  wildflowers: parsePinRows(`
Moon garden planting plan | White and silver so that it glows after dark: nicotiana, lamb’s ear, white cosmos, evening primrose. | Tulips, daisies and grasses in a dark blue night meadow. | moon garden, planting plan, white flowers, garden | bed-and-border
Allium season at last | Plant in October, four inches deep, in groups of seven. The seed heads stay pretty until the snow. | Tall pale purple flowers and leafy stems under a moonlit gray sky. | allium, bulbs, garden, purple | plot-nine
Queen Anne’s lace along County Road 12 | I pulled over three times. Cut them when half the flowers are open and they last ten days. | Tall umbels in cream and rust above grasses on a pale background. | wildflowers, foraging, summer, meadow | field-notes
Daisies after dark | Flash, ISO 800, lying on my stomach in wet grass. The neighbors have stopped asking. | Daisies and tulips against a deep purple night sky. | daisies, night, flower photography | slow-film-club
Poppies and yarrow for clay soil | No digging. Scratch the surface, scatter in fall, step on it. Ours came back for the fourth year. | Orange poppies and feathery stems under a hazy pink sun. | poppies, clay soil, garden, meadow | bed-and-border
Cornflower blue, and nothing else | One packet of seed, one bed, one color. It was the best thing in the whole yard. | Blue cornflowers and fine grasses against a white sky. | cornflower, blue, cut flowers, garden | plot-nine
Cottage border at dusk | Dahlias in front, cosmos behind, foxgloves where the dog can’t reach. | Round coral and white blossoms with thick leaves on a night background. | cottage garden, dahlia, border, dusk | 
Sow this in March for bees in June | Phacelia, borage, clover, calendula. Twelve dollars’ worth of seed for a strip of sixty feet. | A wide meadow of coral and yellow flowers in front of a large pale sun. | bee garden, seeds, spring, meadow | bed-and-border
Golden hour in the tall grass | Mow one path and leave the rest. The kids call it the maze. | Yellow and orange flowers reaching up into a warm cream sky. | meadow, no mow, golden hour, summer | field-notes
`),
  birds: parsePinRows(`
Who’s at the feeder this week | House finch, two bluebirds and something small that refuses to sit still. Black-oil sunflower seed, nothing fancy. | Three birds on blossoming branches against a dark green background. | bird feeder, backyard birds, spring | moss-and-sky
Swallows on the line, embroidery pattern | Five birds, three stitches: satin, stem and French knots for the buds. Prints on one page. | Five small blue and pink birds on flowering twigs on a peach background. | embroidery, pattern, birds, stitching | sewn-on-sunday
Robin, drawn before coffee | Number 212 in the series. The beak took four tries. | One red-orange bird on a bare twig against a pale pink background. | bird drawing, sketchbook, robin, daily practice | katya-orlova
Jays in the lilac | They come for peanuts and stay to argue. | Two blue birds and a plum-colored one with crests on lilac branches. | blue jay, lilac, backyard birds | 
Birdhouse hole sizes, the cheat sheet | Wrens 1⅛ inches, chickadees 1¼, bluebirds 1½. No perch, ever: it only helps the sparrows. | Nine small birds in rows on twigs against a slate-blue background. | birdhouse, woodworking, backyard birds, how to | made-by-hand
The tūī outside hut number four | Sings like a broken modem, drinks like a sailor. I have never loved a bird more. | One teal bird with a long tail on a twig against deep purple. | new zealand, birdwatching, tui | field-notes
Yellow room, yellow birds | We papered one wall and painted the other three to match the warblers. | Yellow, blue and orange birds on branches in front of a golden circle. | wallpaper, yellow, kids room, birds | the-warm-room
Spring migration checklist for the Midwest | Warblers peak the second week of May. Go the morning after rain with a south wind. | Several green, red and blue birds on crossing branches in front of a green circle. | birdwatching, migration, checklist, spring | field-notes
Two of us | Anniversary card, linocut look, A6. Blank inside so you have to write something yourself. | Two birds facing each other on a branch before an orange sun. | anniversary, card, linocut, birds | quill-paper
`),
  butterflies: parsePinRows(`
Paper butterfly, one fold and two cuts | Good for second grade and up. Use stiff paper on the outside and tissue behind the windows. | A white and orange butterfly with dark outlines on a peach background. | paper craft, kids craft, butterfly, template | petra-novak
Monarch waystation in a city lot | Milkweed first, nectar later. We counted eleven caterpillars on a strip no wider than a couch. | A swarm of orange, blue and green butterflies on cream. | monarch, milkweed, pollinator garden, city garden | bed-and-border
Four invented species, framed | I gave them Latin names after my aunts. | Four teal and orange butterflies in a thin frame, each with a small label. | illustration, specimen, wall art, teal | print-room
Moth or butterfly? Look at the antennae | Clubbed means butterfly, feathery means moth. Also, butterflies rest with their wings up. Mostly. | One large blue and pink butterfly with eye spots on navy. | butterfly, nature facts, homeschool | field-notes
Bridal shower garland, forty lilac wings | Forty paper wings, one spool of thread, two episodes of anything. Glue just the middles so they flutter. | Purple and pink butterflies fluttering across a lilac background. | garland, bridal shower, paper craft, purple | sewn-on-sunday
Vintage specimen print, free to download | Six wings, scanned at 600 dpi from a notebook of 1912. Print on cream stock, not white. | Six brown and orange butterflies in two columns with a fine frame. | printable, vintage, specimen, wall art | paper-and-ink
Cloisonné brooch, third firing | Silver wire, seven enamels, one kiln that runs hot. The green finally stayed green. | A large sage green and amber butterfly with black outlines on cream. | enamel, brooch, metalwork, butterfly | lucia-ferrer
Jewel tones on teal | Saving the combination: peacock, coral, bone. It wants to be a silk scarf. | Orange, white and gray butterflies scattered over dark teal. | color palette, teal, pattern, scarf | 
Fifteen wings for the science fair | Printed on transparency, mounted on pins, and the legend is on the back so they have to guess. | Fifteen small teal and orange butterflies in a framed grid. | science fair, butterfly, kids, classroom | petra-novak
`),
  mushrooms: parsePinRows(`
Purple caps after three days of rain | Found near the old quarry. No idea what they are, so they stayed where they were. | A violet and a plum mushroom with white dots in grass, pale ferns behind. | mushrooms, forest floor, rain | moss-diary
Mushroom night light, clay and LEDs | Air-dry clay, one string of LEDs, moss from the craft store. My daughter runs the switch. | Three glowing amber mushrooms with white dots on a dark green background. | diy, night light, kids craft, clay | made-by-hand
Porcini, fried in butter with thyme | Slice thick, hot pan, leave them alone for two minutes. Salt at the end or they sweat. | Two large mushrooms with green and brown caps on a green hill. | porcini, recipe, autumn, foraging | second-helping
A very small village | Watercolor and a toothbrush for the spores. | A cluster of orange, red and teal mushrooms with dots in the dark. | illustration, watercolor, storybook, mushrooms | paper-and-ink
Felt toadstools, pattern included | Two sizes, blanket stitch, a pebble in the base so they stand. Good for scraps. | Blue-green dotted mushrooms in a group on grass with pale ferns. | felt, sewing pattern, toadstool, craft | sewn-on-sunday
Chanterelle or jack-o’-lantern? | False gills run down the stem and don’t peel off. When in doubt, leave it out, and ask the club. | A dark red and a yellow-capped mushroom at night between ferns. | foraging, mushrooms, safety, identification | moss-diary
Cream of mushroom soup, the good kind | A pound of cremini, two leeks, sherry, half the cream you expect. Blend a third of it. | A yellow-capped mushroom and two red ones with dots against a warm sky. | soup, recipe, mushroom, comfort food | second-helping
Woodland baby shower | Moss runner, paper toadstools, acorn place cards. Total spend: $31, and the moss went back outside. | Pink dotted mushrooms glowing against a dark forest green. | baby shower, woodland, party, table decor | small-flat-diary
Little red hats on the compost heap | Mycena, says the app. Delightful, says I. | Several red and blue capped mushrooms on grass in front of a hazy sky. | garden, mushrooms, compost | plot-nine
`),
  gardens: parsePinRows(`
Herb spiral, seen from the ladder | Rosemary on top where it’s dry, mint at the foot where it can’t escape. Built from the old patio. | Round garden from above with rings of flowers and a path to its center. | herb spiral, garden plan, permaculture | bed-and-border
Four quarters and a pond, 30 × 20 feet | Tomatoes, roots, beans, greens, moving one bed clockwise each year. The pond is a stock tank. | A garden seen from above: four beds with vegetables around a round pond. | kitchen garden, crop rotation, raised beds, pond | plot-nine
The path goes where the dog goes | We watched for a month and then laid the gravel. No one has stepped on a seedling since. | A curved gravel path past a pond and two planted beds, seen from above. | garden path, gravel, garden plan, dog | bed-and-border
Lavender labyrinth, year two | 112 plants, all from cuttings. Walk it slowly in July and you smell like soap till Sunday. | Rings of purple flowers around a center, drawn from above, with one straight path. | lavender, labyrinth, garden plan | leila-farahani
A Persian garden on a suburban lot | The chahar bagh is only a cross and some water. Ours ends at the neighbor’s trampoline. | Four vegetable beds around a circular pool with crossing paths, from above. | persian garden, water, garden plan, raised beds | pomegranate-notes
Where the bench went | Not where we planned it. Put a folding chair down for two weeks and see where you end up sitting. | A winding pale path with a round pond and flower beds on striped grass. | garden bench, garden path, planning | bed-and-border
Cutting round beds into a square lawn | String, peg, spade. Edge it twice a year and it looks like you hired someone. | Concentric rings of planting in a lawn with trees, seen from above. | flower bed, lawn, edging, garden | plot-nine
Eight raised beds, one season, all the numbers | 62 lbs of tomatoes, 9 of carrots, too many zucchini to weigh. Spreadsheet in the link. | Eight rectangular beds in two columns with a small fountain between them. | raised beds, harvest, vegetables, kitchen garden | plot-nine
Pond at the bottom of the yard | Dug by hand in a long weekend. Frogs on day nine. | A round pond with lily pads beside a pale path and two flower beds. | pond, wildlife garden, frogs, diy | field-notes
`),
  skyline: parsePinRows(`
Everyone home, Chicago from the Metra | 5:52 to Naperville. I try to take the left-hand window in winter. | Wide dark-red skyline with lit windows under a crescent moon. | chicago, commute, skyline, night | 
Gray day in Rotterdam, still worth it | Markthal for lunch, water taxi to Hotel New York, then walk back over the bridge. | Gray towers in front of a hazy sky with a pale sun. | rotterdam, city break, architecture | street-and-stone
Full moon over Hong Kong | From Lion Rock, with half the city up there doing the same. | Blue city towers with yellow windows below a full moon and clouds. | hong kong, moon, skyline, night | far-and-slow
Sunset from the Brooklyn side | Pier 1, benches at the far end. The pizza came with us. | Orange and wine-red skyline in front of a golden sun. | new york, sunset, brooklyn, skyline | the-long-way
Neon-free Tokyo | Fourteen floors up in Shinjuku, curtains open, lights off. The city hums. | Purple towers with tiny windows under a thin moon. | tokyo, night, skyline, travel | paper-compass
São Paulo em tons de café | Da janela do 22º andar, sem filtro, só poluição e sorte. | Tall brown skyline in a sepia haze with a pale sun. | são paulo, brazil, skyline, brown | street-and-stone
24 hours in Singapore between two flights | Left luggage, MRT to Lau Pa Sat, satay, Gardens by the Bay, shower at the airport. Doable. | Deep blue city at night with lit windows and a moon. | singapore, layover, itinerary, city break | paper-compass
Violet hour in Mexico City | Torre Latino, 44th floor, go up at 6:40 in March. Stay until the grid lights up. | Violet skyline before a large yellow sun. | mexico city, golden hour, skyline, travel | far-and-slow
Linocut skyline in one block | Reduction print: pale green first, then cut, then the dark. No way back, which is the fun of it. | Tall dark green skyline at night with a small moon and lit windows. | linocut, printmaking, skyline, green | print-room
`),
  houses: parsePinRows(`
Which front door would you pick? | I’m between the brick red and the navy. Our trim stays white either way. | A row of red, blue and yellow town houses with trees in front. | front door, exterior paint, town house | street-and-stone
Bruges on a rainy Tuesday | No tour boats, no lines for fries. Bring an umbrella and a book. | Olive and brown gabled houses along a canal with a small boat. | bruges, belgium, canal, city break | far-and-slow
Bergen, Bryggen, boats | The teal one leans the most. It has been leaning since 1702. | Teal, white and brown houses in a row on a quay. | bergen, norway, houses, travel | mira-solberg
Amsterdam after midnight | Singel at 1 a.m. A cyclist, a cat, a couple whispering about a key. | Dark blue canal houses with glowing windows at night. | amsterdam, night, canal, houses | van-dal-wheels
Paper town for the mantel | Print, fold, glue, tea light behind it (LED!). Four façades on two sheets of cardstock. | Pink and lilac gabled houses with round trees before them. | paper craft, printable, christmas, mantel | quill-paper
Red brick, white windows, one afternoon | Urban sketch, fineliner and three markers. I count windows wrong every time. | Orange, white and gray houses on a canal with a small red boat. | urban sketching, fineliner, houses, sketchbook | ana-kovac
Painting a narrow house to look wider | Light body, darker base, trim in the body color. Our architect neighbor told us over the fence, free of charge. | Green and orange narrow houses behind two round trees. | exterior paint, row house, color tips | street-and-stone
Copenhagen in the blue hour | Nyhavn looks like this for eleven minutes. After that it’s just pretty. | Gray and yellow canal houses at night with lit windows and a boat. | copenhagen, blue hour, canal, denmark | paper-compass
Sunday walk through Charleston, Rainbow Row | Start at the south end, sun behind you. Peach milkshake at the north end. | White and orange houses with big trees on a wide quay. | charleston, rainbow row, houses, travel | the-long-way
`),
  maps: parsePinRows(`
Treasure map for a seventh birthday | Tea-stained paper, edges burned by an adult, five clues, one shovel. X was under the swing. | An island map with mountains, woods and an X in a blue sea. | treasure map, kids party, birthday, printable | ben-carver
Contour lines of a place that isn’t | I draw two every winter. This one has a lake only I know about. | Orange and gray contour lines of hills in a white frame. | imaginary map, contour, illustration, cartography | wei-lin
Riverside walk with every bakery marked | 4.2 miles, six bakeries. The cardamom bun at stop four ended the discussion. | A light blue city map with a river, parks and a street grid. | city walk, bakery, map, weekend | paper-compass
Isla Perdida, second edition | Fixed the compass, moved the volcano, added a tavern for the players who always ask. | Oval island map with mountains, a red X and a compass. | fantasy map, dungeon master, game night, cartography | wei-lin
Topographic print for two hikers | Send me the coordinates of where you met. I’ll send you the hills. | Pale teal and orange contour lines with a thin white border. | topographic map, custom print, gift, hiking | print-room
Night bus lines, redrawn | The official one fits no human brain. Mine has nine colors and a moon. | A dark city map in plum with a rose river and green parks. | transit map, city, infographic, design | studio-quarter
The island from chapter eleven | For everyone who asked how far it is from the harbor to the tower. Two days, with a donkey. | A brown island with a mountain ridge in a green sea, compass below. | book map, fantasy map, illustration | amara-writes
Depth chart, Crater Lake | 1,949 feet at the deepest point. The blues follow the soundings of 1886, more or less. | Dark teal depth lines like a bathymetric chart. | bathymetry, lake, map, teal | field-notes
Moving to Minneapolis? Start with this | Lakes in blue, bike paths in white, the places with decent coffee in green. Hand-drawn, badly scaled. | Pale street map with a winding river and green parks. | city map, minneapolis, moving, bike paths | van-dal-wheels
`),
}
