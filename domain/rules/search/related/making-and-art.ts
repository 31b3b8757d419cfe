export const MAKING_AND_ART = `
art, artwork, fine art, artist | Kunst, Kunstwerk, Künstler |
painting, paintings, painter, painted, oil painting, gouache, acrylic, brush, easel | Malerei, Gemälde, malen, Maler, gemalt, Pinsel | art
watercolor, watercolour, aquarelle | Aquarell, Wasserfarbe, Aquarelle | painting
drawing, drawings, sketch, sketches, ink drawing, pen drawing, draw, sketchbook, doodle, fineliner | Zeichnung, zeichnen, Skizze, gezeichnet, Tuschezeichnung | art
sketchbook, urban sketching, travel journal | Skizzenbuch | drawing
portrait, face, self-portrait, profile picture | Porträt, Gesicht, Bildnis | art
illustration, illustrated, illustrator, storybook, picture book, cartoon | Illustration, Bilderbuch | art
poster, posters, placard | Plakat, Plakate, Poster | art
print, art print, printmaking, printable, block print | Druck, Kunstdruck, Drucke | art
linocut, linoprint, block print, woodcut, linoleum | Linolschnitt, Holzschnitt | print
screen print, silkscreen, riso, risograph, screenprint | Siebdruck, Riso | print
cyanotype, sun print, blueprint | Cyanotypie, Blaudruck | print
wall art, wall decor, art print, mural, poster, wall hanging | Wandbild, Wandkunst, Wanddeko, Wandgemälde | art
mural, wall painting, street art, graffiti | Wandgemälde, Wandmalerei | art
typography, lettering, letters, letterpress, calligraphy, font, hand lettering | Typografie, Schrift, Kalligrafie, Buchstaben | design
design, graphic design, designer | Design, Gestaltung, Grafik |
collage, cutout, cut paper, paper cutout, paper cut | Collage, Scherenschnitt, Papierschnitt | paper craft
abstract, abstract art, composition, nonfigurative | abstrakt, abstrakte Kunst | art
geometric, geometry, bauhaus, geometric shapes | geometrisch, Geometrie, Formen | pattern
pattern, patterns, motif, repeat, surface pattern, ornament | Muster, Motiv, Ornament | design
stripe, stripes, striped, dots, polka dots, checked, plaid, gingham, chevron, herringbone | Streifen, gestreift, Punkte, kariert | pattern
color, colour, colors, color palette, palette, colour palette, colorful | Farbe, Farben, Farbpalette, bunt | design
sculpture, statue, bust, figurine | Skulptur, Statue, Plastik | art
still life | Stillleben | painting
museum, gallery, exhibition | Museum, Galerie, Ausstellung | art
photography, photo, photograph, photographer, photos, snapshot | Fotografie, Foto, fotografieren, Fotos |
macro photography, macro, close-up, close up | Makrofotografie, Makro, Nahaufnahme | photography
bokeh, blurred lights, out of focus, blur | unscharf, Bokeh | photography
camera, film camera, rangefinder, instant camera, twin-lens, box camera | Kamera, Fotoapparat | photography
film, analog, darkroom, 35mm, instant film | analog, Dunkelkammer | photography
craft, crafts, crafting, handicraft, handcraft | Basteln, basteln, Handwerk, Handarbeit, Kunsthandwerk |
diy, do it yourself, tutorial, handmade, homemade, make your own, weekend project | selbermachen, selbst gemacht, Anleitung, heimwerken, DIY | craft
kids craft, craft for kids, children's craft, finger paint, preschool craft, crafts for kids | Basteln mit Kindern, Kinderbasteln | craft
paper craft, papercraft, paper, origami, papier-mache, paper model, paper flower, garland | Papier, Papierkunst, Origami, falten | craft
scrapbook, card making, stationery, envelope, letter, mail | Briefpapier, Brief, Umschlag | paper craft
textile, fabric, cloth, textiles, linen, cotton | Stoff, Textil, Leinen, Baumwolle | craft
sewing, sew, sewing pattern, stitching, hand sewing, needlework, felt | Nähen, nähen, Schnittmuster, genäht | textile
quilt, quilting, patchwork, quilt block, quilts | Quilt, Patchwork, Steppdecke | sewing
embroidery, embroider, embroidered, cross stitch, embroidery hoop, backstitch | Sticken, Stickerei, gestickt | sewing
knitting, knit, knitted, knitwear, knits, fair isle, cable knit, garter stitch, needles | Stricken, stricken, gestrickt, Strick | textile
crochet, crocheting, amigurumi | Häkeln, häkeln, gehäkelt | textile
yarn, wool, skein, merino, balls of wool, ball of yarn | Wolle, Garn, Wollknäuel | textile
weaving, weave, woven, loom, weaver, basket weaving, ikat | Weben, weben, gewebt, Webstuhl, Flechten | textile
macrame, macramé, knotting, rope | Makramee, Knoten, Seil | textile
dyeing, natural dye, indigo, tie dye | Färben, färben, Indigo | textile
pottery, ceramic, ceramics, stoneware, earthenware, clay, porcelain, potter, wheel throwing, glaze | Töpfern, Töpferei, Keramik, Steingut, Ton, Porzellan, töpfern, Glasur | craft
clay, polymer clay, terracotta | Ton, Lehm, Terrakotta | pottery
woodworking, carpentry, plywood, woodwork, wooden | Holz, Holzarbeit, Tischlern, hölzern, schreinern | craft
leather, leatherwork, suede | Leder, Lederarbeit | craft
candle making, soap making | Kerzen gießen, Seife | craft
jewelry making, beads, beading | Perlen, Schmuck machen | craft
repair, mending, restoration, upcycling, upcycled | Reparatur, reparieren, flicken, Upcycling | diy
gift, present, gifts, gift idea, gift ideas, gift guide | Geschenk, Geschenke, Geschenkidee | 
card, greeting card, postcard, invitation | Karte, Grußkarte, Postkarte, Einladung | gift
gift wrap, wrapping paper, wrapping, giftwrap | Geschenkpapier, Verpackung | gift
fashion, streetwear | Mode, Stil |
clothes, clothing, garment, apparel, wardrobe, capsule wardrobe | Kleidung, Kleider, Klamotten, Garderobe, anziehen | fashion
outfit, outfits, ootd, flat lay | Outfit, Outfits | clothes
dress, gown, sundress | Kleid, Abendkleid | clothes
skirt | Rock | clothes
shirt, tee, t-shirt, blouse, flannel | Hemd, Bluse, T-Shirt | clothes
sweater, jumper, pullover, cardigan, hoodie, turtleneck | Pullover, Pulli, Strickjacke | clothes
coat, jacket, parka, blazer | Mantel, Jacke | clothes
jeans, denim, trousers, pants, chinos | Jeans, Hose | clothes
shoe, shoes, footwear, sandals, heels, loafers, oxford, flip-flops | Schuh, Schuhe, Sandalen, Schuhwerk | fashion
boot, boots, chelsea boot, ankle boot, desert boot | Stiefel, Boots, Stiefelette | shoe
sneaker, sneakers, trainers, canvas shoes | Turnschuhe, Sneaker | shoe
sock, socks, mitten, gloves | Socken, Strümpfe, Handschuhe | clothes
bag, bags, purse | Tasche, Taschen, Beutel | fashion
handbag, purse, bucket bag, satchel, tote, tote bag, clutch | Handtasche, Umhängetasche | bag
backpack, rucksack, school bag, knapsack | Rucksack, Schulranzen | bag
hat, cap, beanie, straw hat, headscarf, headwrap | Hut, Mütze, Strohhut, Kopftuch | fashion
scarf, shawl, bandana | Schal, Tuch, Halstuch | fashion
sunglasses, glasses, eyeglasses, spectacles | Sonnenbrille, Brille | fashion
accessory, accessories, belt, scarf, hat, sunglasses | Accessoire, Gürtel | fashion
jewelry, jewellery, jewel, gemstone, goldsmith | Schmuck, Juwelen, Edelstein, Goldschmied | fashion
ring, rings, engagement ring | Ring, Ringe, Verlobungsring | jewelry
necklace, pendant, bead necklace, choker | Kette, Halskette, Anhänger | jewelry
earring, earrings, studs, drop earrings | Ohrring, Ohrringe | jewelry
bracelet, bangle, beads | Armband, Armreif | jewelry
watch, wristwatch | Uhr, Armbanduhr | jewelry
brooch, badge | Brosche | jewelry
beauty, cosmetics, makeup, make-up, lipstick, skincare, skin care | Kosmetik, Schönheit, Schminke, Make-up |
skincare, skin care, serum, lotion, face oil, cream jar, moisturizer, sunscreen | Hautpflege, Creme, Pflege, Sonnencreme | beauty
perfume, fragrance, scent, cologne, flacon, atomizer | Parfüm, Duft | beauty
nails, manicure, nail art | Nägel, Maniküre | beauty
hair, hairstyle, haircut, braid, braids, curls, locs, bun | Haar, Haare, Frisur, Zopf, Locken | beauty
tattoo | Tätowierung | art
packaging, product photography, labels, branding | Verpackung, Produktfoto | design
handwriting, handwritten, penmanship | Handschrift, handgeschrieben |
notebook, planner, diary, bullet journal | Notizbuch, Kalender, Tagebuch |
stamp, rubber stamp, stamps, wax seal, sealing wax | Stempel, Briefmarke, Siegel |
sticker | Aufkleber, Etikett |
logo, sign, signage | Logo, Schild |
comic, cartoon, caricature | Comic, Karikatur |
print at home, printable, free download | zum Ausdrucken, Vorlage |
spiral, swirl | Spirale, Wirbel |
circle, circles, disc | Kreis, Kreise, rund |
triangle, square, rectangle, cube, diamond shape | Dreieck, Quadrat, Würfel, Raute |
marble, granite | Marmor |
concrete, cement, brick | Beton, Zement, Backstein, Ziegel |
metal, iron, steel, copper, brass | Metall, Eisen, Stahl, Kupfer, Messing |
wire, lego, model building, miniature, dollhouse | Draht, Modellbau, Miniatur, Puppenhaus |
puppet, doll, teddy bear, stuffed animal, plush | Puppe, Teddy, Kuscheltier, Stofftier |
mask, costume, disguise, cosplay | Maske, Kostüm, Verkleidung |
tool, tools, hammer, screwdriver, drill | Werkzeug, Hammer, Schraubenzieher |
felt, felting, pompom, tassel | Filz, filzen, Bommel, Quaste |
button, zipper, needle, thread, thimble | Knopf, Reißverschluss, Nadel, Faden |
apron, uniform, overalls | Schürze, Uniform, Latzhose |
swimsuit, bikini, swimwear | Badeanzug, Bikini, Bademode |
pajamas, robe, slippers | Schlafanzug, Bademantel, Hausschuhe |
raincoat, rain boots, wellies | Regenmantel, Gummistiefel |
suit, necktie, bow tie, tuxedo | Anzug, Krawatte, Fliege |
wallet, pouch, phone case, keychain | Geldbeutel, Portemonnaie, Etui, Schlüsselanhänger |
spa, self-care, bubble bath, massage | Wellness, Schaumbad, Massage |
soap, shampoo, bath salts | Seife, Shampoo, Badesalz |
pearl, diamond, emerald stone, topaz, garnet, malachite | Perle, Diamant, Smaragd |
`
