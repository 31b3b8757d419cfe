import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const TABLE_WORDS: Readonly<Record<string, FamilyWords>> = {
  plates: parsePinRows(`
Spaghetti al limone and a quick tomato soup | Lemon, butter, Parmesan, pasta water, nothing else. The soup is yesterday’s canned tomatoes with cream on top. | A plate of spaghetti with tomatoes and a bowl of tomato soup on a checked cloth. | pasta, lemon, tomato soup, weeknight | table-of-teo
Big chopped salad with jammy eggs | Romaine, cucumber, cherry tomatoes, six-and-a-half-minute eggs. Dress the lettuce before you add the rest. | A large green salad with eggs and tomatoes beside avocado toast. | salad, eggs, lunch, vegetarian | salt-and-pear
Pea soup with mint, ten minutes | Frozen peas, one potato, a fistful of mint. Blend longer than you think, swirl in yogurt. | Green pea soup with a cream swirl in a dark bowl. | soup, peas, mint, quick | salt-and-pear
Friday pizza, cold-fermented dough | 62 % water, three days in the fridge, hottest oven you own. Olives after baking, not before. | A pizza with tomatoes and olives and a bowl of salad on a wooden table. | pizza, sourdough, dough, friday night | table-of-teo
Fruit for breakfast, pancakes for the brave | Yogurt, melon, whatever is ripe. The pancakes are oat, one banana, two eggs. | Plates of cut fruit and yogurt and a stack of pancakes on orange. | breakfast, pancakes, fruit, brunch | second-helping
Buttermilk pancakes, diner style | Don’t stir out the lumps. Rest the batter twenty minutes and the first one won’t fail. | Pancakes with butter and berries on a white plate, seen from above. | pancakes, buttermilk, brunch, breakfast | ben-carver
Avocado toast and pizza night with teenagers | They made the toast. I was told to bring the pizza and leave the room. | Avocado toast with tomatoes beside a pizza on a pink checked cloth. | avocado toast, pizza, family dinner | 
Pasta alla Norma for two | Salt the eggplant or don’t, but fry it in more oil than feels right. Ricotta salata if you can find it. | Spaghetti with cherry tomatoes in a black bowl beside a salad. | pasta, eggplant, sicily, dinner for two | eleni-p
Niçoise without the tuna | White beans, olives, capers, potatoes still warm. My cardiologist and my daughter both approve. | Salad with eggs, tomatoes and red onion on a gray plate. | salad, vegetarian, beans, summer | salt-and-pear
`),
  cakes: parsePinRows(`
Raspberry drip cake for a ninth birthday | Vanilla sponge, raspberry filling, white chocolate ganache tinted pink. Chill the cake before you pour. | A pink drip cake with lit candles on a stand. | birthday cake, raspberry, drip cake, baking | anouk-berger
Cherry cupcakes with swiss meringue | 4 egg whites, 8 oz sugar, 12 oz butter. Looks split, panic, keep whipping, it comes back. | Three cupcakes with white frosting and cherries on a stand. | cupcakes, cherry, buttercream, baking | second-helping
Blueberry naked cake, three layers | Brush the layers with lemon syrup, go easy on the cream. Best on day two. | A layered sponge cake with cream and blueberries on top. | naked cake, blueberry, lemon, layer cake | anouk-berger
Three tiers, one tired baker | Wedding of a friend. Dowels, spirit level, and somebody else driving. | A three-tier white cake with red drips and cherries. | wedding cake, tiers, baking | the-round-plate
Peach melba cake with candles for Opa | Er ist 90 und hat zwei Stücke gegessen. Rezept im Link, in Gramm. | A peach-colored cake with candles on a mint stand. | geburtstag, pfirsich, torte, birthday cake | clara-neumann
Cupcakes for the bake sale, 48 of them | One-bowl batter, oil instead of butter, frosting in a zip bag with the corner cut off. | Three cupcakes with colored cases and cherries on a blue stand. | bake sale, cupcakes, one bowl, kids | ben-carver
Red velvet, no food coloring | Beet powder and natural cocoa, a teaspoon of vinegar. The color is more brick than fire truck. | A red velvet layer cake topped with cherries. | red velvet, beet, layer cake, baking | second-helping
Tiny wedding, tiny cake | Twelve guests, two tiers of six and four inches. Polka dots piped with a number 3 tip. | A small two-tier white cake with dots on a stand. | wedding cake, small wedding, polka dots | anouk-berger
Go Sharks! (the losing team’s cake) | They lost. They ate the cake anyway. | A white cake with blue drips and candles on a blue stand. | drip cake, birthday cake, blue, party | 
`),
  'fruit-bowl': parsePinRows(`
Plum and pear compote with star anise | Halve, barely cover with water, simmer twelve minutes. Eat warm with rice pudding. | Plums and pears in a white footed bowl. | compote, plum, pear, dessert | salt-and-pear
Roasted pears, blue cheese, walnuts | 400 °F, cut side down, honey at the end. It’s a starter or a dessert depending on who’s asking. | Green pears in a white footed bowl in window light. | pears, blue cheese, starter, autumn | salt-and-pear
Pomegranate and plum salad | Shallot, mint, sumac, good oil. Seed the pomegranate in a bowl of water and keep your shirt. | Red and purple fruit in a dark bowl against a black wall. | pomegranate, salad, persian, autumn | pomegranate-notes
Clementine season, and I bought the box | The last ones become marmalade with too much ginger. | Clementines and pears in a coral bowl. | clementine, marmalade, winter, citrus | second-helping
Meyer lemons from my neighbor’s tree | Forty-one of them in a bag on the doorknob. Curd, preserves, and lemonade for the whole floor. | Lemons, oranges and pears in a black footed bowl. | meyer lemon, lemon curd, citrus, preserves | leafy-balcony
Still life class, week three | Big bowl, side light, squint. Paint the shadow first and the fruit turns up by itself. | A large bowl of lemons, oranges and a pear in soft light. | still life, painting, oil, lesson | paper-and-ink
Peak August | Nectarines, plums, one showy apple. Nothing gets cooked this week. | Peaches, plums and apples piled in a white striped bowl. | summer fruit, market, august | 
Oranges by candlelight, after Zurbarán | Gouache, A4, three evenings. The leaf was added because the corner looked lonely. | Oranges and plums in a white bowl against black. | gouache, still life, oranges, painting | paper-and-ink
Compote bowl, thrifted for three dollars | Milk glass, no chips, probably somebody’s wedding present in 1956. | A white footed bowl full of pears, plums and an orange before a blue wall. | milk glass, thrifted, fruit bowl, vintage | good-objects
`),
  cups: parsePinRows(`
Cappuccino cups in toffee, pair | Thick stoneware, five ounces, holds the heat for twenty minutes. Dishwasher-safe, foam-friendly. | Two coffees with latte art in brown cups with cookies. | cappuccino, stoneware, cups, handmade | nest-pottery
Office mug set, six colors | No more fights about whose is whose. Stackable, eight ounces each. | Six colorful coffee cups and cookies on orange. | mugs, set of six, office, gift idea | nest-pottery
Breakfast bowl-cup with saucer | For café au lait, soup, or both on a bad day. Glazed inside only. | Coffee with ring-shaped foam in a brown cup beside a pink donut. | cafe au lait, saucer, stoneware, breakfast | nest-pottery
Flat white, cold morning | First snow, second cup. Oat milk steams best at 140 °F, so stop early. | Two coffees and two cookies on a dark background. | flat white, oat milk, coffee, winter | 
Cupping six Colombian lots at my father’s farm | Huila won, Nariño was robbed. Slurp loudly, it’s part of the method. | Six coffees and pastries on a red background. | coffee tasting, colombia, cupping | mateo-rios
Rosetta, attempt 212 | Pour from higher, then low and wiggle, then cut through. Mine finally looks like a leaf and not a fish. | A latte with a leaf pattern and a chocolate donut. | latte art, rosetta, coffee, how to | the-round-plate
Coffee date without the café | Two mugs, one thermos, park bench by the duck pond. | Two lattes in rose and teal cups on brown, with donuts. | coffee date, park, cups | 
Donut crawl, Portland, all six stops | Green means go again. The matcha old-fashioned is worth the line, the maple bar is not. | Six coffees, donuts and cookies on lime green. | donuts, portland, coffee, city guide | paper-compass
Hot chocolate like in Turin | 70 % chocolate, whole milk, a teaspoon of cornstarch. The spoon should hesitate. | A pink cup of hot chocolate with foam bubbles beside a donut. | hot chocolate, recipe, italy, winter drink | table-of-teo
`),
}
