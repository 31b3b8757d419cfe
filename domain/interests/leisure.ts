import { parseInterestTree } from './tree.ts'

export const LEISURE_INTERESTS = [
  ...parseInterestTree(`
books | Books and reading | Bücher und Lesen | book, books, reading, read, reader, novel, library, bookshop, bookstore, literature, paperback | buch, bücher, lesen, leser, roman, bibliothek, buchhandlung, literatur, taschenbuch
book-lists | Book lists | Leselisten | reading list, book list, tbr, book club, book review, books to read, must read, book recommendations | leseliste, bücherliste, buchclub, rezension, buchtipp, leseempfehlung
fiction | Fiction | Romane | fiction, fantasy novel, mystery novel, romance novel, science fiction, thriller, short story, classic novel | fantasyroman, krimi, liebesroman, science-fiction, thriller, kurzgeschichte, klassiker
poetry | Poetry | Lyrik | poetry, poem, haiku, verse, poet, sonnet | lyrik, gedicht, haiku, vers, dichter, sonett
childrens-books | Children’s books | Kinderbücher | childrens book, bedtime story, fairy tale, picture book for, storytime | kinderbuch, gutenachtgeschichte, märchen, vorlesen, vorlesebuch
book-covers | Book covers | Buchcover | book cover, cover design, spine, dust jacket, vintage paperback, stack of books, bookplate | buchcover, umschlaggestaltung, buchrücken, schutzumschlag, bücherstapel, exlibris
home-libraries | Home libraries | Hausbibliotheken | home library, bookshelves, library ladder, book nook, wall of books | hausbibliothek, bücherwand, bibliotheksleiter, leseraum
writing | Writing | Schreiben | writing, writer, journal, journaling, diary, creative writing, writing prompt, novel writing, storytelling | schreiben, autor, tagebuch, journaling, kreatives schreiben, schreibimpuls, erzählen
comics | Comics and manga | Comics und Manga | manga, comic strip, anime, superhero, webcomic | manga, comicstrip, anime, superheld, webcomic
`),
  ...parseInterestTree(`
entertainment | Film, music and games | Film, Musik und Spiele | entertainment, movie, film, music, pop culture, celebrity | unterhaltung, film, kino, musik, popkultur, promi
movies | Movies | Filme | movie, movies, cinema, film still, director, movie poster, screenplay, movie night, film noir | film, kino, filmplakat, regisseur, drehbuch, filmabend
tv-series | TV series | Serien | tv show, tv series, sitcom, binge, streaming, period drama | serie, fernsehserie, sitcom, streaming, kostümdrama
music | Music | Musik | music, song, album, vinyl, record player, concert, rock band, live band, playlist, singer, jazz, festival, orchestra | musik, lied, album, schallplatte, plattenspieler, konzert, band, playlist, sänger, jazz, festival, orchester
instruments | Instruments | Instrumente | guitar, piano, violin, ukulele, drum, cello, sheet music, accordion, trumpet | gitarre, klavier, geige, ukulele, schlagzeug, cello, noten, akkordeon, trompete
video-games | Video games | Videospiele | video game, gaming, game console, minecraft, animal crossing, nintendo, gamer, gaming setup, pixel game | videospiel, gaming, spielkonsole, minecraft, nintendo, zocken, gamer
dance | Dance | Tanz | dance, ballet, dancer, ballroom, tango, pointe shoes, choreography | tanz, ballett, tänzer, gesellschaftstanz, tango, spitzenschuh, choreografie
theater | Theater | Theater | theater, theatre, stage, opera, musical, stage set, puppet | theater, bühne, oper, musical, bühnenbild, marionette
quotes | Quotes | Zitate | quote, quotes, saying, proverb, motto, affirmation, inspirational, words to live by | zitat, spruch, sprichwort, motto, affirmation, lebensweisheit
humor | Humor | Humor | funny, meme, joke, humor, cartoon, pun | lustig, meme, witz, humor, karikatur, wortspiel
`),
  ...parseInterestTree(`
sports | Sports and fitness | Sport und Fitness | sport, sports, fitness, workout, exercise, athlete, training, gym | sport, fitness, training, übung, sportler, fitnessstudio, trainieren
yoga | Yoga and pilates | Yoga und Pilates | yoga, pilates, asana, yoga pose, stretching, sun salutation, yoga mat, barre | yoga, pilates, asana, yogaübung, dehnen, sonnengruß, yogamatte
strength | Strength training | Krafttraining | strength training, dumbbell, kettlebell, barbell, push-up, squat, glutes, core workout, home workout | krafttraining, hantel, kettlebell, liegestütz, kniebeuge, bauchmuskeln, heimtraining
running | Running | Laufen | running, runner, marathon, 5k, jogging, trail running, half marathon | laufen, läufer, marathon, joggen, laufschuh, halbmarathon
bicycles | Cycling | Radfahren | bicycle, bicycles, bike, cycling, cyclist, road bike, cargo bike, bike tour, velodrome, fixed gear, gravel bike, pedal, handlebars, commuter bike | fahrrad, rad, radfahren, radfahrer, rennrad, lastenrad, radtour, lenker, pedal, radweg
ball-sports | Ball sports | Ballsport | soccer, football, basketball, tennis, volleyball, baseball, golf, rugby, badminton, table tennis | fußball, basketball, tennis, volleyball, golf, handball, badminton, tischtennis
swimming | Swimming and water sports | Schwimmen und Wassersport | swimming, swimmer, surfing, surfboard, kayak, sailing, paddle board, diving, rowing, canoe, sailboat | schwimmen, schwimmer, surfen, surfbrett, kajak, segeln, paddeln, tauchen, rudern, kanu, segelboot
winter-sports | Winter sports | Wintersport | ski, skiing, snowboard, ice skating, sledding, ski tour, cross-country skiing | ski, skifahren, snowboard, eislaufen, schlitten, skitour, langlauf
climbing | Climbing | Klettern | climbing, bouldering, climber, rock wall, belay, mountaineering, via ferrata | klettern, bouldern, kletterer, kletterwand, bergsteigen, klettersteig
martial-arts | Martial arts | Kampfsport | karate, judo, boxing, taekwondo, aikido, kickboxing, tai chi | karate, judo, boxen, taekwondo, aikido, kickboxen, tai-chi
skating | Skating | Skaten | skateboard, roller skates, inline skating, skate park, longboard | skateboard, rollschuhe, inlineskaten, skatepark, longboard
`),
  ...parseInterestTree(`
vehicles | Vehicles | Fahrzeuge | vehicle, motor, engine, driving, automobile | fahrzeug, motor, fahren, automobil
cars | Cars | Autos | car, cars, sports car, electric car, sedan, convertible, suv, car interior, roadster | auto, sportwagen, elektroauto, limousine, cabrio, innenraum, wagen
vintage-cars | Classic cars | Oldtimer | vintage car, classic car, vw beetle, oldtimer, volkswagen bus, muscle car | oldtimer, käfer, klassiker auto, bulli, youngtimer
motorcycles | Motorcycles | Motorräder | motorcycle, motorbike, cafe racer, scooter, vespa, moped, helmet | motorrad, café racer, roller, vespa, moped, helm
boats | Boats | Boote | boat, ship, yacht, houseboat, ferry, fishing boat, harbor, rowboat | boot, schiff, jacht, hausboot, fähre, fischerboot, hafen, ruderboot
airplanes | Airplanes | Flugzeuge | airplane, plane, aircraft, glider, helicopter, airport, cockpit, aviation | flugzeug, flieger, segelflugzeug, hubschrauber, flughafen, cockpit, luftfahrt
trains | Trains and models | Züge und Modelle | locomotive, steam train, model train, model railway, tram car, subway | lokomotive, dampflok, modelleisenbahn, modellbahn, u-bahn
campers | Camper builds | Camperausbau | van conversion, camper build, bus conversion, van interior, roof tent | camperausbau, van ausbauen, busausbau, dachzelt
`),
  ...parseInterestTree(`
technology | Technology and science | Technik und Wissenschaft | technology, tech, science, engineering, research, innovation, scientist | technik, technologie, wissenschaft, forschung, ingenieur, erfindung
computers | Computers and code | Computer und Code | computer, laptop, programming, code, keyboard, mechanical keyboard, software, python, javascript, monitor | computer, laptop, programmieren, code, tastatur, software, bildschirm
electronics | Electronics | Elektronik | electronics, arduino, raspberry pi, circuit, sensor, microcontroller, esp32, breadboard, robot, drone | elektronik, arduino, raspberry pi, schaltung, sensor, mikrocontroller, roboter, drohne
phones | Phones and apps | Handys und Apps | phone, smartphone, phone case, app, home screen, phone wallpaper, lock screen, charger | handy, smartphone, handyhülle, app, startbildschirm, hintergrundbild, ladegerät
3d-printing | 3D printing | 3D-Druck | 3d printing, 3d printer, filament, stl file, laser cut, cnc | 3d-druck, 3d-drucker, filament, laserschnitt, cnc
space | Space | Weltraum | space, rocket, astronaut, nasa, telescope, mars, satellite, solar system, orbit, black hole | weltraum, rakete, astronaut, teleskop, mars, satellit, sonnensystem, umlaufbahn
biology | Biology | Biologie | biology, cell, anatomy, microscope, dna, evolution, ecosystem, skeleton | biologie, zelle, anatomie, mikroskop, dna, evolution, ökosystem, skelett
physics-and-chemistry | Physics and chemistry | Physik und Chemie | physics, chemistry, experiment, periodic table, magnet, laboratory, quantum | physik, chemie, experiment, periodensystem, magnet, labor, quanten
history | History | Geschichte | history, historical, ancient, medieval, archaeology, victorian, viking, egyptian, antique, artifact | geschichte, historisch, antike, mittelalter, archäologie, wikinger, antiquität, fundstück
`),
  ...parseInterestTree(`
education | Learning and work | Lernen und Arbeit | education, learning, learn, school, university, teacher, student, career, job | bildung, lernen, schule, universität, lehrer, schüler, beruf, job
study-tips | Study tips | Lerntipps | study, studying, study notes, exam, note taking, revision, mind map, study desk | lerntipps, mitschrift, prüfung, notizen, mindmap, klausur
languages | Languages | Sprachen | language, vocabulary, grammar, japanese, spanish, french, german, english words, phrasebook, kanji, alphabet chart | sprache, vokabel, grammatik, japanisch, spanisch, französisch, deutsch, englisch, sprachführer
classroom | Classrooms | Klassenzimmer | classroom, bulletin board, lesson plan, teaching, back to school, kindergarten classroom, reward chart | klassenzimmer, stundenplan, unterricht, unterrichtsidee, schulanfang, einschulung
math | Math | Mathematik | math, mathematics, multiplication, fractal, algebra, number line, equation | mathe, mathematik, einmaleins, fraktal, algebra, gleichung
money | Money and saving | Geld und Sparen | money, budget, saving money, finance, investing, side hustle, savings challenge, debt | geld, budget, sparen, finanzen, geldanlage, nebenverdienst, sparplan, schulden
careers | Careers | Beruf | resume, job interview, cover letter, leadership, promotion at work, freelance, networking | lebenslauf, bewerbung, vorstellungsgespräch, führung, freiberuflich, netzwerken
small-business | Small business | Kleine Unternehmen | small business, etsy shop, market stall, marketing, social media tips, entrepreneur, shopfront, startup | kleines unternehmen, onlineshop, marktstand, marketing, social media, gründer, schaufenster, laden
productivity | Productivity | Produktivität | productivity, morning routine, time management, pomodoro, goals, focus, goal setting | produktivität, morgenroutine, zeitmanagement, pomodoro, ziele, fokus
`),
]
