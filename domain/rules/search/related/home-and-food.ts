export const HOME_AND_FOOD = `
home decor, decor, decoration, decorating, interior, interior design, interiors, room decor, furnishing | Deko, Dekoration, Einrichtung, Inneneinrichtung, Wohnideen, einrichten |
room | Zimmer, Raum | home decor
kitchen, kitchenette, countertop, splashback, backsplash, pantry | Küche, Kochecke | room
bathroom, bath, shower, powder room, washroom | Bad, Badezimmer, Dusche | room
bedroom, bedside, guest room | Schlafzimmer, Nachttisch, Gästezimmer | room
living room, lounge, sitting room, family room | Wohnzimmer, Stube | room
nursery, kids room, children's room, baby room, crib | Kinderzimmer, Babyzimmer | room
hallway, entryway, entry, corridor, foyer | Flur, Diele, Eingang | room
home office, study, office, desk, workspace | Büro, Arbeitszimmer, Schreibtisch, Homeoffice | room
dining room | Esszimmer | room
balcony, patio, terrace, porch, courtyard | Balkon, Terrasse, Veranda, Innenhof | garden
furniture, furnishings | Möbel, Möbelstück | home decor
chair, armchair, stool, wing chair, rocking chair | Sessel, Stuhl, Lehnstuhl, Hocker | furniture
sofa, couch, settee, loveseat | Sofa, Couch | furniture
table, tabletop, coffee table | Tisch, Esstisch | furniture
shelf, shelves, shelving, bookcase, built-ins, floating shelf | Regal, Regale, Wandregal | furniture
bookshelf, bookcase, library wall | Bücherregal, Bücherwand | shelf
bed, mattress | Bett | furniture
storage, closet, cabinet, cupboard, organizing | Schrank, Aufbewahrung, Stauraum, Ordnung | furniture
bench, window seat | Bank, Sitzbank | furniture
lamp, lighting, light fixture, floor lamp, lantern, night light, string lights, chandelier, bulb, lights | Lampe, Leuchte, Beleuchtung, Stehlampe, Licht, Laterne, Lichterkette | home decor
candle, taper, candlelight, candleholder, tealight, beeswax | Kerze, Kerzenlicht, Kerzenständer, Kerzenschein | home decor
fireplace, mantel, hearth, cozy | Kamin, Ofen | home decor
curtain, drapes, sheers, blinds | Vorhang, Gardine, Vorhänge | textile
rug, carpet, kilim, runner, doormat | Teppich, Läufer, Vorleger | textile
pillow, cushion | Kissen, Polster | textile
blanket, quilt | Decke, Wolldecke | textile
vase, bud vase, flower vase | Vase, Blumenvase | home decor
mirror | Spiegel | home decor
frame, picture frame, framed, gallery wall | Rahmen, Bilderrahmen, Bilderwand | wall art
wallpaper, wall covering | Tapete | wall
wall, accent wall | Wand | home decor
paint color, wall color, wall paint, exterior paint, limewash, color drenching | Wandfarbe, streichen, Anstrich | wall
tile, tiles, tiling, encaustic tile, azulejo, zellige, mosaic | Fliese, Fliesen, Kachel, Mosaik | home decor
floor, flooring, terrazzo | Boden, Fußboden | home decor
window, windowsill, sill | Fenster, Fensterbank, Fensterbrett | home decor
door, front door, doorway | Tür, Haustür, Türen | house
stairs, staircase, stairway, steps, spiral stair | Treppe, Stufen, Wendeltreppe | architecture
reading nook, reading corner, reading chair | Leseecke, Leseplatz | room
reading, reader, book | lesen, Lesen, Lektüre |
book, books, novel, library, bookshop, bookbinding | Buch, Bücher, Roman, Bibliothek, Buchladen | reading
small space, tiny apartment, studio apartment, rental, renter | kleine Wohnung, Mietwohnung | home decor
minimalist, minimal, minimalism, scandinavian | minimalistisch, schlicht, skandinavisch |
boho, bohemian | Boho |
rustic, farmhouse, country style, cottage, cabin | rustikal, Landhaus, ländlich, Hütte |
modern, contemporary, mid-century | modern, zeitgenössisch |
vintage, retro, antique, old-fashioned, thrifted, flea market | Vintage, retro, antik, Flohmarkt |
cozy, hygge, snug, comfy | gemütlich, kuschelig |
luxury, elegant | Luxus, elegant |
tableware, dishes, plate, bowl, crockery, dinnerware, plates | Geschirr, Teller, Schüssel, Schale | pottery
cup, mug, teacup, coffee cup | Tasse, Becher | tableware
teapot, kettle | Teekanne, Kanne | tableware
bottle, flacon, jar | Flasche, Flakon, Glas |
basket, wicker | Korb, Körbe |
food, meal, dish, cuisine, eat, eating | Essen, Speise, Gericht, Mahlzeit |
recipe, recipes, cooking, cook, homemade food, how to cook | Rezept, Rezepte, kochen, Kochen | food
breakfast, brunch, pancake, oatmeal, porridge, waffle | Frühstück, Brunch, Pfannkuchen, Haferbrei | food
lunch, salad, toast | Mittagessen | food
dinner, supper, dinner party, weeknight | Abendessen, Abendbrot | food
snack, dip, crackers, party food, appetizer, starter, nuts | Snack, Vorspeise, Häppchen, Knabberei | food
soup, broth, stew, ramen, borscht, bisque, chowder | Suppe, Eintopf, Brühe | food
salad | Salat | food
pasta, spaghetti, noodle, noodles, macaroni, ramen | Nudeln, Nudel, Spaghetti, Pasta | food
pizza | Pizza | food
bread, sourdough, baguette, toast, dough, flatbread, bun, loaf | Brot, Brötchen, Teig, Sauerteig | food
rice, basmati, risotto | Reis | food
curry, dal, lentil, lentils, indian food | Curry, Linsen, indisch | food
egg, eggs, omelet | Ei, Eier | food
cheese | Käse | food
meat, chicken dish, beef, bbq, grill | Fleisch, grillen, Braten | food
seafood, fish dish, tuna | Meeresfrüchte, Thunfisch | food
vegetable, vegetables, veggies, carrot, pea, peas, cucumber, pumpkin, squash, eggplant, beet, onion, avocado, zucchini, artichoke, potato, cabbage, tofu | Gemüse, Karotte, Möhre, Erbsen, Gurke, Kürbis, Zwiebel, Artischocke, Kartoffel | food
tomato, tomatoes | Tomate, Tomaten | vegetable
avocado | Avocado | vegetable
vegetarian, vegan, meatless, plant-based, veggie | vegetarisch, vegan, fleischlos | vegetable
healthy, salad, oats, smoothie, wellness | gesund, Gesundheit | vegetable
dessert, sweets, pudding | Nachtisch, Dessert, Süßes, Süßigkeit, Nachspeise | food
cake, layer cake, torte, gateau, sponge cake, pie, tart, cheesecake | Kuchen, Torte, Gebäck | dessert
cupcake, cupcakes, muffin | Cupcake, Muffin | cake
cookie, cookies, biscuit, pastry, pastries, donut, doughnut | Plätzchen, Keks, Kekse, Gebäck | dessert
chocolate, cocoa, hot chocolate | Schokolade, Kakao, heiße Schokolade | dessert
ice cream, gelato, sorbet, popsicle | Eis, Eiscreme, Speiseeis | dessert
baking, bake, baker, baked, bakery | backen, Backen, Bäckerei, Bäcker | cake
fruit, fruits | Obst, Frucht, Früchte | food
lemon, lemons, citrus | Zitrone, Zitronen, Limette | fruit
citrus, orange fruit, oranges, clementine, mandarin, grapefruit, clementines | Zitrusfrüchte, Orange, Mandarine, Apfelsine | fruit
strawberry, strawberries | Erdbeere, Erdbeeren | berry
berry, berries, blueberry, raspberry, blackberry, blueberries, bramble | Beere, Beeren, Heidelbeere, Himbeere, Brombeere | fruit
cherry, cherries | Kirsche, Kirschen | fruit
apple, apples | Apfel, Äpfel | fruit
pear, pears | Birne, Birnen | fruit
peach, plum, apricot, fig, grape, pineapple, watermelon, pomegranate, banana, mango, melon, grapes, figs, peaches, plums | Pfirsich, Pflaume, Aprikose, Feige, Traube, Ananas, Wassermelone, Granatapfel, Banane | fruit
jam, preserves, marmalade, jelly, compote, pickles | Marmelade, Konfitüre, Kompott, Eingemachtes | fruit
drink, drinks, beverage | Getränk, Getränke, trinken |
coffee, espresso, cappuccino, latte, flat white, moka pot, barista, cafe au lait, caffeine | Kaffee, Espresso, Milchkaffee | drink
latte, latte art, rosetta, milk foam, foam | Milchschaum, Latte | coffee
tea, teacup, green tea, matcha | Tee, Teetasse | drink
wine, red wine, vineyard, vino | Wein, Rotwein, Weinglas | drink
cocktail, aperitif, spritz, bar top | Cocktail, Aperitif | drink
smoothie, juice, lemonade | Smoothie, Saft, Limonade | drink
cafe, coffee shop, restaurant, diner, bistro, bar | Café, Restaurant, Lokal, Kneipe |
market, farmers market, market stall | Markt, Wochenmarkt |
picnic | Picknick | food
table setting, table decor, tablescape, centerpiece | Tischdeko, gedeckter Tisch, Tischdekoration | home decor
roof, rooftop, chimney, attic | Dach, Hausdach, Schornstein, Dachboden |
garage, shed, workshop | Garage, Schuppen, Werkstatt |
ceiling | Zimmerdecke |
bedding, bed linen, sheets, duvet | Bettwäsche, Bettlaken |
towel, tea towel, dish towel, bath towel | Handtuch, Geschirrtuch |
tablecloth, napkin, placemat | Tischdecke, Serviette |
velvet, silk, satin, corduroy | Samt, Seide, Cord |
laundry, washing, ironing | Wäsche, waschen, Bügeln |
cleaning, tidy, decluttering | Putzen, aufräumen, Ausmisten |
clock, alarm clock | Wecker, Wanduhr |
cutlery, spoon, fork, knife, silverware, utensil | Besteck, Löffel, Gabel, Messer |
glassware, wine glass, tumbler, goblet | Gläser, Weinglas, Trinkglas |
pot, pan, saucepan, skillet, casserole | Topf, Pfanne |
pitcher, jug, carafe | Krug, Karaffe |
tray | Tablett |
flowerpot, planter, plant pot | Blumentopf, Übertopf |
sandwich, burger, bagel | Sandwich, Burger, belegtes Brot |
taco, burrito, tortilla, mexican food | Taco, Tortilla |
sushi, japanese food, miso | Sushi, japanisches Essen |
dumpling, dumplings, ravioli, gyoza | Knödel, Teigtaschen, Maultaschen |
sauce, pesto, dressing, hummus | Soße, Pesto, Dressing |
honey, syrup, maple syrup | Honig, Sirup |
spice, spices, cinnamon, turmeric, saffron | Gewürz, Gewürze, Zimt |
milk, butter, yogurt | Milch, Butter, Sahne, Joghurt |
granola, muesli, oats, oatmeal, cereal | Müsli, Haferflocken |
candy, lollipop, caramel | Bonbon, Lutscher, Karamell |
beer, ale | Bier |
barista, cappuccino, coffee beans | Barista, Kaffeebohnen |
chef, kitchen knife, cutting board | Koch, Köchin, Schneidebrett |
leftovers, meal prep, lunchbox | Reste, Vorkochen, Brotdose |
potluck, buffet, feast, banquet | Buffet, Festessen, Festmahl |
`
