import { parseInterestTree } from './tree.ts'

export const NATURE_INTERESTS = [
  ...parseInterestTree(`
animals | Animals | Tiere | animal, animals, creature, wildlife, pet, pets, zoo, fauna | tier, tiere, haustier, wildtier, tierwelt, zoo
birds | Birds | Vögel | bird, birds, feather, nest, owl, sparrow, robin, heron, swallow, finch, parrot, bowerbird, magpie, crow, gull, wren, penguin, duck, goose, hen, rooster, flamingo, hummingbird, warbler, bird house | vogel, feder, nest, eule, spatz, rotkehlchen, reiher, schwalbe, fink, papagei, elster, krähe, möwe, pinguin, ente, gans, huhn, hahn, meise, kolibri, vogelhaus
cats | Cats | Katzen | cat, cats, kitten, kitty, tabby, tomcat, feline, siamese, whiskers, purr | katze, kater, kätzchen, stubentiger, samtpfote, schnurren
dogs | Dogs | Hunde | dog, dogs, puppy, hound, terrier, dachshund, retriever, poodle, leash, canine, collie, corgi, beagle | hund, welpe, dackel, terrier, pudel, leine, vierbeiner, hundeleine
horses | Horses | Pferde | horse, pony, foal, stable, riding, saddle, equestrian, mare | pferd, pony, fohlen, stall, reiten, sattel, reiter, stute
butterflies | Butterflies and insects | Schmetterlinge und Insekten | butterfly, butterflies, moth, bee, beetle, dragonfly, insect, ladybug, caterpillar, swallowtail, monarch, bumblebee, wing pattern | schmetterling, falter, motte, biene, käfer, libelle, insekt, marienkäfer, raupe, hummel
wild-animals | Wild animals | Wilde Tiere | fox, bear, deer, wolf, rabbit, hare, hedgehog, squirrel, owl, lion, tiger, elephant, badger, stag, lynx, otter, moose, giraffe | fuchs, bär, reh, hirsch, wolf, hase, igel, eichhörnchen, löwe, tiger, elefant, dachs, luchs, otter, elch, giraffe
sea-animals | Sea animals | Meerestiere | whale, dolphin, octopus, jellyfish, seal, turtle, shark, coral, seahorse, fish, koi, starfish | wal, delfin, oktopus, tintenfisch, qualle, robbe, schildkröte, hai, koralle, seepferdchen, fisch, seestern
small-pets | Small pets | Kleintiere | hamster, guinea pig, bunny, aquarium, terrarium, gecko, budgie, tortoise, ferret | hamster, meerschweinchen, kaninchen, aquarium, terrarium, gecko, wellensittich, frettchen
farm-animals | Farm animals | Bauernhoftiere | sheep, goat, cow, pig, lamb, chicken coop, donkey, alpaca, chickens, farmyard | schaf, ziege, kuh, schwein, lamm, hühnerstall, esel, alpaka, bauernhof
pet-care | Pet care | Tierpflege | pet care, grooming, dog training, cat tree, scratching post, vet, dog bed, treats, litter box | tierpflege, fellpflege, hundeerziehung, kratzbaum, tierarzt, hundebett, leckerli, katzenklo
`),
  ...parseInterestTree(`
nature | Nature | Natur | nature, landscape, outdoors, scenery, wilderness, wild | natur, landschaft, draußen, wildnis, naturschutz
mountains | Mountains | Berge | mountain, mountains, peak, summit, alps, ridge, alpine, valley, cliff, volcano, foothills | berg, gipfel, alpen, grat, tal, vulkan, gebirge, almwiese
snowy-mountains | Snow and ice | Schnee und Eis | snow, snowy, glacier, ice, frost, snowy peak, avalanche, winter landscape, snowfield, snowfall | schnee, verschneit, gletscher, eis, frost, lawine, winterlandschaft, schneefall
forest | Forests | Wälder | forest, wood, woods, tree, trees, pine, birch, fir, oak, woodland, moss, misty forest, spruce, fern, rainforest | wald, baum, kiefer, birke, tanne, eiche, moos, fichte, farn, nebelwald, regenwald
misty-landscapes | Mist and fog | Nebel | mist, misty, fog, haze, foggy morning, misty valley, dawn mist, morning fog | nebel, dunst, nebelig, morgennebel, nebeltal
sea | Sea and waves | Meer und Wellen | sea, ocean, wave, waves, surf, tide, horizon, seaside, breakers, swell, saltwater | meer, ozean, see, welle, brandung, flut, horizont, gezeiten, seegang
coast | Coast and beach | Küste und Strand | coast, beach, shore, sea cliff, cliffs, sand, seashell, shell, coastal, coastline, bay, cove, lagoon, island | küste, strand, ufer, klippe, sand, muschelschale, bucht, lagune, insel, steilküste
desert | Deserts and dunes | Wüsten und Dünen | desert, dune, dunes, sahara, canyon, mesa, sandstone, red rock, oasis, sand dune | wüste, düne, sahara, canyon, sandstein, oase, sanddüne
lakes-and-rivers | Lakes and rivers | Seen und Flüsse | lake, river, stream, waterfall, creek, pond, riverbank, reflection on water | fluss, bach, wasserfall, teich, bergsee, flussufer, waldsee
night-sky | Night sky | Nachthimmel | night sky, star, stars, moon, milky way, constellation, aurora, northern lights, stargazing, star trail, full moon, galaxy, meteor, comet, planets, zodiac | nachthimmel, stern, mond, milchstraße, sternbild, polarlicht, nordlicht, vollmond, galaxie, komet, sternschnuppe
sunsets | Sunsets and skies | Sonnenuntergänge | sunset, sunrise, golden hour, dusk, dawn, cloud, clouds, rainbow, afterglow, evening sky, twilight | sonnenuntergang, sonnenaufgang, abendrot, dämmerung, wolke, regenbogen, abendhimmel, morgenrot
wildflowers | Wildflowers | Wildblumen | wildflower, wildflowers, meadow, poppy, cornflower, daisy, buttercup, foxglove, cow parsley, bluebell, lupine, yarrow | wildblume, wiese, mohn, klatschmohn, kornblume, gänseblümchen, margerite, fingerhut, blumenwiese, glockenblume
mushrooms | Mushrooms | Pilze | mushroom, mushrooms, toadstool, fungus, fungi, chanterelle, morel, fly agaric, foraging, spore | pilz, fliegenpilz, pfifferling, steinpilz, morchel, pilzsuche, champignon
weather | Weather | Wetter | rain, storm, thunder, lightning, raindrop, weather, puddle, umbrella weather | regen, sturm, gewitter, blitz, wind, regentropfen, wetter, pfütze
autumn | Autumn | Herbst | autumn, fall leaves, falling leaves, october, harvest, acorn, maple leaf, fall colors | herbst, herbstlaub, laub, oktober, ernte, eichel, ahornblatt, kastanie
winter | Winter | Winter | winter, january, icicle, cold morning, hibernation, snowflake, frosty | winter, januar, eiszapfen, schneeflocke, frostig, wintermorgen
spring | Spring | Frühling | springtime, spring flowers, blossom, cherry blossom, april, crocus, bud, snowdrop, magnolia | frühling, frühjahr, blüte, kirschblüte, april, krokus, knospe, schneeglöckchen, magnolie
summer | Summer | Sommer | summer, summertime, july, heat wave, sunny day, long evenings, midsummer | sommer, juli, hitze, sommertag, sommerabend, mittsommer
stones-and-minerals | Stones and minerals | Steine und Mineralien | crystal, mineral, gemstone, pebble, fossil, quartz, agate, geode, amethyst | kristall, mineral, edelstein, kiesel, fossil, quarz, achat, amethyst
`),
  ...parseInterestTree(`
gardening | Gardening | Garten | garden, gardens, gardening, gardener, soil, planting, grow, backyard, yard | garten, gärtnern, gärtner, erde, pflanzen, anbauen, hinterhof
garden-design | Garden design | Gartengestaltung | garden design, garden path, pergola, hedge, raised bed, landscaping, patio, pond garden, garden bed, border, lawn, terrace | gartengestaltung, gartenweg, pergola, hecke, hochbeet, beet, rasen, terrasse, gartenteich
vegetable-garden | Vegetable gardens | Gemüsegarten | vegetable garden, kitchen garden, seedling, tomato plant, allotment, greenhouse, compost, harvest basket, companion planting, seeds | gemüsegarten, setzling, schrebergarten, gewächshaus, kompost, aussaat, samen, gemüsebeet, nutzgarten
flower-garden | Flower gardens | Blumengarten | flower bed, perennial, rose garden, tulip, dahlia, peony, hydrangea, lavender, bulb, rose, sunflower, hollyhock, flower garden, iris | blumenbeet, staude, rosengarten, tulpe, dahlie, pfingstrose, hortensie, lavendel, blumenzwiebel, rose, sonnenblume, stockrose, bauerngarten
houseplants | Houseplants | Zimmerpflanzen | houseplant, houseplants, monstera, philodendron, ficus, pothos, indoor plant, potted plant, leaf, leaves, propagate, cutting, variegated, plant corner, plant, planter, aroid, snake plant, rubber plant | zimmerpflanze, monstera, philodendron, gummibaum, efeutute, topfpflanze, blatt, ableger, steckling, blumentopf, grünpflanze, übertopf
cacti | Cacti and succulents | Kakteen und Sukkulenten | cactus, cacti, succulent, succulents, aloe, agave, prickly pear, echeveria, saguaro, spines | kaktus, kakteen, sukkulente, aloe, agave, feigenkaktus, echeverie, stachel
flower-arranging | Flower arranging | Blumen arrangieren | bouquet, flower arrangement, florist, cut flowers, ikebana, stems, centerpiece, flowers, flower, floral arrangement, tulips in a, bunch of flowers, ranunculus, eucalyptus | strauß, blumenstrauß, gesteck, florist, schnittblume, ikebana, blume, blumenschmuck, ranunkel, eukalyptus
pressed-flowers | Pressed flowers | Gepresste Blumen | pressed flower, pressed flowers, herbarium, botanical specimen, pressed leaf, flower press, dried flowers, specimen, herbarium sheet | gepresste blume, herbarium, pflanzenpresse, trockenblume, gepresstes blatt
balcony-garden | Balconies | Balkon | balcony, balcony garden, window box, container garden, rooftop garden, terrace garden, hanging basket | balkon, balkonkasten, blumenkasten, dachgarten, kübelpflanze, hängeampel, balkonpflanze
herb-garden | Herb gardens | Kräutergarten | herb garden, herb spiral, pot of basil, growing herbs, herb bed, chives | kräutergarten, kräuterspirale, kräuterbeet, schnittlauch, kräutertopf
garden-tools | Garden tools | Gartengeräte | garden tool, spade, watering can, wheelbarrow, secateurs, rake, trowel, gardening gloves, pruning | gartengerät, spaten, gießkanne, schubkarre, gartenschere, rechen, gartenhandschuh, rückschnitt
wildlife-garden | Wildlife gardens | Naturgarten | wildlife garden, bee hotel, bird bath, pollinator, rewilding, insect hotel, native plants, bird feeder | naturgarten, insektenhotel, vogeltränke, bienenfreundlich, wildgarten, vogelfutter
fruit-trees | Orchards and berries | Obstbäume und Beeren | orchard, fruit tree, apple tree, espalier, berry bush, grapevine, grafting, currant | obstgarten, obstbaum, apfelbaum, spalier, beerenstrauch, weinrebe, veredeln, johannisbeere
`),
]
