export const PEOPLE_AND_PLACES = `
people, person, human | Menschen, Mensch, Leute, Person |
woman, women, lady, girl, female, aunt, grandmother, mother | Frau, Frauen, Mädchen, Dame | people
man, men, guy, boy, male, father, gentleman | Mann, Männer, Junge, Herr | people
child, children, kid, kids, toddler, boy, girl | Kind, Kinder | people
baby, babies, newborn, infant, baby shower, crib | Baby, Babys, Neugeborenes, Säugling | child
family, grandmother, grandpa, parents, mother, father, sister, brother, siblings | Familie, Eltern, Geschwister, Oma, Opa | people
friends, friendship, together, friend | Freunde, Freundschaft, zusammen | people
couple, date night | Paar, Liebespaar | love
love, romance, romantic, proposal, anniversary, valentine, engagement, heart, date night | Liebe, verliebt, romantisch, Herz, Valentinstag |
hand, hands, fingers | Hand, Hände, Finger | people
beard, bearded | Bart, bärtig | man
smile, laughing, smiling, happy, joy | lächeln, lachen, glücklich, Freude |
dance, dancing, dancer, ballet, swing dance, flamenco | Tanz, tanzen, Tänzerin, Ballett |
yoga, meditation, tree pose, pilates | Yoga, Meditation | fitness
fitness, workout, exercise, gym, running, training | Fitness, Training, Sport |
sport, sports, athletic, running, surfing, swimming, climbing, skiing, skateboarding, cycling, yoga, ice skating, soccer, football, tennis | Sport, Fußball, sportlich |
running, runner, jogging, marathon | Laufen, laufen, Joggen, Läufer | sport
swimming, swimmer, swim, pool, snorkeling | Schwimmen, schwimmen, Schwimmbad, Schwimmer | sport
surfing, surf, surfer | Surfen, surfen | sport
skiing, ski, skier, snowboard, ski touring | Skifahren, Ski, Skifahrer | sport
climbing, climber, bouldering | Klettern, klettern | sport
skateboard, skateboarding, skater, ollie | Skateboard | sport
hiking, hike, trail, hiker, trekking, backpacking, mountain hut, walk | Wandern, wandern, Wanderung, Wanderweg, Berghütte | outdoor activity
camping, camp, tent, campsite, campground, campfire | Camping, zelten, Zelt, Lagerfeuer | outdoor activity
outdoor activity, adventure, expedition | Abenteuer, Ausflug | nature
fishing, kayak, canoe, packraft, paddling | Angeln, Kajak, Kanu | outdoor activity
music, song, guitar, vinyl, record, turntable, jazz, piano, boombox, concert, musician | Musik, Lied, Musiker, Schallplatte |
guitar, banjo, ukulele | Gitarre | music
piano, violin, drum | Klavier, Geige | music
game, games, toy, toys, kite | Spiel, Spiele, Spielzeug, Drachen |
school, classroom, teacher, homeschool, education, student | Schule, Klassenzimmer, Lehrer, Unterricht |
writing, typewriter, letter, pen, journal | Schreiben, schreiben, Schreibmaschine, Tagebuch |
work, office, business, career | Arbeit, Büro, Beruf |
party, celebration, celebrate, festive, festival, fiesta | Party, Feier, Fest, feiern |
birthday, birthday party, birthday cake | Geburtstag, Geburtstagsfeier, Geburtstagstorte | party
wedding, bride, bridal, bridal shower, wedding cake, marriage | Hochzeit, Braut, heiraten | party
anniversary | Jubiläum, Jahrestag | party
christmas, advent, xmas, christmas eve, solstice, holiday season | Weihnachten, Advent, weihnachtlich | holiday season
easter, easter egg, bunny, spring | Ostern, Osterei, Osterhase |
halloween, pumpkin, spooky, jack-o'-lantern | Halloween, Kürbis, gruselig |
thanksgiving, harvest | Erntedank |
travel, travelling, traveling, trip, journey, tourism, itinerary, voyage, getaway | Reise, Reisen, reisen, verreisen, Ausflug |
vacation, holiday, holidays, summer holiday, city break, weekend trip | Urlaub, Ferien | travel
road trip, highway, road | Straße, Landstraße, Autobahn, Roadtrip | travel
packing, packing list, luggage, suitcase | Packliste, Koffer, Gepäck | travel
map, maps, cartography, city map, treasure map, topographic, contour | Karte, Landkarte, Stadtplan, Schatzkarte | travel
train, railway, rail, tram, metro, locomotive, subway | Zug, Bahn, Eisenbahn, Straßenbahn, U-Bahn | travel
boat, ship, sailboat, ferry, sailing, yacht, tugboat | Boot, Schiff, Segelboot, Fähre | travel
sailing, sail, sailboat, sailor | Segeln, segeln, Segelboot | boat
airplane, plane, flight, airport, aircraft | Flugzeug, Flughafen, Flug | travel
car, automobile, van, truck, bus, traffic | Auto, Wagen, Bus | travel
bicycle, bike, cycling, cyclist, road bike, cycle, randonneur | Fahrrad, Rad, radfahren, Radfahrer, Rennrad | travel
hot air balloon, hot-air balloon, balloon, balloons | Heißluftballon, Ballon, Luftballon | travel
rocket, space travel, spaceship | Rakete, Raumschiff |
city, cityscape, urban, downtown, skyline, metropolis | Stadt, Großstadt, städtisch, Skyline | travel
skyline, skyscraper, towers, high-rise | Skyline, Hochhaus, Wolkenkratzer | city
town, village, old town | Dorf, Kleinstadt, Altstadt, Ort | travel
street, alley, lane, sidewalk | Straße, Gasse | city
house, houses, townhouse, town house, cottage, cabin, farmhouse, row house, canal houses | Haus, Häuser, Reihenhaus, Hütte, Bauernhaus | architecture
building, buildings, facade, tower | Gebäude, Bauwerk, Fassade, Turm | architecture
architecture, architectural, architect, brutalism, facade, arch, column, dome | Architektur, Architekt, Baukunst | 
arch, arches, archway, arcade | Bogen, Bögen, Torbogen, Arkade | architecture
bridge | Brücke | architecture
castle, palace, fortress, ruins, temple | Schloss, Burg, Palast, Tempel, Ruine | architecture
church, cathedral, chapel, mosque | Kirche, Dom, Kapelle | architecture
courtyard, riad, patio | Innenhof, Hof | architecture
pool, swimming pool | Pool, Schwimmbecken | water
canal, harbor, harbour, port, dock, quay | Kanal, Hafen, Kai | water
park, bench, playground | Park, Spielplatz | city
shop, store, shopping, boutique | Laden, Geschäft, Einkaufen, Shopping |
italy, italian, rome, venice, tuscany, amalfi, sicily, dolomites, bologna, burano, piedmont, trieste, rimini, milan, naples, stromboli | Italien, italienisch, Rom, Venedig, Toskana, Sizilien | travel
france, french, paris, provence, chamonix, lyon | Frankreich, französisch | travel
germany, german, berlin, black forest, bavaria, weimar, munich | Deutschland, Bayern, Schwarzwald, München | travel
spain, spanish, galicia, menorca, gran canaria, madrid, barcelona | Spanien, spanisch | travel
portugal, portuguese, lisbon, algarve, azores, porto | Portugal, Lissabon | travel
greece, greek, naxos, hydra, cyclades, athens, santorini | Griechenland, griechisch | travel
norway, norwegian, bergen, skrova, lofoten, fjord | Norwegen | scandinavia
denmark, danish, copenhagen | Dänemark, Kopenhagen | scandinavia
sweden, swedish, abisko, lapland | Schweden | scandinavia
scandinavia, nordic, finland, faroe | Skandinavien, nordisch | travel
iceland, reykjavik, dyrholaey, skogafoss | Island | scandinavia
switzerland, swiss, gornergrat | Schweiz | travel
austria, innsbruck, vienna | Österreich, Wien | travel
netherlands, dutch, amsterdam, rotterdam, delft | Niederlande, Holland | travel
england, britain, london, scotland, ireland, cairngorms | England, Schottland, Irland | travel
morocco, moroccan, marrakech, essaouira, chefchaouen, merzouga, erg chebbi, riad | Marokko | travel
japan, japanese, kyoto, shinjuku | Japan, japanisch | travel
united states, usa, america, california, oregon, arizona, utah, colorado | USA, Amerika, Vereinigte Staaten | travel
new york, brooklyn, manhattan | New York | united states
canada, canadian, quebec, banff, moraine lake, lake louise, nova scotia | Kanada | travel
mexico, mexican, oaxaca, mexico city | Mexiko, mexikanisch | travel
national park, zion, grand canyon, monument valley | Nationalpark | travel
red, crimson, scarlet, oxblood, burgundy, wine red, brick red, brick-red | rot, dunkelrot, weinrot |
blue, navy, cobalt, indigo, cornflower blue, sky-blue, dark blue | blau, dunkelblau, hellblau, marineblau |
green, olive, sage, mint, emerald, moss green, lime | grün, oliv, salbeigrün, mintgrün |
yellow, mustard, ochre, ocher, golden yellow | gelb, senfgelb, ocker |
orange, apricot, rust, rust-colored, tangerine | orange, rostrot, apricot |
pink, rose-colored, salmon, coral, magenta, blush, raspberry | rosa, pink, lachs, koralle, altrosa |
purple, violet, lilac, plum-colored, aubergine, mauve, lavender-colored | lila, violett, flieder |
brown, tan, beige, chestnut, sand-colored, earth tones | braun, beige, sandfarben, Erdtöne |
black, black and white | schwarz, schwarzweiß, dunkel |
white, cream, ivory, off-white | weiß, cremeweiß |
gray, grey, slate, silver | grau, silber |
gold, golden, brass | gold, golden |
teal, turquoise, aqua | türkis, petrol |
pastel, soft colors | pastell, zart |
neutral, greige, beige, neutral palette | neutral, Naturtöne |
quiet, calm, peaceful, silence, slow living, serene | ruhig, still, Stille, Ruhe, friedlich |
funny, humor, humorous | lustig, witzig |
dream, dreamy, magical, fantasy, imaginary | Traum, verträumt, magisch, Fantasie |
budget, cheap, affordable, thrifted | günstig, billig, preiswert |
tips, advice, guide, checklist | Tipps, Tipp, Ratgeber, Checkliste |
key, keys | Schlüssel |
umbrella, parasol | Regenschirm, Sonnenschirm, Schirm |
ferris wheel, fair, carnival, amusement park | Riesenrad, Jahrmarkt, Kirmes |
grandmother, grandma, granny, nana | Großmutter, Oma |
grandfather, grandpa, granddad | Großvater, Opa |
mother's day, father's day | Muttertag, Vatertag |
elderly, old man, old woman, senior | alt, Senioren, Rentner |
eye, eyes, face, lips, freckles | Auge, Augen, Lippen, Sommersprossen |
sleep, sleeping, asleep, nap, napping, sleepy | Schlaf, schlafen, schlafend, Nickerchen, müde |
hug, kiss, cuddle | Umarmung, Kuss, kuscheln |
walking, stroll | Spaziergang, spazieren |
outing, excursion, day trip | Tagesausflug |
ice skating, skating, sledding | Schlittschuh, Eislaufen, Rodeln |
soccer, football, basketball, tennis, golf | Fußball, Basketball, Tennis, Golf |
magic, wizard, witch, wizardry | Magie, Zauberer, Hexe, zaubern |
chess, puzzle, board game | Schach, Puzzle, Brettspiel |
technology, computer, laptop, phone, gadget, robot | Technik, Computer, Laptop, Handy, Roboter |
telephone, radio, television, cassette | Telefon, Radio, Fernseher, Kassette |
calendar, schedule, timetable | Kalender, Zeitplan, Fahrplan |
money, saving money, coins | Geld, sparen, Münzen |
zero waste, sustainable, eco-friendly, recycling, recycled | nachhaltig, umweltfreundlich, Recycling |
new year, new year's eve, fireworks, confetti | Silvester, Neujahr, Feuerwerk, Konfetti |
graduation, prom | Abschluss, Abschlussfeier |
housewarming, moving house, new home | Einzug, Umzug, neues Zuhause |
motorcycle, scooter, moped, vespa | Motorrad, Roller, Moped |
caravan, camper, campervan, motorhome | Wohnmobil, Wohnwagen |
hotel, inn, hostel, bed and breakfast, lodge | Hotel, Pension, Herberge |
tower, windmill, water tower | Turm, Windmühle |
tunnel, underpass, bridge | Tunnel, Unterführung |
factory, industrial, warehouse, loft | Fabrik, Industrie, Lagerhalle, Loft |
cemetery, gravestone | Friedhof, Grab |
india, indian, rajasthan, delhi, mumbai | Indien, indisch |
china, chinese, hong kong, shanghai, beijing | China, chinesisch, Hongkong |
korea, korean, seoul, joseon | Korea, koreanisch |
thailand, vietnam, bali, indonesia, philippines, palawan | Thailand, Vietnam, Indonesien, Philippinen |
australia, sydney, new zealand | Australien, Neuseeland |
brazil, rio, peru, argentina, chile, patagonia | Brasilien, Peru, Argentinien, Chile |
turkey, turkish, istanbul, cappadocia, izmir | Türkei, türkisch |
egypt, jordan, oman, dubai, wadi rum | Ägypten, Jordanien, Oman |
croatia, prague, budapest, poland, hungary, tatras | Kroatien, Prag, Polen, Ungarn |
chicago, seattle, portland, san francisco, los angeles, ohio | Chicago |
tokyo, osaka, hokkaido | Tokio |
nostalgia, childhood, memories, memory | Nostalgie, Kindheit, Erinnerungen |
moody, gloomy, mysterious, gothic | düster, geheimnisvoll |
cute, adorable | süß, niedlich, putzig |
`
