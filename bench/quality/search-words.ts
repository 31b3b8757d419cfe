/** Common words in searches of this kind. No search for them should be empty. */
export const ENGLISH_SEARCH_WORDS = `
home decor kitchen bathroom bedroom living room nursery hallway balcony patio garden furniture chair armchair sofa couch table
desk lamp lighting shelf bookshelf bookcase curtains rug carpet pillow cushion blanket quilt vase candle mirror frame wallpaper wall paint
tile floor window door stairs fireplace storage closet
food recipe breakfast brunch lunch dinner dessert snack soup salad pasta pizza bread cake cupcake cookies pancakes chocolate ice cream fruit
vegetables lemon strawberry apple orange berries tomato avocado cheese egg rice noodles curry vegan vegetarian healthy baking cooking drink coffee
tea wine cocktail smoothie latte
fashion outfit dress skirt shirt sweater coat jacket jeans shoes boots sneakers sandals bag handbag backpack hat scarf sunglasses jewelry ring
necklace earrings bracelet watch style clothes wardrobe vintage makeup nails hair hairstyle perfume skincare
art painting drawing sketch watercolor portrait illustration poster print typography lettering collage abstract pattern geometric design color
palette photography photo camera sculpture mural sketchbook
craft diy sewing knitting crochet embroidery weaving pottery ceramics clay paper origami woodworking leather macrame yarn wool fabric
handmade gift card wrapping
nature landscape mountain hill valley lake river waterfall sea ocean beach coast island desert forest tree leaf flower rose tulip sunflower
lavender daisy bouquet plant houseplant cactus succulent fern moss mushroom meadow field sky cloud sun sunset sunrise moon star rainbow rain
snow storm fog
animal pet cat kitten dog puppy bird owl fish horse rabbit fox bear butterfly bee insect turtle whale
travel vacation trip hiking camping road train boat ship bicycle car airplane city town village street house building architecture bridge
castle museum cafe restaurant market map lighthouse
spring summer autumn fall winter christmas halloween easter birthday wedding party anniversary baby kids family friends love
music guitar dance yoga fitness running sport book reading library school office work minimalist boho rustic modern retro cozy
red blue green yellow pink purple black white brown gold
`
  .trim()
  .replaceAll('living room', 'living_room')
  .replaceAll('ice cream', 'ice_cream')
  .split(/\s+/)
  .map((word) => word.replace('_', ' '))

export const GERMAN_SEARCH_WORDS = `
Küche Bad Schlafzimmer Wohnzimmer Kinderzimmer Garten Balkon Möbel Sessel Sofa Lampe Regal Bücherregal Vorhang Teppich Decke Vase Kerze Tapete
Fliesen Fenster Treppe Haus Rezept Frühstück Abendessen Nachtisch Suppe Salat Nudeln Brot Kuchen Torte Plätzchen Schokolade Eis Obst Gemüse
Zitrone Erdbeere Apfel Käse Kaffee Tee Wein backen kochen Mode Kleid Rock Hemd Pullover Mantel Schuhe Stiefel Tasche Rucksack Hut Schal Schmuck
Ohrringe Kette Kunst Malerei Zeichnung Aquarell Porträt Plakat Muster Farbe Fotografie Basteln Nähen Stricken Häkeln Töpfern Wolle Geschenk Natur
Landschaft Berg See Fluss Meer Strand Wüste Wald Baum Blatt Blume Sonnenblume Pflanze Kaktus Pilz Himmel Sonnenuntergang Mond Sterne Schnee Tier
Katze Hund Vogel Schmetterling Biene Reise
`
  .trim()
  .split(/\s+/)
