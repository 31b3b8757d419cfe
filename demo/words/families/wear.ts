import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const WEAR_WORDS: Readonly<Record<string, FamilyWords>> = {
  shoes: parsePinRows(`
Saddle oxford in navy and bone | Handmade, resoleable, true to size. The laces come in four colors. | A navy and white saddle shoe on a white block. | oxford, saddle shoe, navy, leather | one-good-pair
Desert boot, salmon suede | Handmade, with a crepe sole, unlined, softer after a week. Spray before the first rain. | Two salmon-pink ankle boots with green cuffs. | desert boot, suede, pink, boots | one-good-pair
Canvas collection, spring drop | Eight colorways, vegan glue, made in a town of two thousand. | Eight different shoes in pink, blue and navy on yellow. | sneakers, canvas, collection, spring | one-good-pair
The boots I bought for my first job | Size 44, stiff as a door. Eleven winters, three soles, same laces. | An apricot boot with black cuff on a white block. | boots, leather, mended, winter | mensah-shoes
Saddle soap, brush, cream, rag | In this order. Twelve minutes on a Sunday while the soup simmers. | Two navy lace-up shoes with blue lining. | shoe care, leather, how to, sunday | mensah-shoes
What eight pairs say about my thirties | One wedding, one breakup, five commutes and a very optimistic pair of tap shoes. | Eight shoes and boots in two columns on raspberry red. | shoes, collection, wardrobe | slow-wardrobe
Chelsea boot, eggplant | Elastic replaced for nine dollars. If your cobbler says it can’t be done, change cobblers. | A dark plum ankle boot with gum sole on a pedestal. | chelsea boot, repair, cobbler, purple | mend-and-wear
Spectators for swing night | Leather soles, otherwise you don’t spin, you stop. | Black and white spectator shoes on yellow. | swing dance, spectator shoes, vintage | slow-wardrobe
Fall line-up by the door | Rain, mud, office, and pretending to run. | Eight brown, white and black shoes in two columns. | fall wardrobe, shoes, capsule wardrobe | slow-wardrobe
`),
  bags: parsePinRows(`
Striped market tote | Deck-chair canvas, double handles, holds two watermelons (tested). | A yellow bag with pink stripes on a white block. | tote, canvas, stripes, market | aylin-demir
Satchel in chestnut leather | Hand-stitched at eight to the inch, brass lock, fits a laptop up to 14 inches. | A brown flap bag with a round handle and gold lock. | satchel, leather, handmade, work bag | aylin-demir
Bucket and basket, a set | The bucket closes with a cord, the basket goes to the beach. | A dark bucket bag beside a wicker basket with flowers. | bucket bag, basket, summer, set | aylin-demir
School backpack that isn’t plastic | Waxed cotton, machine-washable if you are brave. Third kid, same backpack. | A pink backpack with leather straps in an arched niche. | backpack, waxed cotton, school, pink | mend-and-wear
Picnic basket from willow, no nails | Soak the rods overnight. My thumbs were no use for a week, my basket is forever. | A wicker basket with flowers and a round handle. | basket weaving, willow, picnic, craft | made-by-hand
Tote + bucket bag, both from one yard | Cut the tote first, then the bucket base from what remains. Pattern pieces nest like otters. | A striped tote and a yellow bucket bag on blue. | sewing pattern, tote, bucket bag, one yard | sewn-on-sunday
White leather, black tie | Rented for a wedding, returned with regret. | A white handbag with gold lock on a dark background. | handbag, white, wedding guest | slow-wardrobe
Ferry bag | Made from the old mainsail of my uncle’s boat. Number 7 still shows inside. | A teal bucket bag with a yellow handle. | sailcloth, upcycled, bucket bag, teal | aylin-demir
One bag for three days in Lyon | Two shirts, one nice dress, shoes you can walk in and a folding tote for cheese. | A white backpack and a blue tote before an orange arch. | packing list, one bag, weekend trip, backpack | paper-compass
`),
  jewellery: parsePinRows(`
Birthstone stacking rings | Handmade from recycled 14-karat gold, with citrine, garnet and aquamarine. Sizes 4 to 10. | Three gold rings with yellow, red and blue stones on dark. | rings, birthstone, gold, handmade | lucia-ferrer
Green bead necklace with garnet drop | Knotted between every bead, so if it breaks you lose one and not all. | A bead necklace with a red drop on a cream bust. | necklace, beads, garnet, handmade | lucia-ferrer
Malachite leaf earrings | Four grams each. Brass hooks, nickel-free, on a card ready to give. | Green leaf earrings on a white card. | earrings, malachite, leaf, gift idea | lucia-ferrer
Twelve pairs in twelve days | The challenge: one design a day, scraps only. Day seven was a nap. | Twelve pairs of colorful earrings in rows on gray. | earrings, challenge, handmade, beads | thandi-dlamini
Engagement ring, three sketches later | Sapphire in the end. She had said no diamonds in 2019 and I had written it down. | Three gold rings with red, yellow and blue stones on pink. | engagement ring, sapphire, proposal | 
Peridot strand, restrung after forty years | New silk, old clasp. It sat in a film canister in my aunt’s desk. | A green-gold bead necklace on a brown bust. | restringing, vintage jewelry, peridot, repair | mend-and-wear
Terracotta and jade drops | Polymer clay over cork, baked twice, sanded wet. Lighter than they look. | Teal and gold drop earrings on a white card. | polymer clay, earrings, diy, green | made-by-hand
Market table display for under $20 | Cork board, linen, map pins. It packs flat and the wind can’t take it. | Fifteen earrings in rows on brown. | market stall, display, earrings, small business | thandi-dlamini
Blue topaz, three ways | Bezel, prong, tension. Same stone, three moods, one very tired jeweler. | Three gold rings with blue-green stones on pale gray. | topaz, rings, stone setting, goldsmith | lucia-ferrer
`),
  cameras: parsePinRows(`
Grandpa’s rangefinder still works | New light seals, a CLA and one roll of HP5. Frame twelve is the dog, frame thirteen also. | A green and silver camera with strap on orange. | rangefinder, film camera, vintage, hp5 | slow-film-club
Twin-lens for beginners | Left is right, up is up, and nobody notices you because you’re looking at your shoes. | A dark green twin-lens camera with strap. | tlr, medium format, film camera, beginner | slow-film-club
Instant camera party rules | Two shots per guest, one stays in the book, one goes home. Spare film in the fridge behind the limes. | White instant camera printing a small sunset picture. | instant camera, party, guest book, wedding | ben-carver
Box camera, $6 at an estate sale | There was an undeveloped roll in it. Yes, I’m waiting for the lab. No, I’m not calm. | A black box camera with strap on lilac rays. | box camera, estate sale, found film | slow-film-club
Sunny 16, explained on a postcard | Bright sun: f/16 and one over your film speed. Open one stop for every layer of sadness in the sky. | A green and white camera before red rays. | sunny 16, exposure, film photography, how to | slow-film-club
Yellow wall, old friend | Product photo for the repair café. It was fixed in nine minutes with a toothpick. | A black twin-lens camera on yellow in a light circle. | repair cafe, camera, yellow, vintage | good-objects
Sunset in 62 seconds | Shake it if you like, it doesn’t help, but it feels right. | White instant camera with a teal and orange picture before cream rays. | instant film, sunset, camera | 
Camera strap from climbing rope | Eight-millimeter cord, two leather ends, rated for far more than my lens. | A black box camera with strap before mint-green rays. | camera strap, diy, leather, rope | made-by-hand
Darkroom night at the library, free | Thursdays from seven, bring negatives and an old T-shirt. Chemicals are on the house. | A navy and silver camera with a dark strap on gray. | darkroom, community, film photography, library | oscar-brand
`),
  bicycles: parsePinRows(`
Flower-basket commuter, rebuilt | $80 frame, new cables, basket from the garden center. Eleven minutes to work, fourteen with the good bakery. | A teal bike with a flower basket before a brick wall with a window. | city bike, commute, basket, restoration | van-dal-wheels
Road bike in periwinkle | Steel frame, Columbus tubes, a gruppo older than me. It still beats the bus. | A blue racing bike on a pale meadow. | road bike, steel, blue, vintage bike | van-dal-wheels
Touring setup, Vienna to Budapest | 200 miles, five days, zero hills that count. Book the ferry at Esztergom. | A dark bike with luggage on the rack before a pink background. | bike touring, danube, packing, europe | far-and-slow
Quiet Sunday on a borrowed bike | Returned it with the brakes adjusted and a bag of plums. | A slim dark bike before a big beige sun. | bicycle, sunday, slow living | 
Brick lane, yellow wall, white frame | Powder coat, two weeks, $120. The chrome was beyond help. | A white bike with a basket before a yellow brick wall. | powder coat, bike restoration, yellow, basket | kofi-mensah
Gravel ride with a pie stop | 31 miles of farm road around Viroqua, Wisconsin. Rhubarb until June, then cherry. | A white racing bike on green hills under an orange sky. | gravel ride, wisconsin, pie, route | sam-rivers
True a wheel at the kitchen table | Zip ties on the fork make a fine truing stand. Quarter turns, opposite pairs, patience. | A white bike with a wooden box on its rack on dark green. | bike repair, wheel truing, how to, diy | van-dal-wheels
Navy randonneur for the long way home | Fenders, dynamo light, a bell with an opinion. | A navy bike before a pale full moon. | randonneur, commute, navy, bicycle | noah-vandal
Summer streets, no cars | Every Sunday in July they close the avenue from nine to one. The city sounds different. | A dark green bike with a basket before a brick wall. | car free, open streets, city, summer | street-and-stone
`),
}
