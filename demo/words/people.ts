export type DemoPerson = {
  username: string
  first_name: string
  last_name: string
  full_name: string
  about: string
  pronouns: string | null
  /** ISO 3166 country code. */
  country: string
  locale: string
  website: string | null
  /** Names of families of pictures. */
  interests: readonly string[]
}

type Cells = [string, string, string, string, string, string, string, string, string]

/** username | first name | last name | pronouns | country | locale | website | interests, then the description */
const ROWS = `
mira_solberg | Mira | Solberg | she/her | NO | nb-NO | mira-solberg/journal | mountains sea misty-forest night-sky watercolor-landscapes misty-valleys | Landscape painter in a fjord town. I collect horizons and mix my own blues.
teo_marchetti | Teo | Marchetti | he/him | IT | it-IT | table-of-teo | plates fruit-bowl cups cakes watercolor-fruit | I cook for eight people every Friday. Recipes are short, dinners are long.
hanae_k | 花恵 | 川村 |  | JP | ja-JP |  | ceramics vases cups waves bottles-on-blocks stoneware | 器と花が好きです。A potter from a small hill town who glazes more than she sells.
amara_writes | Amara | Okafor | she/her | NG | en-NG | amara-writes/essays | books weave letters armchair portraits | Writer, weaver of sentences and sometimes of actual cloth.
linus_holm | Linus | Holm | he/him | SE | sv-SE |  | armchair shelf window books | Carpenter. I save chairs, lamps and light through windows.
salma_haddad | سلمى | حداد | she/her | MA | ar-MA | blue-courtyard | tiles terrazzo sun-arches houses stairs-and-arches | Tile restorer by day. Geometry is the only language everyone in my family speaks.
katya_orlova | Катя | Орлова | she/her | KZ | ru-KZ |  | birds butterflies herbarium cups linocut-animals | Рисую птиц. I draw one bird each morning before the coffee is ready.
jonas_weiler | Jonas | Weiler | he/him | DE | de-DE | weiler-plakate | bauhaus letters sun-arches cutouts riso screen-prints | Graphic designer with a weakness for two-color posters and loud paper.
priya_raman | Priya | Raman | she/her | IN | en-IN | leafy-balcony | monstera cactus wildflowers gardens watercolor-florals | Forty-one plants on a balcony made for two. Ask me about light.
beatriz_luz | Beatriz | Luz | she/her | PT | pt-PT |  | houses tiles window skyline pen-drawings stairs-and-arches | Old houses, new paint. I photograph doors and then draw them from memory.
noah_vandal | Noah | van Dal | he/they | NL | nl-NL | van-dal-wheels | bicycles maps houses cameras | I repair bicycles and ride them home the long way.
chidi_studio | Chidi | Eze | he/him | GH | en-GH | chidi-studio | weave quilts waves tiles riso portraits | Textile designer. Pattern first, questions later.
eleni_p | Ελένη | Παππά | she/her | GR | el-GR |  | sea plates fruit-bowl maps watercolor-fruit sea-cliffs | Island life, small kitchen, big table. I pin what I want to cook and where I want to swim.
oscar_brand | Oscar | Brand |  | AU | en-AU | slow-film-club | cameras dunes sea skyline cyanotypes bokeh red-desert | Thirty-six frames a month, all on film, half of them of dunes.
yuki_mori | 結希 | 森 | they/them | JP | ja-JP |  | misty-forest mushrooms waves cutouts cyanotypes macro | 静かなものを集めています。Quiet things, mostly paper and moss.
lucia_ferrer | Lucía | Ferrer | she/her | MX | es-MX | lucia-ferrer/taller | jewellery butterflies cactus ceramics hands cats | Jewelry from brass and glass, made at the kitchen table with two cats watching.
tom_ashdown | Tom | Ashdown | he/him | GB | en-GB |  | gardens wildflowers herbarium mushrooms dogs macro | Garden plot nine. I grow too many zucchini and not enough patience.
freja_lind | Freja | Lind | she/her | DK | da-DK | lind-knits | yarn quilts candles armchair hands | Knitting patterns for people who have never finished a sweater. You’ll finish this one.
mateo_rios | Mateo | Ríos | he/him | CO | es-CO |  | cups ceramics mountains plates snowy-peaks stoneware | Coffee grower’s son, milk foam beginner. Collecting cups from everywhere.
anouk_berger | Anouk | Berger | she/her | FR | fr-FR | anouk-berger | cakes plates vases candles | Je fais des gâteaux penchés. Cakes that lean and nobody minds.
wei_lin | 薇 | 林 | she/her | TW | zh-TW |  | maps night-sky mountains letters pen-drawings | 喜歡地圖和夜空。I draw maps of places that don’t exist.
samir_aziz | Samir | Aziz | he/him | EG | ar-EG | samir-aziz/notes | skyline armchair window bauhaus pen-drawings stairs-and-arches | Architect in a loud city who pins silent rooms.
ines_valdez | Inés | Valdez | she/they | AR | es-AR |  | books herbarium letters shelf linocut-botanicals cyanotypes | Bookbinder. I can tell you what a book smells like from its spine.
kofi_mensah | Kofi | Mensah | he/him | GH | en-GH | mensah-shoes | shoes bags weave bicycles outfits | Shoemaker, third generation. Everything I make can be mended.
olena_hrytsenko | Олена | Гриценко | she/her | UA | uk-UA |  | wildflowers quilts birds yarn watercolor-florals | Вишиваю квіти. Embroidery, meadows and my grandmother’s quilt blocks.
ravi_menon | Ravi | Menon | he/him | IN | ml-IN | two-shelves | shelf books monstera cups cats | A very small apartment, two very good shelves. I write about living with less.
clara_neumann | Clara | Neumann | she/her | AT | de-AT |  | mountains cakes misty-forest maps watercolor-landscapes snowy-peaks | Bergwege, Hüttenkuchen, nasse Socken. I hike for the cake at the top.
dara_oconnell | Dara | O’Connell | they/them | IE | en-IE | dara-makes | cutouts butterflies bauhaus letters riso figures | Collage, scissors, glue on every surface of the house.
min_jun | 민준 | 한 | he/him | KR | ko-KR |  | skyline night-sky plates cameras figures bokeh | 밤 산책을 좋아합니다. Night walks, city lights, warm noodles after.
zoe_tremblay | Zoé | Tremblay | she/her | CA | fr-CA | cabin-lists | misty-forest candles shelf mushrooms outfits | Building a cabin very slowly. This is where I keep the ideas for it.
petra_novak | Petra | Novák | she/her | CZ | cs-CZ |  | cutouts balloons birds butterflies linocut-animals figures | Elementary school art teacher; thirty small painters are my best critics.
leila_farahani | لیلا | فراهانی | she/her | IR | fa-IR | pomegranate-notes | gardens fruit-bowl tiles vases linocut-botanicals | Gardens in my head, tea in my hand. I plant by color.
ben_carver | Ben | Carver | he/him | US | en-US |  | balloons plates maps letters figures dogs | Dad of three, maker of paper balloons and pancakes in odd shapes.
aylin_demir | Aylin | Demir | she/her | TR | tr-TR | aylin-demir/bags | bags shoes sea weave outfits | I sew bags from old sails and market canvas.
hugo_lindqvist | Hugo | Lindqvist |  | FI | sv-FI |  | mountains sea misty-forest candles watercolor-landscapes misty-valleys snowy-peaks | Sauna, lake, repeat. The rest of the year I look at pictures of lakes.
sofia_rossi | Sofia | Rossi | she/her | IT | it-IT | sofia-rossi/color | terrazzo armchair vases sun-arches watercolor-florals bottles-on-blocks | Color consultant. I’ll tell you which white your wall is.
tane_walker | Tāne | Walker | he/him | NZ | en-NZ |  | birds mushrooms mountains window linocut-animals macro misty-valleys | Ranger. Ferns, birds and the long white cloud out of my hut window.
maya_stern | Maya | Stern | she/her | IL | he-IL | desert-light | dunes window candles fruit-bowl red-desert | Desert light and linen. I run a tiny guesthouse and rearrange it weekly.
ana_kovac | Ana | Kovač | she/her | HR | hr-HR |  | houses sea cups birds pen-drawings cats sea-cliffs | Stone town, blue water, cats on every step. Sketchbook always wet.
felix_moreau | Félix | Moreau | he/him | BE | fr-BE | atelier-moreau | bauhaus waves sun-arches skyline linocut-botanicals screen-prints | Printmaker. Three colors, one press, ink under every nail.
thandi_dlamini | Thandi | Dlamini | she/her | ZA | en-ZA |  | jewellery weave bags balloons portraits | Beads, baskets, bright walls. Weekends at the market, weekdays at the loom.
ivo_petrov | Иво | Петров | he/him | BG | bg-BG |  | gardens wildflowers vases herbarium linocut-botanicals watercolor-florals | Роза в градината. Roses first, everything else in the gaps between them.
grace_tan | Grace | Tan | she/her | SG | en-SG | grace-tan/green | monstera cactus shelf terrazzo cats | High-rise jungle on the nineteenth floor. Currently negotiating with a fern.
elif_yildiz | Elif | Yıldız | she/her | TR | tr-TR |  | ceramics tiles cups yarn bottles-on-blocks stoneware | Ceramicist and tea drinker, in that order until four in the afternoon.
sam_rivers | Sam | Rivers | they/them | US | en-US | sam-rivers | wildflowers bicycles dunes quilts outfits dogs | Moving to the country one pin at a time. Boots by the door already.
jada_brooks | Jada | Brooks | she/her | US | en-US | second-helping/jada | cakes cups plates candles hands dogs | Night-shift nurse, day-off baker. Cinnamon rolls fix most things. Atlanta, GA.
walt_hendricks | Walt | Hendricks | he/him | US | en-US |  | birds mushrooms maps night-sky linocut-animals dogs macro | Retired surveyor. 412 birds on the life list, bad knees, good thermos.
marisol_vega | Marisol | Vega | she/her | US | es-US | casa-vega | cactus tiles sun-arches plates watercolor-fruit outfits red-desert | Tucson. Desert garden, abuela’s recipes, and one very loud kitchen floor.
kenji_okada | 健司 | 岡田 | he/him | JP | ja-JP |  | bicycles cameras skyline cups bokeh | 自転車とフィルム。I commute the pretty way and am always ten minutes late.
emma_whitfield | Emma | Whitfield | she/her | GB | en-GB | whitfield-quilts | quilts weave yarn herbarium cyanotypes hands | Quilter in Leeds with a fabric closet I’m not allowed to discuss.
diego_santos | Diego | Santos | he/him | BR | pt-BR |  | waves letters skyline bauhaus riso screen-prints | Designer gráfico em São Paulo. Cartazes, riso e café sem açúcar.
nadia_rahman | নাদিয়া | রহমান | she/her | BD | bn-BD |  | weave jewellery quilts gardens portraits | Jamdani, nakshi kantha and rooftop chilies. Dhaka, ninth floor.
isla_mackay | Isla | Mackay | she/her | GB | en-GB | isla-mackay | sea houses yarn misty-forest watercolor-landscapes sea-cliffs | Ferry crew on the Outer Hebrides run. I knit on the crossings and swim off the slipway.
omar_khalil | عمر | خليل | he/him | JO | ar-JO | wadi-notes | dunes night-sky books cameras bokeh red-desert | Desert guide, bookworm. أجمع النجوم والقصص. The Milky Way is my office ceiling.
linh_tran | Linh | Trần | she/her | VN | vi-VN |  | monstera fruit-bowl ceramics window watercolor-fruit | Tiny Hanoi kitchen, enormous fern. I photograph breakfast before anyone may eat it.
`

/** People whose family name is written first. */
const FAMILY_FIRST = new Set(['hanae_k', 'yuki_mori', 'min_jun', 'wei_lin', 'kenji_okada'])

export const DEMO_PEOPLE: readonly DemoPerson[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    const [username, first, last, pronouns, country, locale, site, interests, about] = cells as Cells
    const [host, ...rest] = site.split('/')
    return {
      username,
      first_name: first,
      last_name: last,
      full_name: FAMILY_FIRST.has(username) ? `${last} ${first}` : `${first} ${last}`,
      about,
      pronouns: pronouns || null,
      country,
      locale,
      website: host ? `https://${host}.example/${rest.join('/')}` : null,
      interests: interests.split(' '),
    }
  })
