export const NATURE = `
animal, wildlife, creature, fauna | Tier, Wildtier, Tierwelt |
pet | Haustier | animal
cat, kitten, kitty, tabby, feline | Katze, Kater, Kätzchen, Mieze | pet
dog, puppy, pup, hound, canine | Hund, Welpe, Hündchen | pet
corgi, dachshund, husky, labrador, pug, poodle, beagle, terrier, dalmatian, retriever, bulldog, collie, spaniel, shepherd dog | Dackel, Pudel, Mops, Schäferhund | dog
rabbit, bunny, hare | Hase, Kaninchen, Häschen | animal
hamster, guinea pig, mouse, rat | Hamster, Meerschweinchen, Maus | animal
horse, pony, donkey, mule | Pferd, Pony, Esel | animal
cow, sheep, goat, pig, farm animal | Kuh, Schaf, Ziege, Schwein | animal
chicken, hen, rooster, duck, goose | Huhn, Henne, Ente, Gans | bird
camel | Kamel | animal
fox, wolf, bear, deer, hedgehog, squirrel, badger, wild animal | Fuchs, Wolf, Bär, Reh, Hirsch, Igel, Eichhörnchen | animal
lion, tiger, elephant, giraffe, zebra, monkey, safari | Löwe, Tiger, Elefant, Giraffe, Affe | animal
fish, carp, koi, goldfish | Fisch, Karpfen | sea animal
sea animal, sea life, marine life, whale, dolphin, octopus, turtle, sea turtle, shark, seal, crab, jellyfish, humpback, loggerhead | Meerestier, Wal, Delfin, Krake, Schildkröte, Hai, Robbe | animal
frog, snail, toad, lizard, snake, reptile | Frosch, Schnecke, Kröte, Eidechse, Schlange | animal
bird, songbird, birdwatching, birding | Vogel, Singvogel | animal
owl, heron, swallow, robin, jay, sparrow, tui, crow, eagle, hawk, parrot, penguin, swan, hummingbird, flamingo, peacock, magpie, wren, finch | Eule, Reiher, Schwalbe, Rotkehlchen, Spatz, Adler, Papagei, Schwan | bird
feather, plume | Feder | bird
bird feeder, birdhouse, nest | Vogelhaus, Futterhaus, Nistkasten | bird
insect, bug | Insekt, Käfer | animal
butterfly, moth, monarch | Schmetterling, Falter, Motte | insect
bee, bumblebee, honeybee, pollinator | Biene, Hummel | insect
ladybug, ladybird, beetle, dragonfly, ant | Marienkäfer, Libelle, Ameise | insect
spider, spider web, cobweb | Spinne, Spinnennetz | animal
nature, outdoors, outdoor | Natur, draußen |
landscape, scenery, vista, panorama | Landschaft, Aussicht, Ausblick | nature
mountain, peak, summit, ridge, alps, alpine, mountaintop, sierra, dolomites | Berg, Gebirge, Gipfel, Alpen, Bergwelt | landscape
hill, hills, valley, foothill | Hügel, Tal | landscape
lake, loch, pond | See, Bergsee, Weiher, Teich | water
water | Wasser | nature
river, stream, creek, brook | Fluss, Bach, Strom | water
waterfall, cascade | Wasserfall | water
sea, ocean, seascape, seaside | Meer, Ozean | water
wave, surf | Welle, Brandung | sea
coast, shore, coastline, seaside, cliff, sea stack, headland, bay, cove | Küste, Ufer, Klippe, Bucht, Steilküste | landscape
beach, seashore, sandy beach | Strand, Sandstrand | coast
island | Insel | coast
lighthouse | Leuchtturm | coast
desert, dune, sand dune, sahara, mesa | Wüste, Düne, Sanddüne | landscape
canyon, gorge, slot canyon | Schlucht, Canyon | landscape
rock, stone, sandstone, boulder | Fels, Felsen, Stein | nature
forest, woods, woodland | Wald, Wälder | landscape
tree, fir, pine, spruce, larch, oak, maple, birch, cypress, palm, willow, evergreen, conifer | Baum, Bäume, Tanne, Kiefer, Fichte, Lärche, Eiche, Ahorn, Birke, Palme, Nadelbaum | plant
jungle, tropical, rainforest | Dschungel, tropisch, Regenwald | nature
field, meadow, pasture, grassland, farmland, wheat, barley, vineyard | Feld, Wiese, Weide, Acker, Weizen, Gerste, Weinberg | landscape
grass, lawn | Gras, Rasen | plant
fog, mist, misty, foggy, haze | Nebel, neblig, Dunst | weather
weather | Wetter | nature
rain, raindrop, rainy, drizzle | Regen, regnerisch, Regentropfen | weather
snow, snowy, snowfall, frost, ice | Schnee, verschneit, Frost, Eis | weather
storm, thunderstorm, stormy, lightning | Sturm, Gewitter, Blitz | weather
cloud, cloudy, overcast | Wolke, bewölkt | sky
rainbow | Regenbogen | sky
wind, windy, breeze | Wind | weather
sky | Himmel | nature
sun, sunny, sunshine, sunlight | Sonne, sonnig, Sonnenschein | sky
sunset, sundown, evening light, evening sky, evening sun, last light | Sonnenuntergang, Abendrot, Abendlicht, Abendsonne | sun
golden hour | goldene Stunde | sunset
dusk, twilight, blue hour, nightfall | Dämmerung, Abenddämmerung, blaue Stunde | evening
evening | Abend, abends |
sunrise, dawn, daybreak, first light, morning light, alpenglow, morning sun | Sonnenaufgang, Morgenrot, Morgendämmerung, Morgenlicht | sun
morning | Morgen, morgens |
night, nighttime, after dark, midnight | Nacht, nachts, Mitternacht |
night sky, starry sky, astronomy, stargazing, astrophotography, galaxy, milky way, star trails, meteor, meteor shower, shooting star, cosmos, outer space, universe | Nachthimmel, Sternenhimmel, Astronomie, Milchstraße, Weltraum | sky
star, starry | Stern, Sterne | night sky
moon, moonlight, moonlit, full moon, crescent, moonrise | Mond, Mondlicht, Vollmond | night sky
northern lights, aurora, aurora borealis, polar lights | Nordlicht, Polarlicht | night sky
season | Jahreszeit |
spring, springtime | Frühling, Frühjahr | season
summer, summertime | Sommer | season
autumn, fall, fall foliage, autumnal, october | Herbst, herbstlich, Oktober, November | season
autumn leaves, fall leaves, fall colors, fall foliage, autumn leaf, autumn trees | Herbstlaub, Herbstblätter, buntes Laub | autumn
winter, wintry, snowy, december, january | Winter, winterlich, Dezember | season
plant, botanical, botany, greenery, foliage, flora | Pflanze, Gewächs, botanisch, Grün | nature
houseplant, indoor plant, potted plant, house plant, pot plant | Zimmerpflanze, Topfpflanze | plant
monstera, rubber plant, fan palm, ficus, pothos, philodendron, snake plant, aloe | Gummibaum, Monstera | houseplant
cactus, cacti, saguaro, prickly pear, nopal, opuntia | Kaktus, Kakteen, Feigenkaktus | succulent
succulent, agave, aloe, echeveria | Sukkulente, Agave | houseplant
fern, bracken | Farn | plant
moss | Moos | plant
leaf, leaves, frond, foliage | Blatt, Blätter, Laub | plant
branch, twig, sprig | Zweig, Ast | plant
herb, basil, thyme, mint, rosemary, herbs | Kräuter, Kraut, Basilikum, Minze | plant
mushroom, toadstool, fungus, fungi, porcini, chanterelle, fly agaric | Pilz, Fliegenpilz, Steinpilz, Pfifferling | plant
flower, blossom, bloom, floral, flowers, petal, flowering | Blume, Blüte, Blumen, blühen, geblümt | plant
bouquet, posy, bunch of flowers, flower arrangement, flower arranging, floristry, florist | Strauß, Blumenstrauß, Bouquet, Floristik | flower
tulip | Tulpe | flower
rose, roses | Rose, Rosen | flower
sunflower | Sonnenblume | flower
daisy, daisies | Gänseblümchen, Margerite | flower
poppy, poppies | Mohn, Mohnblume | flower
lavender | Lavendel | flower
cherry blossom, sakura, plum blossom | Kirschblüte | flower
peony, dahlia, hydrangea, daffodil, lily, orchid, iris, carnation, aster, allium, cornflower, foxglove, clematis, lotus, geranium, cosmos flower, thistle, columbine, strawflower, dandelion, chicory, magnolia, narcissus, lilac, peonies | Pfingstrose, Dahlie, Hortensie, Narzisse, Lilie, Orchidee, Löwenzahn, Distel, Geranie | flower
wildflower, meadow flowers | Wildblume, Wiesenblume | flower
dried flowers, pressed flowers, herbarium, flower press | Trockenblumen, gepresste Blumen, Herbarium | flower
wreath, garland | Kranz, Girlande | flower
garden, backyard, yard, allotment | Garten, Schrebergarten |
gardening, planting, flower bed, raised bed, garden bed, seedling, compost, garden plan, watering, seeds | Gärtnern, Gartenarbeit, Beet, Hochbeet, Blumenbeet, Pflanzplan, Samen | garden
vegetable garden, kitchen garden, raised bed, vegetable bed | Gemüsegarten, Gemüsebeet | gardening
dew, water drop, droplet, dewdrop | Tau, Tautropfen, Wassertropfen | nature
harvest | Ernte | autumn
volcano, volcanic, lava, crater | Vulkan, Lava, Krater |
glacier, iceberg | Gletscher, Eisberg |
cave, grotto | Höhle, Grotte |
swamp, marsh, bog, wetland | Sumpf, Moor |
reef, coral reef, underwater, diving | Riff, Korallenriff, unter Wasser, Tauchen |
seashell, shell, shells, starfish, seaweed, driftwood | Muschel, Muscheln, Seestern, Seetang, Treibholz |
tide, low tide, tide pool | Ebbe, Flut, Gezeiten |
farm, barn, orchard, tractor, farmyard, ranch | Bauernhof, Scheune, Obstgarten, Traktor |
firefly, fireflies, glowworm, lightning bug | Glühwürmchen, Leuchtkäfer |
pine cone, acorn, chestnut | Tannenzapfen, Eichel, Kastanie |
bark, trunk, log, stump | Rinde, Stamm, Baumstamm |
ivy, vine, climbing plant | Efeu, Kletterpflanze, Ranke |
bamboo | Bambus |
bud, seedling, sprout | Knospe, Keimling, Spross |
seed, seeds, seed packet | Samen, Saatgut, säen |
gardener | Gärtner, Gärtnerin |
greenhouse, glasshouse, conservatory | Gewächshaus, Wintergarten |
fountain, birdbath | Brunnen, Springbrunnen |
fence, gate, hedge | Zaun, Tor, Hecke |
path, pathway, walkway, footpath | Weg, Pfad, Fußweg |
reflection, mirrored, mirror lake | Spiegelung |
shadow, silhouette | Schatten, Silhouette |
egg, bird egg, hatching | Vogelei |
horse riding, riding, rider, equestrian | Reiten, Reiter, reiten |
dinosaur | Dinosaurier |
dragon, unicorn, mermaid, fairy, mythical creature | Drache, Einhorn, Meerjungfrau, Fee, Fabelwesen |
`
