import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const RENDERED_LAND_WORDS: Readonly<Record<string, FamilyWords>> = {
  'snowy-peaks': parsePinRows(`
Alpenglow on the Marmolada, 6:52 a.m. | It lasted four minutes. We had set up in the dark below the Fedaia dam and the thermos was already empty. | Jagged snow-covered peaks tinted rose by the first sun, with dark woods and haze below. | alpenglow, dolomites, sunrise, mountains | far-and-slow
Moraine Lake without the parking drama | Take the first Roam bus and walk the rockpile counterclockwise. By nine the light leaves the water. | Gray cliffs with snow above a bright blue lake under a clear sky. | canada, lake, banff, travel tips | the-long-way
Five layers of dawn from the Gornergrat | Stay at the top hotel if you can bear the price; the first train comes too late for this. | Hazy orange mountain ridges behind one another in a low morning sun. | switzerland, sunrise, alps | quiet-trails
New moon at Lake Bohinj | Thirty seconds at ISO 3200, tripod in the shallows. The ripples are my dog. | Stars above a row of snowy mountains that mirror in a dark lake. | night sky, slovenia, lake, long exposure | slow-film-club
Inversion day above Innsbruck | The valley had drizzle. Up on the Nordkette it was T-shirts and sunscreen. | Steep white peaks rising out of a sea of pale mist. | inversion, austria, winter, hiking | quiet-trails
Larch season in Val Ferret | The needles turn the second week of October and fall the third, so don’t wait for the weekend. | Golden woods spread below a snow-dusted gray summit. | autumn, larch, hiking, italy | moss-and-sky
Last light on the Grandes Jorasses | One face catches fire, everything else goes violet. I put the camera down for this one. | Rocky snow ridges in deep violet shade with a red glow on the edges. | alps, sunset, chamonix | far-and-slow
Whiteout practice, Cairngorms | Map, bearing, pacing beads. If you can’t find the hut in this, you can’t find it. | Faint snowy slopes disappearing into gray cloud. | navigation, scotland, winter skills, hiking | quiet-trails
Reading the snow before a spring tour | Refrozen crust until ten, then it turns to soup. We skinned up at four and were back for second breakfast. | A low golden sun over dark slopes with snow along the ridge. | ski touring, avalanche safety, spring | field-notes
Needle in the Karakoram, long lens | Two days of waiting for a gap in the cloud. 400 mm, handheld, shaking. | One tall, sharp snow peak filling the frame, with hazier peaks behind. | karakoram, peaks, telephoto, expedition | paper-compass
Cotton-candy evening at Tre Cime | Walk ten minutes past the hut and you have it to yourself. | Snowy mountains and fir slopes in pink and violet evening light. | dolomites, pink sky, sunset, hut to hut | the-long-way
Packrafting under the Wind River Range | Eleven pounds of boat and the best commute of my life. Put in at the north end, where it’s deep right away. | A wide view of low snowy mountains beyond a turquoise lake with puffy clouds. | packraft, wyoming, lake, adventure | far-and-slow
`),
  'misty-valleys': parsePinRows(`
Fog lifting off the Black Forest | Come up to the Schauinsland before breakfast and look east. The clearing in the middle is where the goats live. | Wooded hills at sunrise with a pale green clearing and mist in the valleys. | black forest, fog, morning, germany | moss-and-sky
Vineyard rows above Barolo in May | Nebbiolo on the south side, hazelnuts where it’s too steep for the tractor. | Bright green rows of vines over a rounded hill under a blue sky. | vineyard, piedmont, wine, spring | salt-and-pear
Rain gone, cloud not quite | The hour after a storm is the best walking there is. Wear the other boots. | Dark fir slopes fading into gray cloud, ridge behind ridge. | rain, forest, moody, hiking | quiet-trails
Stubble fields before the plow | Barley straw is free for the asking if you help to load it. Good mulch, better bonfire. | Golden striped fields and patches of trees in low autumn sun. | harvest, fields, autumn, country life | plot-nine
Peak color, White Mountains, October 9 | Kancamagus Highway, third pullout past the pass. Two days later a storm took half of it. | Hills covered in rust-red and orange trees with a haze behind. | fall foliage, new hampshire, road trip | far-and-slow
Forest bathing, a beginner’s hour | No step count. Walk slowly, touch bark, sit for twenty minutes in the same spot and see what comes back. | Dense dark green woods with two bright clearings, seen from above. | forest bathing, slow living, woods | moss-and-sky
Plum dusk over the Ozarks | We could hear owls on three sides. Camp is at the second bend, water is at the first. | Violet hills and woods under a pink evening sky. | ozarks, dusk, camping | field-notes
Lavender near Sault, one week before harvest | Later and cheaper than Valensole, and the bees don’t mind you. | Long rows of lilac lavender over gentle hills, with green trees at the edge. | lavender, provence, summer, flowers | the-long-way
Moonlit walk without a headlamp | Give your eyes half an hour and keep the pale grass on your left. | Blue night hills with stars above and a faint clearing among dark trees. | night hike, moon, hiking | quiet-trails
Switchback through the Azores | Two viewpoints, four kinds of weather, one cow on the road. Rent the small car. | Round green hills with woods and soft mist between them. | azores, portugal, green, road trip | paper-compass
Evening light on the Palouse | Steptoe Butte after seven, when the shadows draw every contour. Bring a windbreaker. | Yellow-green rolling fields in long light, with a dark wood in front. | palouse, fields, landscape photography, washington | slow-film-club
First frost, first skate check | Ten centimeters of clear ice before anyone steps on it. We drill near the reeds, where it’s thinnest. | Frost-white hills and gray woods around a still, pale pond. | winter, ice skating, frost, safety | 
`),
  'sea-cliffs': parsePinRows(`
White cliffs of Møn from the water | The kayak rental is at Klintholm. Keep fifty meters off, because chalk falls without asking. | Pale chalk cliffs with green tops above a deep blue sea. | denmark, kayak, cliffs, sea | far-and-slow
Red hour at Dyrhólaey | Puffins left in August, so we had the ledge to ourselves. | Brown cliffs under a rosy evening sky, with surf at their foot. | iceland, sunset, basalt | the-long-way
Snorkel map of Cala Macarella | Enter on the left by the pines, follow the wall, and turn around at the white rock. Posidonia is not for standing on. | A turquoise bay from above, with sandy cliffs winding along its right side. | menorca, snorkeling, beach, turquoise | paper-compass
Gray day, good coat | North Mayo has four colors and I own a sweater in each of them. | Dark sea stacks in rough water under heavy gray cloud. | ireland, coast, moody, sweater weather | moss-and-sky
Sandstone glow at Praia da Marinha | Walk the Seven Hanging Valleys trail from east to west in the evening and the sun is on the rock the whole way. | Orange cliffs lit by the evening sun beside calm water. | algarve, portugal, sunset, coastal walk | the-long-way
Island hopping in the Palawan shallows | Bring a dry bag, reef-safe sunscreen and small bills for the boatman. The third lagoon is the quiet one. | Small rocks standing in a bright turquoise sea before a green shore. | philippines, island, turquoise, boat | far-and-slow
Night crossing to Stromboli | The captain cut the engine and we drifted between the stacks until someone found the Pleiades. | Tall rocks in a dark blue sea under stars. | night, sailing, sicily, stars | 
Low tide at Ruby Beach | Check the table twice. Sea stars are on the north side of the second stack, anemones everywhere. | Misty sea stacks and a mossy headland in warm haze. | tide pools, olympic peninsula, beach | field-notes
Storm watching from Cape Flattery | The boardwalk is slick; the platform at the end is worth it. Thermos of chowder, always. | A steep mossy headland above rough gray-green water, with cliffs behind. | storm, pacific northwest, cliffs | quiet-trails
Pink sunset between the Haystacks | Minus tide plus sunset happens about six evenings a year. This was number four. | A small sun between dark sea stacks, mirrored in a violet sea. | oregon coast, sunset, sea stacks, pink sky | slow-film-club
Lunch stop on the Great Ocean Road | Everyone photographs the other lookout. Drive two kilometers on and eat your sandwich here. | Sandy cliffs and single rock towers in a blue-green sea. | australia, road trip, coast | paper-compass
Edge of the Faroe pasture | The sheep know exactly where it ends. The tourists do not, so stay behind the fence. | A green headland breaking off into dark blue water, seen from high above. | faroe islands, drone view, cliffs, green | the-long-way
`),
  'red-desert': parsePinRows(`
Monument Valley from the Mittens campground | Site 24 if you can get it. Coffee at the tent door, buttes at eye level. | Red and cream mesas lit by low sun behind a shadowed sandy plain. | utah, campground, sunrise, desert | far-and-slow
How the Painted Desert got its stripes | Iron makes the red, gypsum the white, and ash from volcanoes the gray. Each band is a different river. | Banded red and white mesas behind pale dunes under a blue sky. | geology, arizona, desert | field-notes
Dust storm sundown, Wadi Rum | The guide put the bread in the embers and told us to wait. He was right about both. | A white sun in orange haze over sand and dark rock. | jordan, sunset, camping, bedouin bread | the-long-way
Ten quiet dunes near Maspalomas | Start at the lighthouse end, go before eight, carry your shoes. | Rippled yellow dunes with one low rock table on the horizon. | dunes, gran canaria, morning walk | quiet-trails
Stars over Goosenecks | Bortle 1. My sister saw the Milky Way for the first time and asked who turned it on. | Deep blue night sky full of stars above pale rock tables. | stargazing, utah, dark sky, camping | slow-film-club
Slot canyon checklist | Forecast for the whole watershed, rope, dry socks, someone who knows when you’re due back. | Layered canyon walls stepping down in warm light. | canyoneering, safety, packing list | quiet-trails
Rose-colored morning in Vermilion Cliffs | We lost the permit lottery six times. Seventh time we got a Tuesday in February, and snow. | A pink haze over sand with a high red cliff at the right. | arizona, permit, pink, hiking | far-and-slow
Wall color from a canyon trip: chalk, brick, bone | I took three pebbles to the paint store. The bedroom now looks like lunch break at Capitol Reef, and I sleep very well. | White and red layered terraces of rock in bright daylight. | paint color, color palette, bedroom, red | the-warm-room
Crossing the Rub’ al Khali in four days | Fuel for 900 kilometers, tires at fifteen psi, one playlist we all hate now. | Endless orange dunes in low evening light. | oman, overland, dunes, four-wheel drive | paper-compass
Mule ride down the Bright Angel | My mule was called Spreadsheet. She knew the way, I kept my eyes shut for the first mile. | Brown and red canyon steps under a cloudy evening sky. | grand canyon, mule ride, arizona | 
Climbing Wall Street, Moab, pitch one | Five-nine and soft as sugar on top. Clean your shoes and trust the varnish. | A tall streaked sandstone wall in sunlight against a blue sky. | climbing, moab, sandstone | moss-and-sky
Swim at Lone Rock before the boats wake up | The water is down eleven feet this year, so there’s a new beach nobody has named yet. | Pale rock tables mirrored in still green water. | lake powell, swimming, morning, desert lake | the-long-way
`),
}
