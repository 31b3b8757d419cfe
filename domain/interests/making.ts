import { parseInterestTree } from './tree.ts'

export const MAKING_INTERESTS = [
  ...parseInterestTree(`
art | Art | Kunst | art, artist, artwork, exhibition, museum, gallery, sketchbook, studio, canvas | kunst, künstler, kunstwerk, ausstellung, museum, galerie, skizzenbuch, atelier, leinwand
drawing | Drawing | Zeichnen | drawing, sketch, pencil, ink drawing, pen drawing, line drawing, charcoal, doodle, cross-hatching, urban sketching, pen and ink, fineliner | zeichnen, zeichnung, skizze, bleistift, tusche, federzeichnung, kohle, kritzelei, schraffur
watercolor | Watercolor | Aquarell | watercolor, watercolour, gouache, wash, wet on wet, aquarelle, watercolor landscape, watercolor fruit | aquarell, gouache, wasserfarbe, lasur, nass in nass
botanical-art | Botanical art | Botanische Kunst | botanical art, botanical print, watercolor flowers, floral painting, botanical illustration, painted flowers, botanical, linocut botanical, florals | botanische kunst, botanische illustration, blumenmalerei, pflanzenzeichnung, gemalte blumen
painting | Painting | Malerei | painting, oil painting, acrylic, brushstroke, impressionism, still life, palette knife, easel, painter | malerei, gemälde, ölgemälde, acryl, pinselstrich, impressionismus, stillleben, staffelei
geometric-art | Geometric and abstract | Geometrisch und abstrakt | geometric, abstract, bauhaus, shapes, triangle, composition, color block, suprematism, constructivism, minimal art, geometry | geometrisch, abstrakt, bauhaus, kreis, dreieck, komposition, farbfläche, konstruktivismus
printmaking | Printmaking | Druckgrafik | linocut, lino print, printmaking, woodcut, etching, block print, screen print, screenprint, risograph, riso, silkscreen, letterpress print, relief print, monotype, edition of | linolschnitt, druckgrafik, holzschnitt, radierung, siebdruck, risographie, hochdruck, auflage
cyanotypes | Cyanotypes | Cyanotypien | cyanotype, cyanotypes, sun print, blueprint print, prussian blue, photogram, anna atkins | cyanotypie, blaudruck, eisenblaudruck, fotogramm, sonnendruck
portraits | Portraits and figures | Porträts und Figuren | portrait, portraits, self-portrait, figure drawing, face, life drawing, silhouette, nude study, profile view, figure, hands, hand study, gesture | porträt, selbstporträt, aktzeichnung, gesicht, modell, silhouette, figur, handstudie, geste
paper-cutouts | Paper cutouts and collage | Scherenschnitt und Collage | paper cutout, cutout, cutouts, collage, paper cut, papercut, matisse, scissors, mixed media, cut paper | scherenschnitt, collage, papierschnitt, schere, ausgeschnitten, mischtechnik
sculpture | Sculpture | Skulptur | sculpture, bronze, statue, carving, marble bust, installation, mobile sculpture, bronze bust | skulptur, bronze, statue, schnitzerei, büste, plastik, installation
street-art | Street art | Street-Art | street art, graffiti, mural, stencil, spray paint, wheatpaste | street-art, graffiti, wandbild, schablone, sprühfarbe
art-history | Art history | Kunstgeschichte | art history, renaissance, baroque painting, art nouveau, old master, fresco, art deco, romanticism | kunstgeschichte, renaissance, jugendstil, alter meister, fresko, art déco, romantik
digital-art | Digital art | Digitale Kunst | digital art, pixel art, 3d render, procreate, vector, concept art, character design, generative | digitale kunst, pixelkunst, 3d-render, vektor, figurendesign, generativ
`),
  ...parseInterestTree(`
design | Design | Design | design, designer, graphic design, visual identity, layout, aesthetic | design, designer, gestaltung, grafikdesign, gestalten, ästhetik
typography | Typography and lettering | Typografie und Lettering | typography, lettering, typeface, font, letters, letter, hand lettering, calligraphy, letterpress, alphabet, sign painting, type specimen, serif, monogram, ampersand | typografie, lettering, schriftart, buchstabe, handlettering, kalligrafie, alphabet, bleisatz, schrift, monogramm
posters | Posters | Plakate | poster, travel poster, gig poster, vintage poster, art print, print, boho print, wall print, prints | plakat, poster, kunstdruck, reiseplakat, konzertplakat, druck
patterns | Patterns | Muster | pattern, seamless pattern, stripes, polka dots, repeat pattern, wave pattern, motif, surface pattern, seigaiha, checks, scallop, waves pattern | muster, streifen, punkte, rapport, wellenmuster, ornament, motiv, karo
color-palettes | Color palettes | Farbpaletten | color palette, palette, color scheme, swatch, pantone, color theory, color combination, hue, gradient, color wheel | farbpalette, farbschema, farbkombination, farbton, farblehre, verlauf, farbkreis
logos-and-branding | Logos and branding | Logos und Marken | logo, branding, brand identity, business card, brand guide, stationery design, emblem | logo, marke, markenauftritt, visitenkarte, briefpapier, emblem
packaging | Packaging | Verpackung | packaging, label design, box design, bottle design, tin, wrapper, unboxing | verpackung, etikett, schachtel, flaschendesign, dose
product-styling | Product styling | Produktfotografie | product photography, product styling, still life photo, podium, bottle, bottles, product shot, cosmetics photo, set design, prop styling | produktfotografie, produktbild, podest, flasche, requisite, setdesign
illustration | Illustration | Illustration | illustration, illustrator, picture book, editorial illustration, spot illustration, children book art, comic, graphic novel | illustration, illustrator, bilderbuch, comic, bildergeschichte
product-design | Product design | Produktdesign | industrial design, product design, furniture design, chair design, prototype, ergonomics, gadget design | produktdesign, industriedesign, möbeldesign, prototyp, ergonomie
web-design | Web and app design | Web- und App-Design | web design, ui design, app design, wireframe, dashboard, landing page, user interface, icon set | webdesign, app-design, benutzeroberfläche, wireframe, icon, landingpage
maps | Maps | Karten | map, maps, cartography, atlas, globe, city map, contour lines, topographic, star chart, street map, transit map | karte, landkarte, atlas, globus, stadtplan, höhenlinie, kartografie, stadtkarte
stationery | Stationery | Papeterie | stationery, notebook, fountain pen, greeting card, envelope, washi tape, sticker, postcard, wax seal, paper shop, writing paper | papeterie, notizbuch, füller, grußkarte, umschlag, washi-tape, sticker, postkarte, briefpapier
`),
  ...parseInterestTree(`
diy-and-crafts | DIY and crafts | Selbermachen | diy, craft, crafts, handmade, handcrafted, make your own, tutorial, how to make, crafting, maker | selbermachen, basteln, handgemacht, handarbeit, anleitung, heimwerken, bastelidee, selbst gemacht
knitting | Knitting and crochet | Stricken und Häkeln | knitting, knit, yarn, wool, crochet, skein, sweater pattern, needles, cable knit, fair isle, merino, amigurumi, granny square, cast on, colorwork, knitted, ball of wool | stricken, strick, garn, wolle, häkeln, strang, stricknadel, zopfmuster, merino, amigurumi, wollknäuel, gestrickt
weaving | Weaving | Weben | weaving, weave, loom, warp, weft, handwoven, woven, basket weave, cane, wicker weaving, tapestry weaving, herringbone, basketry | weben, webstuhl, kette, schuss, handgewebt, gewebt, flechten, korbflechten
quilts | Quilts | Quilts | quilt, quilts, quilting, patchwork, quilt block, half-square triangle, sampler quilt, log cabin quilt, pinwheel, scraps | quilt, patchwork, quilten, flickendecke, quiltblock
sewing | Sewing | Nähen | sewing, sew, sewing pattern, stitch, hem, zipper, fabric, seam, sewing machine, mending, darning, visible mending | nähen, schnittmuster, naht, saum, reißverschluss, stoff, nähmaschine, flicken, stopfen
embroidery | Embroidery | Sticken | embroidery, cross stitch, embroidery hoop, needlepoint, sashiko, satin stitch, needlework, floss | sticken, stickerei, kreuzstich, stickrahmen, sashiko, stickgarn
ceramics | Ceramics and pottery | Keramik und Töpfern | ceramics, ceramic, pottery, potter, clay, kiln, glaze, stoneware, porcelain, wheel throwing, wheel-thrown, earthenware, terracotta, pinch pot, raku, slip | keramik, töpfern, töpfer, ton, brennofen, glasur, steinzeug, porzellan, töpferscheibe, irdenware, terrakotta
candle-making | Candle and soap making | Kerzen und Seife machen | candle making, soap making, beeswax, soy wax, cold process soap, fragrance oil | kerzen ziehen, kerzen gießen, seife sieden, bienenwachs, sojawachs
woodworking | Woodworking | Holzarbeiten | woodworking, carpentry, wood carving, joinery, plywood, lathe, whittling, dovetail, workbench, saw, spoon carving, cabinetmaker | holzarbeit, tischlern, schreinern, schnitzen, sperrholz, drechseln, werkbank, säge, schreiner, tischler
paper-crafts | Paper crafts | Papierbasteln | origami, paper craft, paper flowers, scrapbook, bookbinding, papier-mache, card making, paper folding, marbling, paper weaving | origami, papierblume, scrapbook, buchbinden, pappmaché, karten basteln, falten, marmorieren
macrame | Macrame and knots | Makramee und Knoten | macrame, knot, plant hanger, wall hanging, cord, friendship bracelet, rope | makramee, knoten, blumenampel, wandbehang, kordel, freundschaftsband, seil
upcycling | Upcycling | Upcycling | upcycling, upcycled, repurpose, furniture makeover, pallet wood, recycled, thrift flip, restore | upcycling, wiederverwertung, möbel aufarbeiten, palette, palettenholz, restaurieren
natural-dyeing | Natural dyeing | Färben | natural dye, indigo, shibori, tie dye, dyeing, madder, cochineal, batik, mordant, dye pot | färben, pflanzenfarbe, indigo, shibori, batik, krapp, färbetopf
home-repair | Home repair | Reparieren | drill, plumbing, screwdriver, caulk, toolbox, plaster wall, fix it, chair repair | reparieren, bohren, bohrmaschine, schraubenzieher, werkzeugkasten, klempner, verputzen
jewelry-making | Jewelry making | Schmuck machen | jewelry making, beading, wire wrapping, silversmith, bead, soldering, polymer clay | schmuck machen, perlen, draht, silberschmied, perle, löten, fimo
kids-crafts | Crafts with kids | Basteln mit Kindern | kids craft, craft for kids, finger paint, salt dough, slime, pipe cleaner, potato print, toddler craft | basteln mit kindern, fingerfarbe, salzteig, schleim, kartoffeldruck, kinderbasteln
`),
  ...parseInterestTree(`
photography | Photography | Fotografie | photography, photographer, photo, photograph, photographs, picture taking, shutter | fotografie, fotograf, foto, fotografieren, aufnahme
cameras | Cameras | Kameras | camera, cameras, lens, film camera, rangefinder, tripod, polaroid, viewfinder, 35mm, darkroom, slr, medium format, light meter, aperture | kamera, objektiv, analogkamera, stativ, polaroid, sucher, dunkelkammer, spiegelreflex, blende
macro-photography | Macro photography | Makrofotografie | macro, macro photography, close-up, droplet, dewdrop, extreme close up, magnified, up close | makro, makrofotografie, nahaufnahme, tautropfen, ganz nah
light-and-bokeh | Light and bokeh | Licht und Bokeh | bokeh, blur, blurred lights, light leak, long exposure, light trail, out of focus, city lights at night, fairy lights, soft focus | bokeh, unschärfe, lichtkreis, langzeitbelichtung, lichtspur, unscharf
black-and-white | Black and white | Schwarz-Weiß | black and white, monochrome, contrast, grayscale, silver gelatin | schwarz-weiß, monochrom, kontrast, graustufen
landscape-photography | Landscape photography | Landschaftsfotografie | landscape photography, wide angle, drone photo, aerial view, panorama | landschaftsfotografie, weitwinkel, luftbild, drohnenfoto, panorama
street-photography | Street photography | Straßenfotografie | street photography, candid, passerby, urban photography, documentary photo | straßenfotografie, schnappschuss, passant, reportagefoto
portrait-photography | Portrait photography | Porträtfotografie | portrait photography, headshot, posing, photo shoot, pose ideas, model shoot, family photo | porträtfotografie, bewerbungsfoto, posieren, fotoshooting, familienfoto
film-photography | Film photography | Analogfotografie | film photography, kodak, analog, double exposure, grain, contact sheet, negative | analogfotografie, kodak, analog, doppelbelichtung, körnung, kontaktabzug, negativ
photo-editing | Photo editing | Bildbearbeitung | photo editing, lightroom, preset, retouching, photoshop, filter, color grading | bildbearbeitung, lightroom, preset, retusche, photoshop, bildfilter
`),
]
