import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const CRAFT_WORDS: Readonly<Record<string, FamilyWords>> = {
  quilts: parsePinRows(`
Sampler quilt, twenty blocks, three years | One per guild meeting. The churn dash is crooked and it stays crooked. | A sampler quilt of twenty green and yellow star blocks. | sampler quilt, quilt blocks, patchwork | sewn-on-sunday
Broken dishes in rose and plum | Four-inch half-square triangles, 160 of them. Chain piece or you will lose your mind. | Small pink and plum triangles in an all-over quilt. | broken dishes, half-square triangles, quilt pattern, pink | sewn-on-sunday
Sawtooth star, free block pattern | Finishes at 12 inches. Press toward the dark, trim the geese, sew with a scant quarter inch. | Quilt with blue and orange star blocks on dark purple. | sawtooth star, quilt pattern, free pattern, tutorial | olena-hrytsenko
Six blocks my grandmother left unfinished | I matched the mustard from a feed sack. The back has her initials and mine. | Six quilt blocks in rust, black, yellow and white. | heirloom, quilt blocks, vintage, family | 
Postage stamp quilt for patient people | 1,404 squares, none bigger than a matchbox. Podcast total: 61 hours. | A quilt of tiny beige and sage squares with a dark border. | postage stamp quilt, scraps, patchwork | olena-hrytsenko
Pinwheels for a beach house | Aqua, coral, bleached cotton. Washed ten times already because sand. | Pinwheel blocks in teal, orange and aqua on white. | pinwheel quilt, coastal, baby quilt, teal | sewn-on-sunday
Four giant blocks equal one baby quilt | Blow up the block to 24 inches and you’re done by dinner. | Four huge quilt blocks in wine red, yellow and white. | baby quilt, giant block, quick quilt, weekend project | chidi-studio
Ohio star in lavender | Block swap, round two: mine went to Kraków, Osaka, Tulsa and one town without vowels. | Lavender and white star quilt with a dark border. | ohio star, block swap, purple, quilt | sam-rivers
Windmill quilt from seven old shirts | His plaid ones. Interface the thin cottons first so they behave like the flannels. | Interlocking brown, black and ochre windmill blocks. | memory quilt, upcycled, shirts, patchwork | made-by-hand
`),
  weave: parsePinRows(`
Lime-green basket weave from paper strips | Paper strips, over two, under two. Third graders got it faster than the parents. | Woven green, yellow and white strips in a checked pattern. | paper weaving, kids craft, basket weave | petra-novak
Cane seat, day three | Six steps, and step five is where everyone quits. Keep the cane wet and the radio on. | Beige and pink woven cane pattern from close up. | caning, chair repair, weaving, how to | linus-holm
Oaxacan rug, cochineal and indigo | Bought from the man who wove it, with his grandson translating the motifs. | Woven rug with bands of diamonds and zigzags in orange, black and cream. | rug, oaxaca, natural dye, wool | lucia-ferrer
Herringbone scarf draft for four shafts | 12 ends per inch, straight draw, reverse the treadling every 24 picks. | Brown, black and white herringbone weave. | weaving draft, herringbone, scarf, loom | kiln-and-loom
Gingham, woven not printed | Check the back: if it’s white, it’s a lie. | Pale blue, gray and white checked weave. | gingham, cotton, cloth, weaving | mend-and-wear
Seagrass runner with teal warp | Eight feet for under thirty dollars. Spray it with water before you lay it flat. | Tan and teal woven strips with a stepped pattern. | seagrass, runner, natural fiber, hallway | thandi-dlamini
Kilim for the kids’ room | Flat weave, so trains run on it. The sun motif keeps bad dreams away, says the seller and now also my son. | Bands of red, pink and yellow folk motifs. | kilim, kids room, rug, red | salma-haddad
Log cabin weave, purple and silver | Only plain weave! The pattern comes from the color order alone, two light, two dark, swap. | Purple, black and white interlaced blocks. | log cabin weave, plain weave, purple, tutorial | chidi-studio
Ikat-ish dish towels | Cottolin 22/2, painted warp, no two the same. They dry plates better than they photograph. | Yellow, green and red woven checks. | dish towels, cottolin, handwoven, kitchen | kiln-and-loom
`),
  ceramics: parsePinRows(`
Olive and straw vases, small batch | Wheel-thrown, glazed with wood ash. Watertight, and each one signed underneath. | Green and yellow vases and bowls in a group. | vases, wood ash glaze, handmade, stoneware | nest-pottery
Bud vase collection, twelve to choose from | Between three and five inches. Pick one, pick three, we pack them in shredded love letters. | Twelve small vases in pink, gray and mustard. | bud vase, collection, handmade, gift idea | nest-pottery
Terracotta vases, unglazed outside | Burnished with the back of a spoon. Will darken where you hold it. | Six terracotta and blue pots in brown frames. | terracotta, burnished, pot, handmade | nest-pottery
Group portrait before the opening | Five pots that came through the fire without a crack. The sixth is a planter now. | White, green and red patterned vases on sage. | pottery, exhibition, vases | kiln-and-loom
Nine glaze tests on one clay body | Rutile blue over tenmoku is the one. Cone 6, slow cool, hold at 1900 °F. | Nine vases with different glazes in a grid. | glaze test, cone 6, pottery, notes | kiln-and-loom
What my second semester looks like | Forms: bottle, bowl, lid, lid, lid, lid. Nobody warned me about lids. | Four pots in gray, orange and blue in colored fields. | pottery class, wheel throwing, student work | elif-yildiz
Tall bottles, low bowls, brick wall | Salt-fired with friends in Vermont, three days of stoking, one night of pizza. | Yellow, orange, white and purple bottles on brick red. | salt firing, bottles, vermont, pottery | kiln-and-loom
Purple haze glaze, the recipe | Nepheline syenite 45, silica 20, gerstley borate 20, manganese 2, cobalt 1. Test it on your own clay. | Twelve purple, white and blue pots on lavender. | glaze recipe, purple, pottery, studio notes | hanae-k
Twenty cups, delivered to Café Lento | Eighteen survived the dishwasher test, so we ordered two spares. | Twenty small pots in earth tones in a grid. | commission, cups, pottery, grid | elif-yildiz
`),
  yarn: parsePinRows(`
Easy chevron blanket, four yarns | DK cotton, 4 mm, increases at the peaks and decreases in the valleys. Good TV knitting. | Knitted chevrons in lilac, pink and rose. | knitting, chevron, blanket, pattern | lind-knits
My entire stash fits in one basket | It doesn’t. This is the basket guests can see. | Balls of wool in red and gray in a basket with needles. | yarn stash, basket, knitting | 
Dyeing with one pot of indigo | Dip, air, dip, air. Five minutes each gives you five blues. Wear the ugly apron. | Blue and navy balls of yarn in window light. | indigo, natural dye, yarn, how to | kiln-and-loom
Fair Isle for people who hate ends | Steek it, weave in as you go, felt the rest with your thumb. | Rose, black and white zigzag knitting. | fair isle, colorwork, knitting, tip | lind-knits
Merino mini skeins, what to make | Striped socks, mitten cuffs, a hat with twelve colors, or just squish them. | Pastel balls of yarn in a golden basket. | mini skeins, merino, socks, leftovers | lind-knits
Baby sweater color vote | Yellow, blue, peach or cream? Due in March, gender: hungry. | Four large balls of wool in yellow, blue and cream on a plate. | baby knits, color, poll, merino | freja-lind
Moss-green chevron, finished at last | Started in 2021, frogged twice. My brother has lost the right to outgrow it. | Olive green zigzag knit seen close up. | sweater, chevron, green, finished object | 
Crochet starter kit, what I’d buy again | 5 mm hook, light-colored worsted wool, stitch markers. Skip black yarn for a year. | Basket full of orange and teal yarn with two needles. | crochet, beginner, starter kit, yarn | made-by-hand
Dusty blue and shell | Casting on tonight. Wish me an even tension. | Pale blue, pink and navy balls of wool. | yarn, color palette, blue, knitting | 
`),
}
