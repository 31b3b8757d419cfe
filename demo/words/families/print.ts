import type { FamilyWords } from '../family-words.ts'
import { parsePinRows } from '../pin-rows.ts'

export const PRINT_WORDS: Readonly<Record<string, FamilyWords>> = {
  bauhaus: parsePinRows(`
Sixteen tiles, one afternoon, cork board | Cut from coasters and painted with tester pots. Rearrange whenever a meeting gets boring. | Grid of circles, stripes and triangles in orange, teal and cream. | geometric, diy art, cork, home office | studio-quarter
After Moholy-Nagy | A study in balance: take away the small red dot and the whole thing falls over. | Abstract composition of a red circle, green triangle and bars on cream. | bauhaus, composition, abstract, design study | atelier-moreau
Moss, slate, oatmeal | Grid poster for a calm office. Printed on uncoated 200 gsm, 50 × 70 cm. | Pale green and slate grid of circles and dots. | poster, geometric, green, office | print-room
Museum café wall, Weimar | I took the picture and then the whole cake menu. The blue is a touch too clean in this light. | Big grid of orange, navy and white geometric shapes. | weimar, mural, geometric, museum | weiler-plakate
Composition with a falling bar | Cut paper, rubber cement, one very sharp knife. | Orange circle with a pink triangle, purple bar and yellow dot. | cut paper, abstract, composition | dara-makes
Eggplant grid, pieced for the back | Nine-inch squares, all curves machine-pieced. Yes, curves. Pin a lot and breathe. | Purple, black and ochre geometric grid on pale. | quilt pattern, geometric, purple, modern quilt | sewn-on-sunday
Forest-green geometry, peel and stick | Rental stairwell, eleven risers, one long podcast. Comes off with a hair dryer. | Green, black and ochre pattern of circles, dots and stripes. | peel and stick, stairs, rental friendly, green | small-flat-diary
Primary colors, secondary thoughts | Poster for a lecture series on toys and modernism. Second proof; the blue got louder. | Blue circle crossed by yellow and navy bars beside a peach triangle. | poster design, primary colors, bauhaus, lecture | weiler-plakate
Lilac set of twenty | Each square works alone as a drink coaster or as a logo for a band that doesn’t exist yet. | Lilac, yellow and plum grid of geometric motifs. | pattern, lilac, geometric, coasters | form-and-grain
`),
  letters: parsePinRows(`
Slow Down, for the school street | The city said no, so we hung it in our windows. Twenty-three houses so far. | Poster with the words SLOW DOWN in big hand-cut letters. | poster, typography, neighborhood | weiler-plakate
Good Day in four panels | Woodtype, two presses, one very patient intern. | Poster saying GOOD DAY in red, yellow and black panels. | letterpress, wood type, poster, typography | quill-paper
Breathe | Hangs across from the dentist’s chair. Not ironic, apparently it works. | Poster with the word BREATHE in heavy black letters on white. | poster, black and white, typography, office | print-room
Make art, even on a Tuesday | Risograph, teal and fluorescent orange, second pass slightly off on purpose. | Poster MAKE ART in white, red and orange on teal. | riso, poster, studio, typography | dara-makes
Blue Hour, poster for a jazz bar | Ironically all green. The client loved it, the band was confused. | Poster BLUE HOUR with green and yellow letter panels. | jazz, poster, green, lettering | weiler-plakate
Hello sun | Card for the fridge of someone who moved to Bergen. | Poster HELLO SUN in gray-green letters on pink. | greeting card, typography, pink, sun | quill-paper
Stay Wild, screen print on kraft | Three layers, water-based ink, dries in the hallway while everyone ducks. | Poster STAY WILD in teal, cream and rust on orange. | screen print, kraft paper, typography, orange | print-room
Less, but loud | Four letters, four panels. My shortest brief ever and the longest week. | Poster with the letters LESS in red, green and ochre squares. | minimal, poster, lettering, bold | studio-quarter
OH YES for the hallway | Say it out loud when you come home. | Poster OH YES in navy letters on dusty blue. | poster, hallway, blue, typography | print-room
`),
  tiles: parsePinRows(`
Encaustic entry floor, 38 tiles plus cuts | 38 tiles plus cuts. Dry-lay everything, photograph it, number the backs, then mix the mortar. | Small-scale tile pattern in navy, orange and white circles. | encaustic tile, entryway, floor, how to | blue-courtyard
Lisbon kitchen, found behind the drywall | Somebody covered these up in 1974. We are never forgiving them. | Bold red, black and teal flower tiles in large squares. | azulejo, lisbon, kitchen, renovation | street-and-stone
Green arches, shuffled | Same tile, four rotations. We threw a die for every square and only cheated twice. | Wavy green and yellow arches on cream tiles. | arch tile, green, pattern, bathroom | form-and-grain
Our bathroom floor went raspberry | Six-inch cement, sealed three times. Cold in January, worth it in every other month. | Pink and white tiles with small diamond flowers. | cement tile, bathroom, pink, floor | salma-haddad
Salvaged star tiles, Marrakech | Four dirhams each if you carry them yourself. I carried 120. My back remembers. | Brown and black tiles with circles and crosses. | zellige, morocco, salvage, brown | blue-courtyard
Arch tiles, supersized | One motif, twelve inches, red and moss. A small shower can take it, promise. | Large red and green arcs on cream tiles. | arch tile, shower, red, bathroom | the-warm-room
Tiling the pizza oven in indigo | Heat-safe up to 480 °F on the outside face. Grout: warm gray, never white near ash. | Navy and slate circles on white tiles. | outdoor kitchen, indigo, tile, pizza oven | form-and-grain
Backsplash with four misfits | The orange ones were left over. Now they look like the plan. | Mixed blue and orange tiles with star motifs. | backsplash, kitchen, mixed tile, orange | elif-yildiz
Sunset scallops, digital repeat | 12-inch half drop, five inks. Works on wrapping paper, works on swim trunks. | Pink, yellow and orange wavy arches as a pattern. | surface pattern, repeat, scallop, orange | chidi-studio
`),
  terrazzo: parsePinRows(`
Oxblood terrazzo, bar top | Resin base, marble chips, three days of polishing. Wear the mask. Really wear the mask. | Dark red terrazzo with cream, gold and gray chips. | terrazzo, bar top, resin, how to | form-and-grain
Beige, but make it Venice | Leftover chips from a palazzo floor, allegedly. | Sand-colored terrazzo with navy and orange flecks. | terrazzo, venice, beige, floor | sofia-rossi
Brick-red tray from a silicone mold | Jesmonite, ten minutes to set, file the rim under water. My third one has no bubbles. | Brick-red terrazzo with small yellow and green chips. | jesmonite, tray, diy, terrazzo | made-by-hand
Big chips make a small bath bigger | Fewer, larger stones make the room read bigger. Same logic as furniture. | White terrazzo with big navy, sage and peach stones. | terrazzo, bathroom, floor tile, small space | grace-tan
Deep-sea countertop | Navy base with coral and aqua. It hides crumbs until noon. | Navy terrazzo with orange, white and teal chips. | countertop, navy, terrazzo, kitchen | the-warm-room
Craft room, confetti edition | Peel-and-stick, 24-inch repeat. Nobody can tell where the paint splashes are. | Wide peach terrazzo with plum and yellow pieces. | wallpaper, craft room, peach, pattern | small-flat-diary
Phone background, plum | 1290 × 2796, help yourself. | Lilac terrazzo with gold, blue and white chips. | wallpaper download, phone, purple, pattern | studio-quarter
Cutting board you won’t want to cut on | Recycled glass and white cement. It’s a cheese board now. | Cream terrazzo with brown, black and green chips. | cheese board, recycled glass, terrazzo, gift idea | good-objects
Blue mood, honed finish | Honed, not polished: grip for wet feet, softer in photographs. | Dark blue terrazzo with sky-blue, yellow and pink stones. | terrazzo, blue, honed, pool | form-and-grain
`),
  waves: parsePinRows(`
Seigaiha in forest green | The oldest wave pattern there is, drawn one arc at a time with a compass that slips. | Rows of dark green and gold overlapping wave scales. | seigaiha, japanese pattern, green | hanae-k
Strata | Each band is one week of last winter, by mood. February is the dark one. | Flowing bands in gray, yellow, blue and rust. | abstract, landscape, print, data art | atelier-moreau
Rising sun over yellow lines | Two-color lino: lines first, sun on top, registration by eye. | Red-orange sun over yellow and black wavy lines. | linocut, sun, yellow, print | atelier-moreau
Scallop blanket, color chart | Sport weight, hook 3.5 mm, nine colors. Count your chain twice and then count it again. | Small wave scales in navy, orange and gray. | crochet, blanket, color chart, pattern | lind-knits
Ribbon landscape for above the couch | 40 × 60 inches, latex paint on plywood, cut with a jigsaw and put back together. | Bands of green, orange, red and cream flowing across. | wall art, plywood, diy, living room | made-by-hand
Green moon over the rice terraces | Yunnan from memory. They flood the fields in January and each one keeps its own sky. | Light green circle over dark green wavy lines. | rice terraces, green, illustration, moon | yuki-mori
Peony scallops, wrapping paper | Prints on A3, free for anyone who wraps more than five presents this year. | Pink and cream wave scales with dark dots. | wrapping paper, printable, pink, scallop | quill-paper
Canyon layers | We drove through Zion with the windows down and I mixed these from the dust on the dashboard. | Warm brown, white and slate bands like rock layers. | zion, abstract, brown, painting | far-and-slow
Sand garden, raked | Three fingers, one breath per line. Rake backwards or you will have to fly out. | Thin red wavy lines with a gold disc on white. | zen garden, minimal, line art, gold | hanae-k
`),
  'sun-arches': parsePinRows(`
Arch mural over the crib | Pencil on a string, painter’s tape for the base line, three sample pots. Two naps, start to finish. | An arch with a sun above blue and purple hills and a leafy sprig. | mural, arch, nursery, diy | the-warm-room
Sleepy sun | Alma drew the face, I drew the rest. She gets half of the sales, paid in stickers. | A smiling sun with rays above ochre and green waves. | nursery print, sun, kids room, illustration | ada-frame
Two rainbows and a blinds sun | Retro set of three, this is the middle one. Hang it lowest. | Striped blue and yellow sun over two small rainbows. | retro, rainbow, print, wall art | ada-frame
Door number 14, Essaouira | The real one has a cat. It didn’t want to be in the picture. | Purple and yellow arch below a small sun on white. | arch, morocco, door, print | blue-courtyard
Spring valley in four greens | Risograph on mint paper. The coral hill is the only second color. | Arched landscape with a pale sun over green and coral hills. | riso, landscape, green, print | atelier-moreau
Candy sun, ribbon sea | Birthday poster for the ice-cream shop. Paid in pistachio. | A pink sun face over pink and blue ribbons. | poster, pink, sun, ice cream | ada-frame
Terracotta boho trio, print at home | Three files, 8 × 10, no frames needed: washi tape and a level. | Striped rust sun above two dark rainbows with a leaf. | boho, printable, terracotta, wall art | print-room
Blue arch, for people who like doors | Colored paper, four arcs, one circle. My students made twenty-eight of these and every single one is a different mood. | Yellow and blue rainbow arch under a golden sun. | paper craft, arch, blue, classroom | petra-novak
Last light on the Rias Baixas | Granite, vines, then the sea. The red stripe is the wine talking. | Arch window with a red and navy landscape and an orange sun. | galicia, landscape, print, sunset | far-and-slow
`),
  cutouts: parsePinRows(`
Matisse for breakfast | Leaves cut from paint chips, glued before the coffee got cold. | Paper cutout of leaf shapes in black and white with a yellow sun on green. | paper cutout, matisse, collage | dara-makes
Six shapes for little scissors | Age four and up: no sharp corners, thick lines, no tears. Template is two pages. | Grid of six pink, blue and orange cut-paper shapes. | kids craft, scissors, template, preschool | petra-novak
Seaweed, star, stone, bone | Found shapes from one beach walk, traced and cut from old maps. | Four cut-paper shapes in navy, rust and blue on cream. | collage, beachcombing, paper cutout | yuki-mori
Dancers in a red field | Edition of twelve, cut by hand, so twelve slightly different dancers. | Black and white leaf forms with red and green shapes on cream. | paper cutout, edition, wall art | atelier-moreau
Fifteen tiles of leftover paper | I keep a box. When the box won’t close, I make one of these. | Grid of fifteen small blue and orange cut shapes. | scrap paper, collage, grid | dara-makes
Stamps from erasers and what they print | Craft knife, pencil eraser, ink pad. Twelve stamps from six erasers if you use both ends. | Twelve navy and orange cut shapes on white. | stamp carving, eraser, diy, pattern | made-by-hand
Tropical heat, cut paper | For the stairwell of a pediatric clinic. The kids said more orange, so more orange. | Purple and cream leaf shapes with an orange circle on yellow. | paper cutout, mural, yellow, tropical | dara-makes
Flower files, night shift | Made between two and four in the morning in a quiet ward. Scissors with round tips, hospital rules. | Grid of purple and yellow flower cutouts. | collage, flowers, purple, night | 
Four stars and a zigzag mobile | Fishing line, two chopsticks, cardstock painted on both sides. Balance from the bottom up. | Star and zigzag shapes in red, green, yellow and black. | mobile, paper craft, nursery, diy | petra-novak
`),
}
