import { FAMILIES } from '../pictures/families.ts'
import { getPinText } from './pins.ts'

export type DemoComment = {
  text: string
  replies: readonly string[]
  /** Fitting topics, families and #tags; empty if the comment fits anything. */
  on: readonly string[]
}

const row = (on: string, texts: string): DemoComment[] =>
  texts
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', ...replies] = line.split(/ *> */)
      return { text, replies, on: on ? on.split(', ') : [] }
    })

/** One comment per line, with its replies. */
export const COMMENTS: readonly DemoComment[] = [
  ...row(
    '',
    `
Saved before I finished looking.
Exactly the mood I was after. > Same here, been hunting for weeks.
My sister needs to see this. > Tag her! > She’s not on here. I’ll show her at dinner.
Okay, this made my Monday.
Sent this to three people already.
Not my usual style and I can’t stop looking.
So calm. Thank you for this one.
Adding it to the list of things I’ll start in January. > It’s July. > I know what I said.
The little details in the corner are the best part.
Danke, genau das habe ich gesucht. > Gern geschehen!
¡Qué bonito! Me lo guardo.
Magnifique, les couleurs sont très douces.
I keep coming back to this.
How did I not follow you before?
The light in this one! > Right? It was gone ten minutes later.
Best thing I’ve seen all week.
Your boards are dangerous. I only came for one thing.
Quiet and strong at the same time.
Made me smile on a gray morning.
Where did you find this? > Link’s on the pin, second paragraph.
A lesson in using only five colors.
This deserves way more saves.
Zoom in, it’s worth it.
Goes so well with the one you posted yesterday.
Showed this to my mom and she said “finally, taste.”
The color on this screen is unreal. Is it like that in person? > A bit softer in person.
Lovely. Che meraviglia.
Three of these in a row would be wonderful. > That was the plan. I finished one.
Obsessed, truly.
I have so many questions and they’re all “how.”
`,
  ),
  ...row(
    'cakes, plates, bowls-from-above',
    `
Made this on Sunday, doubled the recipe, nothing left. > Same! My kids licked the plates.
Could I use oat milk here? > I do. Add a minute.
How far ahead can you make it? > The night before, just don’t dress it.
I’d add a little cinnamon. > And orange peel!
Now I’m hungry and it’s 11 p.m.
My oven runs hot, so I did 25 degrees less. Perfect.
Gluten-free swap worked: half almond, half rice flour.
My grandmother made this with lard. I’m not telling her about the butter.
What plate is that? > Thrift store, sorry! It says “Made in Portugal” underneath.
Is this okay to freeze? > Up to a month, in slices.
Salt at the end. You changed my life.
Tried it with pears instead. Ten out of ten.
We had this for my dad’s 70th and he asked for the recipe. He doesn’t cook.
I need to stop reading this while fasting.
First attempt: flat. Second attempt: gone in four minutes.
`,
  ),
  ...row(
    'cups, #coffee, #latte art',
    `
What milk are you using for that foam? > Whole milk, very cold, straight from the fridge.
My hearts look like onions. > Onions have layers. Keep going.
Which grinder? > A hand grinder and strong opinions.
I can smell this picture.
`,
  ),
  ...row(
    'monstera, cactus, wildflowers, gardens',
    `
Does it need much water? > Once a week in summer, hardly any in winter.
Will this grow in zone 5? > Yes, with a bit of mulch.
Mine did this too! Turned out to be spider mites. > Oh no. Checking now.
East window or south? > East. South burned mine.
Started seeds from your list in March and they’re up to my hip.
Slugs. How do you deal with the slugs? > Copper tape, beer and acceptance.
Stealing this layout for the bed along the fence.
My cat ate the last one, so please tell me it’s cat-safe. > It isn’t! Keep it up high.
I gave my neighbor a cutting and now hers is bigger than mine.
Took three years, but it finally flowered!
What soil mix is that? > One part bark, one part perlite, one part whatever I had.
This is the push I needed to rip out the lawn.
`,
  ),
  ...row(
    'mountains, sea, dunes, misty-forest, misty-valleys, snowy-peaks, sea-cliffs, red-desert',
    `
We went in October and it really looks like this. > How cold was it? > Two sweaters and a hat.
How early do you have to start to get a spot? > 5:30. By seven it’s full.
Did this with two kids under ten. Totally doable, bring snacks.
Is the trail open in June? > Depends on the snow. Call the hut.
Adding this to the route, thank you!
Which month were you there? > Late September, zero mosquitoes.
Proposed to my wife about a mile from here.
No signal for two days. Bliss.
I grew up near here. You caught the color exactly.
Do I need a permit? > Yes, but they hold some back for walk-ins.
My knees hurt just looking at it. Worth it.
Wish I could hear this picture.
First frost here this morning, so this fits.
Print this big enough and you don’t need a window.
`,
  ),
  ...row(
    'birds, butterflies, #backyard birds',
    `
We had a pair on the balcony rail this morning!
What’s the crested one? > Invented, but based on a waxwing.
The one on the left has attitude.
I’m stitching this on a tote bag this weekend.
`,
  ),
  ...row(
    'cats, dogs, pets',
    `
Mine does exactly this at exactly 5 a.m.
Who’s a good one? > That one. Obviously.
The ears! > The ears get their own vote in our house.
Is this from a photo? > Yes, send me yours and I’ll try!
Looks just like our old girl. Saving this one for my mom.
My vet has this face on every wall now.
How do you get them to sit still? > I don’t. I draw fast.
Printed it for the hallway and the actual animal is jealous.
Please give this model a treat from all of us.
`,
  ),
  ...row(
    'portraits, hands, figures, people, #portrait',
    `
You caught the exact second before a laugh.
Do you take commissions? > A few each fall, message me!
Hands are so hard and you make them look easy.
I know someone who stands just like this.
The skin tones are beautiful. What’s the base? > A warm gray, then patience.
My aunt would like to know where she can buy the earrings.
More people over seventy in art, please. > Working on it!
That pose says everything.
`,
  ),
  ...row(
    'armchair, shelf, window',
    `
Would this work in a north-facing room? > Yes, go one shade warmer on the wall.
Paint name, please! > It’s on the board, second pin.
Our landlord would faint. I’m doing it anyway.
Where’s that lamp from? > Estate sale, 12 dollars, still proud.
I measured and it fits with an inch to spare!
Whoever lives here, invite me.
Finally something that isn’t beige. > Let beige live! > Beige has lived enough.
How do you keep dust off all that? > I don’t. We live together.
Did you use anchors or go into the studs? > Studs on the left, anchors on the right, prayers throughout.
The rug pulls it together.
Moved my chair to the window because of this and now nobody can find me.
Renter here: did the holes patch okay? > Invisible. Toothpaste works in a pinch.
`,
  ),
  ...row(
    'houses, skyline, stairs-and-arches',
    `
I walked past this every day for three years.
Second from the left, top floor, that’s my dream apartment. > Mine’s the one with the plants.
Do people really live there? > Yes, and they’re tired of us taking pictures.
Take the ferry across instead. Same view, half the price.
The gable with the clock!
My architecture professor would have twenty minutes on those windows.
Painted our door this exact color last spring. Neighbors love it, husband’s getting there.
Blue hour or long exposure? > Both, on a wall, with a beanbag.
`,
  ),
  ...row(
    'art, pattern, screen-prints, cyanotypes, linocut-animals, linocut-botanicals',
    `
What size would you print it? > Twenty by twenty-eight, white margin.
Is this for sale anywhere? > Small edition, link’s on the pin.
Registration slightly off and so much better for it.
How many layers? > Three screens, two coffees.
I have the exact frame for this.
Our class is copying this tomorrow, thirty small versions coming up! > Please show us!
The negative space is doing all the work.
Could this be a repeat? > It tiles! Try a half drop.
I’d wear this as a shirt.
Which paper? > Uncoated, 300 gsm, a bit toothy.
Hung mine in the hallway, looks great on dark paint too.
Tried to draw this and mine looks like a potato. > Potatoes are beautiful too.
Mustard and blue, always yes.
`,
  ),
  ...row(
    'yarn, quilts, weave',
    `
Is there a pattern for it? > Not yet, I’m writing it up this week. > Thank you! I’ll wait.
How long did this take? > Two seasons of a show I barely remember.
Do you wash before or after? > Before, always, ask me how I know.
The wobble is the best part. > Agreed, machine-perfect is boring.
My grandmother had one just like it on the back of the sofa.
`,
  ),
  ...row(
    'yarn',
    `
What weight yarn? > DK, but worsted works with a bigger needle.
The tension is so even. I’m jealous.
Frogged mine twice. Third time’s the charm.
Finished mine last night! Posting it as soon as it’s blocked.
`,
  ),
  ...row(
    'quilts',
    `
I have that exact fabric in my stash!
My guild is doing this block in May.
`,
  ),
  ...row(
    'ceramics, vases, stoneware',
    `
What cone did you fire to? > Cone 6, slow cool.
Is that glaze food safe? > It is, I had it tested.
Mine always slump at the neck. > Less water, thicker rim!
The shadow is half the picture.
Thrown or slab built? > Thrown in two parts, and I held my breath.
`,
  ),
  ...row(
    'shoes',
    `
Do they run small? > Half a size. Mine loosened up after a week.
Had these resoled twice. Worth every cent.
My cobbler said “finally, a real shoe.”
What leather conditioner do you use? > Plain beeswax cream, once a month.
`,
  ),
  ...row(
    'bags',
    `
Is the strap adjustable? > Yes, three holes, and you can always punch a fourth.
Okay but does a laptop fit? > 13 inches, snug.
Bought it. Carried home a watermelon. Can confirm.
`,
  ),
  ...row(
    'jewellery',
    `
Are the hooks nickel-free? > They are!
Does it tarnish? > A little. That’s when it gets good.
`,
  ),
  ...row(
    'shoes, bags, jewellery, outfits',
    `
Saving for when I get paid.
I’d wear this with everything I own.
`,
  ),
  ...row(
    'cameras',
    `
My dad has this exact one in a drawer. > Get it out of the drawer!
Does it still work? > Like a charm, once I found the battery.
What film did you run through it? > HP5, pushed a stop.
Found one at the flea market because of this pin.
Light meter’s dead on mine too. You get used to it.
`,
  ),
  ...row(
    'bicycles',
    `
That frame color. Powder coat or paint? > Powder coat, two weeks’ wait.
How heavy is it? > Heavier than my excuses.
I restored the same model last winter. The headset was the worst part.
`,
  ),
  ...row(
    'watercolor-landscapes, watercolor-fruit, watercolor-florals',
    `
What paper? Mine always buckles. > Cotton, 300 gsm, taped down on all four sides.
You left so much white. That’s the brave part.
How many passes? > Two. The third one always ruins it.
I can never stop in time. You stopped in time.
Is that granulating blue out of the tube? > It is, and I’m on my third tube.
`,
  ),
  ...row(
    'herbarium, watercolor-florals',
    `
How long do you press them? > Three weeks under the heaviest cookbook.
I’d frame a whole wall of these.
Do they keep their color? > The yellows do. The blues forget.
`,
  ),
  ...row(
    'herbarium',
    `
What do you mount it with? > Thin strips of linen tape, nothing that touches the petals.
`,
  ),
  ...row(
    'night-sky, bokeh',
    `
How long was the exposure? > Twenty seconds, on a bag of rice.
I can never get my camera to focus in the dark. > Manual, then tape the ring.
Was it cold out there? > My tripod is still angry with me.
We can’t see any stars from our street. This helps.
`,
  ),
  ...row(
    'macro, mushrooms',
    `
I’ve walked past this a hundred times and never saw it.
How close were you? > Close enough to breathe on it, so I didn’t.
Is it edible? > Never ask the internet. Ask someone local with a book.
Found one of these behind our shed this morning!
Lying in wet moss for this: respect.
`,
  ),
  ...row(
    'books',
    `
Which one should I start with? > The thin one. Then you’ll want the thick one.
My to-read pile just fell over.
Sorted by color! My librarian friend is crying.
I need the name of the third spine from the left.
Read it in one weekend. Canceled everything.
`,
  ),
  ...row(
    'candles',
    `
How do you get them to burn straight? > Trim the wick, every single time.
My cat and I have different opinions about open flames.
Beeswax? > Yes, from the neighbor with the hives.
This is my whole plan for November.
`,
  ),
  ...row(
    'fruit-bowl',
    `
That pear has seen things.
I’d hang this across from the breakfast table.
Bought lemons because of this. Now I have eleven lemons. > Curd!
Nobody eats the fruit in our bowl either. It’s a still life.
`,
  ),
  ...row(
    'maps',
    `
I want to live on the island in the corner.
Is there a print of the whole sheet? > Not yet, but I heard you.
My route is the dotted one. Every time.
Who named the lake? > My niece. She’s six.
`,
  ),
  ...row(
    'balloons',
    `
We did this for my mom’s 60th. She kept her eyes closed until lunch.
Do you get used to the height? > It’s so quiet you forget.
How early do they take off? > Before sunrise. Worth it.
Six of them in one morning sky, I’d cry.
`,
  ),
  ...row(
    'pen-drawings',
    `
What nib is that? > A cheap one that finally broke in.
Every window is different! I checked.
How do you keep your lines from wobbling? > I don’t. I plan around it.
I drew my street after seeing this. Missed a chimney.
`,
  ),
  ...row(
    'bottles-on-blocks',
    `
I could look at that shadow all day.
Is this a real set or made on a computer? > Made, but I wish it were on my windowsill.
The green one on the right is the star.
Want these colors for my bathroom. All of them.
`,
  ),
  ...row(
    'outfits',
    `
Shoes? Please say they’re comfortable. > I walked home in them.
Copying this for Thursday.
The pants are doing all the work and I love them.
`,
  ),
  ...row(
    'bicycles',
    `
My commute wants this bike.
`,
  ),
  ...row(
    'weave, quilts',
    `
Would you sell the leftover warp? > I make bookmarks from it, they’re yours.
`,
  ),
]

/** Texts that fit a picture's family, topic or tags, and those that fit anything. */
export function listFittingWords<W extends { on: readonly string[] }>(
  words: readonly W[],
  { family, seed }: { family: string; seed: number },
): W[] {
  const topic = FAMILIES.find(({ name }) => name === family)?.topic ?? ''
  const known = new Set([family, topic, ...getPinText(family, seed).tags.map((tag) => `#${tag}`)])
  return words.filter(({ on }) => on.length === 0 || on.some((one) => known.has(one)))
}

export const CALL_COMMENT = 'this is the one I meant on Sunday.'
