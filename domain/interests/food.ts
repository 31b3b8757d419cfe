import { parseInterestTree } from './tree.ts'

export const FOOD_INTERESTS = [
  ...parseInterestTree(`
food-and-drink | Food and drink | Essen und Trinken | food, cooking, recipe, cook, eat, kitchen notes, delicious, homemade, ingredients, menu | essen, kochen, rezept, lecker, selbstgemacht, zutat, gericht, speise, küche, mahlzeit
breakfast | Breakfast | Frühstück | breakfast, brunch, pancake, waffle, granola, porridge, oatmeal, omelet, scrambled eggs, toast, egg, croissant, muesli | frühstück, brunch, pfannkuchen, waffel, müsli, haferbrei, omelett, rührei, brötchen, croissant, ei
dinner-ideas | Dinner ideas | Abendessen | dinner, dinner ideas, supper, plate, plates, main course, weeknight dinner, one-pot, roast, casserole, stew, potluck, dinner party | abendessen, teller, hauptgericht, eintopf, auflauf, braten, schmorgericht, feierabendküche, ofengericht
lunch | Lunch | Mittagessen | lunch, sandwich, wrap, lunch box, bento, meal prep, panini, bagel | mittagessen, belegtes brot, lunchbox, bento, wrap, vorkochen, brotdose
soups-and-bowls | Soups and bowls | Suppen und Bowls | soup, broth, ramen, pho, noodle soup, bowl, buddha bowl, miso, lentil soup, chowder, grain bowl, congee | suppe, brühe, ramen, nudelsuppe, bowl, linsensuppe, kürbissuppe, miso
salads | Salads | Salate | salad, lettuce, dressing, vinaigrette, coleslaw, tabbouleh, arugula | salat, kopfsalat, dressing, vinaigrette, krautsalat, rucola, blattsalat
pasta-and-pizza | Pasta and pizza | Pasta und Pizza | pasta, spaghetti, pizza, lasagna, ravioli, gnocchi, carbonara, noodles, tagliatelle, pesto, focaccia | pasta, nudel, spaghetti, pizza, lasagne, ravioli, gnocchi, spätzle, pesto
baking | Bread and baking | Brot und Backen | baking, bread, sourdough, dough, loaf, bun, roll, pastry, brioche, baguette, scone, oven spring | backen, brot, sauerteig, teig, brötchen, hefezopf, gebäck, brioche, baguette
cakes | Cakes | Kuchen und Torten | cake, cakes, layer cake, birthday cake, cheesecake, frosting, sponge, bundt, cupcake, buttercream, icing, gateau, tart, pie | kuchen, torte, geburtstagstorte, käsekuchen, sahnetorte, gugelhupf, cupcake, buttercreme, tarte, streuselkuchen
cookies | Cookies | Kekse | cookie, biscuit, shortbread, gingerbread, macaron, brownie, snickerdoodle, cookie jar | keks, plätzchen, lebkuchen, makrone, brownie, mürbegebäck
desserts | Desserts | Desserts | dessert, ice cream, pudding, chocolate, sorbet, mousse, panna cotta, gelato, trifle, creme brulee, sweets, candy | dessert, nachtisch, eis, pudding, schokolade, sorbet, mousse, nachspeise, süßigkeit
fruit | Fruit | Obst | fruit, apple, pear, lemon, orange, berry, strawberry, peach, cherry, plum, fig, grape, melon, citrus, banana, mango, pomegranate, apricot, blueberry, raspberry, jam, watermelon, quince | obst, frucht, apfel, birne, zitrone, orange, beere, erdbeere, pfirsich, kirsche, pflaume, feige, traube, melone, banane, himbeere, marmelade, aprikose, quitte, obstschale
vegetables | Vegetables | Gemüse | vegetable, tomato, carrot, potato, zucchini, eggplant, pumpkin, squash, cabbage, onion, garlic, pepper, beet, asparagus, artichoke, bean, leek | gemüse, tomate, karotte, möhre, kartoffel, zucchini, aubergine, kürbis, kohl, zwiebel, knoblauch, paprika, spargel, bohne, lauch
vegan-food | Vegan | Vegan | vegan, plant-based, tofu, tempeh, vegetarian, meatless, hummus, falafel, chickpea, lentil | vegan, pflanzlich, tofu, vegetarisch, fleischlos, hummus, falafel, kichererbse, linse
fish-and-seafood | Fish and seafood | Fisch und Meeresfrüchte | seafood, salmon, shrimp, oyster, mussel, sardine, cod, sushi, tuna, lobster, crab, grilled fish | meeresfrüchte, lachs, garnele, auster, muschel, sardine, sushi, thunfisch, hummer, fischgericht
grilling | Grilling | Grillen | grill, grilling, barbecue, bbq, burger, steak, skewers, sausage, smoker, kebab | grillen, grill, burger, steak, spieß, wurst, grillabend, kebab
world-cuisine | World cuisine | Küchen der Welt | curry, dumpling, taco, tapas, mezze, kimchi, paella, tagine, street food, bibimbap, empanada, dim sum, injera, mole | curry, teigtasche, taco, tapas, meze, kimchi, paella, tajine, streetfood, maultasche
coffee | Coffee | Kaffee | coffee, espresso, latte, latte art, cappuccino, pour over, cup, cups, mug, barista, cafe, french press, flat white, moka pot | kaffee, espresso, latte, cappuccino, tasse, becher, barista, café, filterkaffee, milchschaum
tea | Tea | Tee | tea, teapot, matcha, chai, herbal tea, tea ceremony, teacup, kettle, earl grey, infusion | tee, teekanne, matcha, chai, kräutertee, teezeremonie, teetasse, wasserkessel
drinks | Drinks and cocktails | Getränke und Cocktails | cocktail, drink, lemonade, smoothie, juice, wine, mocktail, gin, spritz, punch, cider, beer, champagne | cocktail, getränk, limonade, smoothie, saft, wein, gin, bowle, most, bier, sekt
preserving | Preserving | Einmachen | canning, pickles, preserves, fermenting, ferment, chutney, marmalade, pickling, sauerkraut, jar of | einmachen, einkochen, fermentieren, eingelegt, chutney, sauerkraut, konfitüre, vorrat
herbs-and-spices | Herbs and spices | Kräuter und Gewürze | spice, basil, rosemary, thyme, parsley, fresh mint, mint leaves, peppermint, cinnamon, saffron, cumin, turmeric, sage, herbs, oregano | gewürz, basilikum, rosmarin, thymian, petersilie, minze, zimt, safran, kreuzkümmel, kurkuma, salbei, kräuter
table-styling | Food styling | Foodstyling | food styling, food photography, tablescape, picnic, charcuterie, cheese board, flat lay food, snack board, grazing board | foodstyling, picknick, käseplatte, brotzeit, käsebrett, aufschnitt, essensfotografie
snacks | Snacks | Snacks | snack, dip, popcorn, nuts, chips, crackers, appetizer, finger food, guacamole, salsa | snack, dip, popcorn, nüsse, chips, cracker, vorspeise, fingerfood, häppchen
`),
  ...parseInterestTree(`
health | Health | Gesundheit | health, healthy, wellness, well-being, self care, self-care, mindful | gesundheit, gesund, wellness, wohlbefinden, selbstfürsorge, achtsam
healthy-eating | Healthy eating | Gesunde Ernährung | healthy eating, nutrition, protein, low carb, gluten free, vitamins, fiber, anti-inflammatory, sugar free, whole food | gesunde ernährung, eiweiß, kohlenhydratarm, glutenfrei, vitamin, ballaststoff, zuckerfrei, vollwert
meditation | Meditation and calm | Meditation und Ruhe | meditation, mindfulness, breathing exercise, calm, gratitude, singing bowl, stillness, slow living | meditation, achtsamkeit, atemübung, ruhe, dankbarkeit, klangschale, stille, entschleunigung
sleep | Sleep | Schlaf | sleep, bedtime, insomnia, evening routine, nap, lullaby, night routine | schlaf, einschlafen, schlaflosigkeit, abendroutine, mittagsschlaf, nachtruhe
mental-health | Mental health | Seelische Gesundheit | mental health, anxiety, therapy, coping, stress relief, burnout, boundaries, emotional | seelische gesundheit, psyche, angst, therapie, stressabbau, burnout, gefühle
natural-remedies | Home remedies | Hausmittel | home remedy, essential oil, aromatherapy, tincture, salve, herbal remedy, medicinal plant, balm, elderberry | hausmittel, ätherisches öl, aromatherapie, tinktur, salbe, heilpflanze, heilkraut, holunder
pregnancy | Pregnancy | Schwangerschaft | pregnancy, pregnant, maternity, birth plan, midwife, trimester, baby bump | schwangerschaft, schwanger, mutterschaft, geburt, hebamme, babybauch
bath-and-spa | Bath and spa | Bad und Spa | spa, sauna, bath bomb, bath salt, hot spring, onsen, massage, bubble bath | spa, sauna, badebombe, badesalz, therme, massage, schaumbad
weight-and-diet | Weight and diet | Gewicht und Diät | weight loss, diet, fasting, calorie, keto, detox, slimming, metabolism | abnehmen, diät, fasten, kalorie, keto, entgiften, schlank, stoffwechsel
`),
]
