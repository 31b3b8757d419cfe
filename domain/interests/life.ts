import { parseInterestTree } from './tree.ts'

export const LIFE_INTERESTS = [
  ...parseInterestTree(`
parties | Parties and events | Feste und Feiern | party, event, celebration, celebrate, host, guests, invitation | party, fest, feier, feiern, gast, gäste, einladung, anlass
birthdays | Birthdays | Geburtstage | birthday, birthday party, birthday card, party hat, turning one, birthday ideas | geburtstag, geburtstagsfeier, geburtstagskarte, geburtstagskind, kindergeburtstag
balloons | Balloons | Ballons | balloon, balloons, balloon arch, confetti, hot air balloon, streamers, balloon garland, garland | ballon, luftballon, konfetti, heißluftballon, luftschlange, girlande, ballonbogen
party-decor | Party decor | Partydeko | party decor, bunting, banner, photo booth, centerpieces, piñata, paper lantern | partydeko, wimpelkette, banner, fotobox, piñata, lampion
gifts | Gifts | Geschenke | gift, present, gift wrap, gift guide, gift idea, hostess gift, wrapping paper, gift ribbon | geschenk, geschenkpapier, geschenkidee, mitbringsel, geschenkband, einpacken
baby-shower | Baby showers | Babypartys | baby shower, gender reveal, diaper cake, baby sprinkle | babyparty, geschlechtsverkündung, windeltorte
graduation | Graduation | Abschluss | graduation, graduate, diploma, cap and gown, prom | abschlussfeier, abitur, diplom, abschlussball, absolvent
picnics | Garden parties and picnics | Gartenfeste und Picknick | garden party, picnic blanket, outdoor dinner, lawn games, long table | gartenfest, picknickdecke, gartenparty, lange tafel, sommerfest
game-night | Game nights | Spieleabende | game night, board game, card game, puzzle, charades, trivia, chess, dominoes | spieleabend, brettspiel, kartenspiel, puzzle, quiz, schach, domino
`),
  ...parseInterestTree(`
holidays | Holidays and seasons | Feiertage | holiday decor, festive, holiday season, tradition, seasonal | feiertag, festlich, festtag, brauch, jahreszeit
christmas | Christmas | Weihnachten | christmas, advent, christmas tree, ornament, wreath, stocking, nutcracker, mistletoe, santa, xmas, noel | weihnachten, advent, weihnachtsbaum, christbaum, adventskranz, adventskalender, nikolaus, mistel, christbaumkugel
easter | Easter | Ostern | easter, easter egg, easter bunny, easter basket, egg dyeing | ostern, osterei, osterhase, osternest, osterkranz
halloween | Halloween | Halloween | halloween, costume, jack-o-lantern, spooky, ghost, witch, haunted | halloween, kostüm, gruselig, gespenst, hexe, kürbisschnitzen
thanksgiving | Thanksgiving | Erntedank | thanksgiving, turkey dinner, harvest festival, cornucopia, thankful | erntedank, erntedankfest, truthahn, füllhorn
new-year | New Year | Neujahr | new year, fireworks, resolution, new years eve, countdown, lunar new year | neujahr, silvester, feuerwerk, vorsatz, jahreswechsel
valentines-day | Valentine’s Day | Valentinstag | valentine, valentines day, love letter, heart, romantic | valentinstag, liebesbrief, herz, romantisch
mothers-and-fathers-day | Mother’s and Father’s Day | Mutter- und Vatertag | mothers day, fathers day, for mom, for dad | muttertag, vatertag, für mama, für papa
diwali-and-eid | Diwali, Eid, Hanukkah | Diwali, Eid, Chanukka | diwali, eid, hanukkah, ramadan, menorah, rangoli, diya, holi, nowruz | diwali, zuckerfest, chanukka, ramadan, menora, rangoli, opferfest, nouruz
carnival | Carnival | Karneval | carnival, mardi gras, masquerade, mask, parade, dia de muertos, sugar skull | karneval, fasching, fastnacht, maske, umzugswagen, verkleidung
`),
  ...parseInterestTree(`
family | Kids and family | Kinder und Familie | family, kids, kid, child, children, parenting, toddler, parents, mom, dad | familie, kind, kinder, eltern, kleinkind, mama, papa, erziehung
baby | Babies | Babys | baby, newborn, infant, stroller, swaddle, baby food, diaper, baby sleep, baby clothes | baby, neugeborenes, säugling, kinderwagen, pucken, babybrei, windel, babykleidung
play | Toys and play | Spielzeug und Spiele | toy, toys, playground, wooden toy, doll, teddy, lego, building blocks, wooden blocks, toy blocks, sandbox, dollhouse, kite, swing | spielzeug, spielen, spielplatz, holzspielzeug, puppe, teddy, bauklotz, sandkasten, puppenhaus, drachen, schaukel
learning-at-home | Learning at home | Lernen zu Hause | homeschool, montessori, sensory bin, worksheet, flashcards, early learning | homeschooling, montessori, arbeitsblatt, lernkarten, frühförderung, lernspiel
family-life | Family life | Familienleben | family routine, chore chart, siblings, grandparents, school lunch, family tree, grandmother, grandfather | familienalltag, geschwister, großeltern, stammbaum, pausenbrot, oma, opa
kids-fashion | Kids’ fashion | Kindermode | kids fashion, baby knits, childrens clothes, romper, onesie | kindermode, kinderkleidung, strampler, body, babystrick
names | Baby names | Vornamen | baby name, baby names, name meaning, middle name | vorname, babyname, namensbedeutung
adoption-and-care | Family stories | Familiengeschichten | adoption, foster care, blended family, single parent, memory book | adoption, pflegefamilie, patchworkfamilie, alleinerziehend, erinnerungsbuch
`),
  ...parseInterestTree(`
travel | Travel | Reisen | travel, trip, journey, vacation, traveling, destination, tourist, wanderlust, itinerary, holiday trip | reise, reisen, urlaub, reiseziel, fernweh, unterwegs, ferien, reiseroute
europe | Europe | Europa | europe, paris, rome, london, lisbon, amsterdam, barcelona, venice, berlin, greece, portugal, italy, france, spain, iceland, norway, provence, tuscany, prague, vienna, copenhagen, scotland, ireland | europa, paris, rom, london, lissabon, amsterdam, barcelona, venedig, berlin, griechenland, portugal, italien, frankreich, spanien, island, norwegen, toskana, prag, wien, kopenhagen, schottland, irland
asia | Asia | Asien | asia, japan, tokyo, kyoto, vietnam, thailand, bali, india, seoul, korea, china, singapore, osaka, hanoi, nepal, sri lanka | asien, japan, tokio, kyoto, vietnam, thailand, bali, indien, seoul, korea, china, singapur, nepal
americas | The Americas | Amerika | new york, california, mexico, peru, brazil, patagonia, canada, arizona, utah, chile, cuba, oaxaca, yosemite, chicago, colombia, argentina | new york, kalifornien, mexiko, peru, brasilien, patagonien, kanada, arizona, chile, kuba, kolumbien, argentinien
africa-and-middle-east | Africa and Middle East | Afrika und Nahost | morocco, marrakech, egypt, kenya, safari, namibia, cape town, istanbul, jordan, ethiopia, tanzania, lagos, senegal | marokko, marrakesch, ägypten, kenia, safari, namibia, kapstadt, istanbul, jordanien, äthiopien, tansania
oceania | Oceania | Ozeanien | australia, new zealand, sydney, tasmania, fiji, outback, hawaii | australien, neuseeland, sydney, tasmanien, fidschi, outback, hawaii
city-trips | City trips | Städtereisen | city trip, weekend trip, old town, flea market, city guide, walking tour, market square, street cafe, city break | städtereise, wochenendtrip, altstadt, flohmarkt, stadtführer, stadtrundgang, marktplatz
hiking | Hiking | Wandern | hiking, hike, trail, trekking, backpacking, hut to hut, coastal walk, footpath, walking trail, summit hike, walks | wandern, wanderung, pfad, trekking, wanderweg, küstenwanderung, hüttentour, spaziergang
camping | Camping and vans | Camping und Vans | camping, tent, campfire, van life, campervan, camper, caravan, sleeping bag, campsite, rv | camping, zelt, lagerfeuer, wohnmobil, campingbus, wohnwagen, schlafsack, zeltplatz
beach-vacation | Beach vacations | Strandurlaub | beach vacation, snorkeling, resort, hammock, island hopping, palm tree, tropical | strandurlaub, schnorcheln, hängematte, inselhüpfen, palme, tropisch
road-trips | Road trips | Roadtrips | road trip, scenic drive, route 66, highway, coastal road, playlist for the road | roadtrip, landstraße, panoramastraße, küstenstraße, autoreise
train-travel | Train travel | Zugreisen | train, night train, railway, sleeper train, train station, tram, interrail | zug, nachtzug, eisenbahn, bahnhof, straßenbahn, interrail, bahnreise
packing | Packing | Packen | packing list, suitcase, carry-on, packing cubes, luggage, travel bag | packliste, koffer, handgepäck, gepäck, reisetasche
hotels | Hotels and stays | Hotels und Unterkünfte | hotel, guesthouse, riad, ryokan, bed and breakfast, villa, hostel, lodge | hotel, pension, unterkunft, ferienhaus, villa, hostel, herberge
`),
]
