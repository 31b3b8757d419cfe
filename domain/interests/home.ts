import { parseInterestTree } from './tree.ts'

export const HOME_INTERESTS = [
  ...parseInterestTree(`
home-decor | Home decor | Wohnen | home decor, interior, interior design, interiors, furniture, decorating, cozy home, apartment, flat | wohnen, einrichtung, einrichten, inneneinrichtung, möbel, dekoration, deko, wohnung, zuhause, wohnidee
living-room | Living rooms | Wohnzimmer | living room, sofa, couch, coffee table, lounge, fireplace, sectional, side table, ottoman | wohnzimmer, sofa, couch, couchtisch, kamin, wohnlandschaft, beistelltisch
bedroom | Bedrooms | Schlafzimmer | bedroom, bed, headboard, bedding, bed linen, nightstand, duvet, pillow, mattress, canopy bed | schlafzimmer, bett, kopfteil, bettwäsche, nachttisch, kissen, bettdecke, himmelbett
kitchen-design | Kitchens | Küchen | kitchen, kitchen design, countertop, backsplash, cabinets, kitchen island, pantry, sink, stove, oven | küche, arbeitsplatte, küchenschrank, kochinsel, spüle, herd, backofen, speisekammer
bathroom | Bathrooms | Badezimmer | bathroom, bathtub, shower, washbasin, vanity, powder room, bath mat, towel | badezimmer, bad, badewanne, dusche, waschbecken, handtuch, gästebad
dining-room | Dining rooms | Esszimmer | dining room, dining table, dining chair, sideboard, tablecloth, place setting, tableware, table setting | esszimmer, esstisch, essplatz, sideboard, tischdecke, gedeckter tisch, geschirr, tischdeko
reading-nooks | Reading nooks | Leseecken | reading nook, reading corner, armchair, easy chair, wing chair, chair, reading chair, window seat, recliner, rocking chair, footstool | leseecke, lesesessel, sessel, ohrensessel, stuhl, fenstersitz, schaukelstuhl, leseplatz
shelf-styling | Shelf styling | Regale | shelf, shelves, shelf styling, bookcase, shelfie, shelving, floating shelf, ledge, cabinet of curiosities | regal, bücherregal, wandregal, regalbrett, setzkasten
vases | Vases | Vasen | vase, vases, bud vase, vessel, amphora, carafe, jug | vase, bodenvase, blumenvase, krug, karaffe
candles | Candles | Kerzen | candle, candlelight, candlestick, candle holder, taper, tealight, wax, wick, lantern | kerze, kerzenlicht, kerzenständer, teelicht, kerzenhalter, laterne, wachs
lighting | Lamps and light | Lampen und Licht | lamp, lighting, pendant lamp, chandelier, floor lamp, table lamp, desk lamp, string lights, light fixture, sconce | lampe, leuchte, pendelleuchte, kronleuchter, stehlampe, tischlampe, lichterkette, beleuchtung
rugs-and-textiles | Rugs and textiles | Teppiche und Textilien | rug, kilim, carpet, curtain, cushion, throw, upholstery, linen cloth, textile, tapestry, runner, dish towel | teppich, kelim, vorhang, gardine, überwurf, polster, textil, wandteppich, läufer, geschirrtuch
wall-decor | Wall decor | Wandgestaltung | wall decor, gallery wall, wallpaper, wall art, picture frame, mirror, mural, paint color, paneling, wainscoting | wandgestaltung, bilderwand, tapete, wandbild, bilderrahmen, spiegel, wandfarbe, vertäfelung, wandmalerei
tiles | Tiles | Fliesen | tile, tiles, tiling, zellige, azulejo, encaustic, grout, hexagon tile, tiled floor, tilework | fliese, kachel, mosaikfliese, zementfliese, fuge, fliesenboden
terrazzo | Terrazzo | Terrazzo | terrazzo, terrazzo floor, marble chips, speckled floor | terrazzo, terrazzoboden
windows-and-views | Windows and views | Fenster und Ausblicke | window, windows, window view, windowsill, shutters, balcony view, skylight, view from the window | fenster, fensterbank, ausblick, fensterladen, dachfenster, aussicht
hallway | Hallways | Flur und Eingang | hallway, entryway, foyer, mudroom, coat rack, doormat, front door, console table | flur, diele, eingangsbereich, garderobe, fußmatte, haustür
home-office | Home office | Arbeitszimmer | home office, desk, workspace, office chair, desk setup, study, standing desk | arbeitszimmer, schreibtisch, homeoffice, arbeitsplatz, bürostuhl
kids-room | Kids’ rooms | Kinderzimmer | kids room, nursery, crib, bunk bed, playroom, toy storage, baby room | kinderzimmer, babyzimmer, babybett, etagenbett, spielzimmer, hochbett
small-spaces | Small spaces | Kleine Wohnungen | small space, tiny apartment, studio apartment, tiny house, micro apartment, murphy bed, loft bed | kleine wohnung, einzimmerwohnung, tiny house, mikroapartment, schrankbett
boho-style | Boho | Boho | boho, bohemian, rattan, macrame, pampas grass, wicker, sun print, arches | boho, rattan, makramee, pampasgras, korbgeflecht
scandinavian-style | Scandinavian style | Skandinavischer Stil | scandinavian, scandi, hygge, nordic, japandi, danish design | skandinavisch, hygge, nordisch, japandi
mid-century-style | Mid-century | Mid-Century | mid-century, midcentury, mid century modern, eames, teak, atomic age | mid-century, teakholz, nierentisch, fünfziger jahre
farmhouse-style | Farmhouse | Landhausstil | farmhouse, country house, shiplap, rustic, cottage, cottagecore, barn door | landhaus, landhausstil, rustikal, bauernhaus, cottage
`),
  ...parseInterestTree(`
organizing | Organizing and cleaning | Ordnung und Haushalt | organizing, organization, declutter, decluttering, housekeeping, household | ordnung, aufräumen, ausmisten, haushalt, organisieren
storage | Storage | Aufbewahrung | storage, basket, storage box, bin, drawer, drawer organizer, hooks, pegboard, crate | aufbewahrung, stauraum, korb, kiste, schublade, haken, lochwand, ordnungsbox
closets | Closets | Kleiderschränke | closet, wardrobe, walk-in closet, hanger, clothes rail, capsule closet | kleiderschrank, ankleidezimmer, kleiderbügel, kleiderstange, ankleide
cleaning | Cleaning | Putzen | cleaning, stain, vinegar, scrub, dust, mop, vacuum, cleaning schedule, soap | putzen, fleck, essig, staub, staubsauger, putzplan, reinigen, seife
laundry | Laundry | Wäsche | laundry, washing machine, ironing, clothesline, laundry room, detergent | wäsche, waschmaschine, bügeln, wäscheleine, waschküche, waschmittel
kitchen-organizing | Pantry and fridge | Vorrat und Kühlschrank | pantry organization, spice rack, spice jar, fridge organization, mason jar, pantry labels, canning jar | vorratsschrank, gewürzregal, vorratsglas, kühlschrank, einmachglas, etikett
moving | Moving | Umziehen | moving, packing boxes, first apartment, house hunting, housewarming | umzug, umziehen, umzugskarton, erste wohnung, einzug
zero-waste | Zero waste | Zero Waste | zero waste, reusable, plastic free, compost bin, refill, secondhand, sustainable living | zero waste, plastikfrei, müllfrei, nachhaltig, wiederverwenden, unverpackt, secondhand
planners | Planners and lists | Planer und Listen | planner, bullet journal, to-do list, checklist, calendar, habit tracker, weekly plan | planer, bullet journal, to-do-liste, checkliste, kalender, wochenplan
`),
  ...parseInterestTree(`
architecture | Architecture | Architektur | architecture, architect, building, facade, architectural, built | architektur, architekt, gebäude, fassade, bauwerk, bauen
town-houses | Town houses | Stadthäuser | house, town house, townhouse, row house, canal house, brownstone, terrace house, gable, doorway, housefront | haus, stadthaus, reihenhaus, altbau, giebel, grachtenhaus, hauseingang
skylines | Skylines | Skylines | skyline, skyscraper, high-rise, tower block, downtown, city lights, cityscape, rooftops | skyline, hochhaus, wolkenkratzer, stadtsilhouette, dächer
stairs-and-arches | Stairs and arches | Treppen und Bögen | stairs, staircase, arch, archway, steps, spiral staircase, vault, arcade, courtyard, colonnade | treppe, wendeltreppe, bogen, torbogen, gewölbe, arkade, innenhof, stufe
modern-architecture | Modern architecture | Moderne Architektur | modern architecture, brutalism, brutalist, concrete, minimalist house, glass house, bauhaus building, modernist | moderne architektur, brutalismus, beton, glashaus, bauhausgebäude
historic-buildings | Historic buildings | Historische Bauten | castle, cathedral, church, palace, ruin, temple, monastery, gothic, baroque, romanesque | schloss, burg, dom, kathedrale, kirche, palast, ruine, tempel, kloster, gotik, barock
cabins | Cabins and tree houses | Hütten und Baumhäuser | cabin, log cabin, tree house, treehouse, a-frame, hut, shed, yurt, bird house | hütte, blockhütte, baumhaus, holzhaus, jurte, gartenhaus, vogelhaus
doors | Doors | Türen | door, doors, gate, front door, door knocker, portal, painted door | tür, tor, pforte, eingangstür, portal, türklopfer
bridges | Bridges and towers | Brücken und Türme | bridge, viaduct, lighthouse, tower, windmill, water tower, aqueduct | brücke, viadukt, leuchtturm, turm, windmühle, aquädukt
renovation | Renovating | Renovieren | renovation, remodel, before and after, fixer upper, demolition, floor plan, blueprint, extension | renovieren, renovierung, umbau, sanierung, vorher nachher, grundriss, bauplan, anbau
sustainable-building | Green building | Nachhaltig bauen | solar panel, green roof, passive house, rammed earth, straw bale, timber frame, insulation, earthship | solaranlage, gründach, passivhaus, lehmbau, fachwerk, dämmung, holzbau
`),
]
