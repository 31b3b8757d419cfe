/**
 * Plain words for the labels of the image models, so that topics are found by the same rules as in text: a plain word,
 * then its labels. A label that is missing here indicates no topic ("person", "web site", "window shade").
 */
const SEEN = `
cat: cat, tabby, tiger cat, Persian cat, Siamese cat, Egyptian cat
dog: dog, Chihuahua, Japanese spaniel, Maltese dog, Pekinese, Shih-Tzu, Blenheim spaniel, papillon, toy terrier, Rhodesian ridgeback, Afghan hound, basset, beagle, bloodhound, bluetick, black-and-tan coonhound, Walker hound, English foxhound, redbone, borzoi, Irish wolfhound, Italian greyhound, whippet, Ibizan hound, Norwegian elkhound, otterhound, Saluki, Scottish deerhound, Weimaraner, Staffordshire bullterrier, American Staffordshire terrier, Bedlington terrier, Border terrier, Kerry blue terrier, Irish terrier, Norfolk terrier, Norwich terrier, Yorkshire terrier, wire-haired fox terrier, Lakeland terrier, Sealyham terrier, Airedale, cairn, Australian terrier, Dandie Dinmont, Boston bull, miniature schnauzer, giant schnauzer, standard schnauzer, Scotch terrier, Tibetan terrier, silky terrier, soft-coated wheaten terrier, West Highland white terrier, Lhasa, flat-coated retriever, curly-coated retriever, golden retriever, Labrador retriever, Chesapeake Bay retriever, German short-haired pointer, vizsla, English setter, Irish setter, Gordon setter, Brittany spaniel, clumber, English springer, Welsh springer spaniel, cocker spaniel, Sussex spaniel, Irish water spaniel, kuvasz, schipperke, groenendael, malinois, briard, kelpie, komondor, Old English sheepdog, Shetland sheepdog, collie, Border collie, Bouvier des Flandres, Rottweiler, German shepherd, Doberman, miniature pinscher, Greater Swiss Mountain dog, Bernese mountain dog, Appenzeller, EntleBucher, boxer, bull mastiff, Tibetan mastiff, French bulldog, Great Dane, Saint Bernard, Eskimo dog, malamute, Siberian husky, dalmatian, affenpinscher, basenji, pug, Leonberg, Newfoundland, Great Pyrenees, Samoyed, Pomeranian, chow, keeshond, Brabancon griffon, Pembroke, Cardigan, toy poodle, miniature poodle, standard poodle, Mexican hairless
bird: bird, cock, hen, ostrich, brambling, goldfinch, house finch, junco, indigo bunting, robin, bulbul, jay, magpie, chickadee, water ouzel, bald eagle, vulture, great grey owl, black grouse, ptarmigan, ruffed grouse, prairie chicken, peacock, quail, partridge, African grey, macaw, sulphur-crested cockatoo, lorikeet, coucal, bee eater, hornbill, hummingbird, jacamar, toucan, drake, red-breasted merganser, goose, black swan, white stork, black stork, spoonbill, flamingo, little blue heron, American egret, bittern, limpkin, European gallinule, American coot, bustard, ruddy turnstone, red-backed sandpiper, redshank, dowitcher, oystercatcher, pelican, king penguin, albatross
horse: horse, sorrel, horse cart
bee: bee, tiger beetle, ladybug, ground beetle, long-horned beetle, leaf beetle, dung beetle, rhinoceros beetle, weevil, grasshopper, cricket, mantis, cicada, leafhopper, lacewing, dragonfly, damselfly
butterfly: admiral, ringlet, monarch, cabbage butterfly, sulphur butterfly, lycaenid
wolf: timber wolf, white wolf, red wolf, coyote, dingo, dhole, African hunting dog, hyena
fox: red fox, kit fox, Arctic fox, grey fox
lion: lion, cougar, lynx, leopard, snow leopard, jaguar, tiger, cheetah
bear: bear, brown bear, American black bear, ice bear, sloth bear, giant panda, lesser panda
elephant: elephant, Indian elephant, African elephant, tusker
giraffe: giraffe, zebra, gazelle, impala, hartebeest, hippopotamus, bison, ibex, bighorn, Arabian camel, koala, wallaby, wombat
rabbit: wood rabbit, hare, Angora
squirrel: fox squirrel, marmot, beaver, otter, badger, meerkat
hamster: hamster, guinea pig, black-footed ferret, banded gecko
sheep: sheep, cow, ram, ox, hog, llama
fish: goldfish, tench, anemone fish, lionfish, rock beauty, great white shark, tiger shark, hammerhead, stingray, electric ray
whale: grey whale, killer whale, dugong, sea lion
jellyfish: jellyfish, starfish, sea urchin, sea anemone, brain coral, coral reef, chambered nautilus, leatherback turtle, loggerhead
aquarium: axolotl, common newt
mountain: alp, cliff, valley, volcano
lake: lakeside, dam
coast: seashore, sandbar, promontory
sea: breakwater, pier
daisy: daisy, rapeseed
mushroom: mushroom, agaric, bolete, gyromitra, stinkhorn, earthstar, coral fungus, hen-of-the-woods
acorn: acorn, buckeye
garden: lawn mower, picket fence, barrow
greenhouse: greenhouse
patio: patio
bird feeder: birdhouse
potted plant: potted plant
apple: apple, banana, orange, Granny Smith, strawberry, lemon, fig, pineapple, jackfruit, custard apple, pomegranate
vegetable: broccoli, carrot, head cabbage, cauliflower, zucchini, spaghetti squash, acorn squash, butternut squash, cucumber, artichoke, bell pepper, cardoon
pizza: pizza, carbonara
bread: dough, French loaf, pretzel, bakery
cake: cake, donut, confectionery
dessert: trifle, ice cream, ice lolly, chocolate sauce
soup: consomme, hot pot, soup bowl
sandwich: sandwich, bagel, hotdog, hot dog
barbecue: cheeseburger
taco: burrito, guacamole
dinner: plate, meat loaf, potpie, mashed potato
coffee: espresso, espresso maker, coffee mug, coffeepot, cup
tea: teapot
drink: wine glass, red wine, wine bottle, beer glass, beer bottle, cocktail shaker, eggnog, goblet
waffle: waffle iron
menu: menu
couch: couch, studio couch
bed: bed, four-poster, pillow
kitchen: oven, sink, refrigerator, microwave, stove, dishwasher, toaster, frying pan, wok, Dutch oven, china cabinet
bathtub: bathtub, washbasin, shower curtain, bath towel, toilet, toilet seat, medicine chest
dining table: dining table
armchair: chair, rocking chair
bookcase: bookcase
vase: vase, water jug, whiskey jug, pitcher
candle: candle
lamp: table lamp, lampshade
rug: prayer rug, doormat
curtain: theater curtain
tile: tile roof
desk: desk
crib: crib, cradle, bassinet
wardrobe: wardrobe, chiffonier, chest
basket: hamper, shopping basket
laundry: washer, iron
vacuum: vacuum, broom, swab
quilt: quilt
wool: wool
sewing: sewing machine, thimble
pottery: potter's wheel
woodworking: carpenter's kit, chain saw, hatchet, plane
drill: power drill, screwdriver, hammer
pencil: pencil box, pencil sharpener
painting: paintbrush
comic: comic book
stationery: envelope, notebook, fountain pen, ballpoint, quill
camera: reflex camera, Polaroid camera, lens cap, tripod
laptop: laptop, desktop computer, keyboard, computer keyboard, monitor, hand-held computer
phone: cell phone, cellular telephone, dial telephone, pay-phone
book: book, bookshop, library, book jacket
puzzle: jigsaw puzzle, crossword puzzle
guitar: acoustic guitar, electric guitar, banjo, cello, violin, harp, accordion, grand piano, upright, flute, oboe, bassoon, sax, trombone, French horn, cornet, drum, steel drum, marimba, maraca, harmonica, panpipe, ocarina
telescope: radio telescope, space shuttle, planetarium
bicycle: bicycle, mountain bike, bicycle-built-for-two, unicycle, tricycle
car: car, sports car, convertible, limousine, jeep, Model T, beach wagon, minivan, cab, racer
motorcycle: motorcycle, moped, motor scooter
train: train, bullet train, streetcar, passenger car
locomotive: steam locomotive, electric locomotive, freight car
airplane: airplane, airliner, warplane
boat: boat, schooner, yawl, catamaran, trimaran, speedboat, gondola, liner, container ship, lifeboat, fireboat
canoe: canoe, paddle, snorkel, surfboard, scuba diver
camper: recreational vehicle, mobile home, mountain tent, sleeping bag
suitcase: suitcase
castle: castle, palace, church, monastery, mosque, stupa, dome, obelisk, triumphal arch
bridge: suspension bridge, steel arch bridge, viaduct
stairs: bannister
cabin: yurt, thatch
football: sports ball, soccer ball, rugby ball, football helmet, basketball, volleyball, tennis ball, tennis racket, baseball, baseball bat, baseball glove, golf ball, ping-pong ball, ballplayer
ski: skis, ski, snowboard, bobsled
skateboard: skateboard
dumbbell: dumbbell, barbell
teddy: teddy, teddy bear, swing, toyshop, maze
balloon: balloon
christmas: Christmas stocking
halloween: jack-o'-lantern
carnival: mask
wedding: groom
dress: gown, hoopskirt, overskirt, sarong
coat: trench coat, fur coat, poncho
cardigan: cardigan, sweatshirt, jersey, mitten
jeans: jean
shoe: running shoe, Loafer, sandal, clog, cowboy boot, shoe shop
handbag: handbag, backpack, purse, wallet, mailbag
necklace: necklace
sunglasses: sunglasses, sunglass, bow tie, bolo tie, Windsor tie, umbrella, sombrero, cowboy hat, digital watch
bikini: bikini, maillot, swimming trunks
suit: suit
lipstick: lipstick, face powder
perfume: perfume
skin care: lotion, sunscreen
hairstyle: hair slide, hair spray, wig, hair drier
diaper: diaper, bib
`

const WORDS = new Map(
  SEEN.trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', labels = ''] = line.split(': ')
      return labels.split(', ').map((label) => [label, word] as const)
    }),
)

/** The plain word for a label of an image model; undefined for a label that indicates no topic. */
export const wordForModelLabel = (label: string): string | undefined => WORDS.get(label.replaceAll('_', ' '))
