import { parseInterestTree } from './tree.ts'

export const STYLE_INTERESTS = [
  ...parseInterestTree(`
fashion | Fashion | Mode | fashion, style, clothes, clothing, wear, garment, stylish, lookbook, wardrobe staple | mode, kleidung, stil, anziehen, kleidungsstück, look, tragen
outfits | Outfits | Outfits | outfit, outfits, ootd, look of the day, what to wear, street style, outfit ideas, layering, capsule wardrobe, styled | outfit, was anziehen, straßenstil, zwiebellook, kombination, garderobe
dresses | Dresses | Kleider | dress, dresses, maxi dress, gown, evening dress, sundress, slip dress, wrap dress, skirt | kleid, abendkleid, sommerkleid, wickelkleid, rock
knitwear | Knitwear | Strickmode | sweater, cardigan, pullover, turtleneck, knitwear, jumper, beanie, mittens, scarf | pullover, strickjacke, rollkragen, strickmode, mütze, handschuh, schal
coats-and-jackets | Coats and jackets | Mäntel und Jacken | coat, jacket, trench coat, blazer, raincoat, puffer, parka, denim jacket, overcoat | mantel, jacke, trenchcoat, blazer, regenjacke, parka, jeansjacke
denim | Denim | Jeans | denim, jeans, selvedge, overalls, blue jeans, dungarees | denim, jeans, latzhose, jeansstoff
shoes | Shoes | Schuhe | shoe, shoes, sneaker, sneakers, boot, boots, sandal, loafer, heels, trainers, brogue, slipper, clog, oxford shoe, laces | schuh, sneaker, turnschuh, stiefel, sandale, halbschuh, absatz, pantoffel, schnürsenkel
bags | Bags | Taschen | bag, bags, handbag, tote, tote bag, backpack, purse, clutch, satchel, messenger bag, crossbody, leather bag, wallet | tasche, handtasche, rucksack, geldbörse, umhängetasche, stoffbeutel, clutch, beutel
jewelry | Jewelry | Schmuck | jewelry, jewellery, ring, necklace, earring, bracelet, pendant, brooch, hoop earrings, gold chain, signet ring, pearls, charm, cuff | schmuck, ring, halskette, ohrring, armband, anhänger, brosche, creole, goldkette, siegelring, armreif
accessories | Accessories | Accessoires | accessories, hat, belt, sunglasses, glove, silk scarf, watch, glasses, headband, tie, umbrella | accessoire, hut, gürtel, sonnenbrille, handschuhe, seidentuch, uhr, brille, stirnband, krawatte, regenschirm
menswear | Menswear | Herrenmode | menswear, suit, shirt, mens fashion, tailoring, tailored, waistcoat, chinos, trousers | herrenmode, anzug, hemd, schneider, weste, hose, maßanzug
vintage-fashion | Vintage fashion | Vintage-Mode | vintage fashion, thrifted, retro outfit, seventies, twenties fashion, flapper, vintage dress, secondhand clothes | vintage-mode, vintage, retro, siebziger, zwanziger, flohmarktfund, secondhandmode
streetwear | Streetwear | Streetwear | streetwear, hoodie, cargo pants, baggy, sweatpants, graphic tee, t-shirt, cap | streetwear, kapuzenpulli, cargohose, jogginghose, t-shirt, kappe
swimwear | Swimwear | Bademode | swimsuit, bikini, swimwear, cover-up, beachwear, swim trunks | badeanzug, bikini, bademode, badehose, strandkleid
lingerie | Lingerie and sleepwear | Wäsche und Nachtwäsche | lingerie, pajamas, nightgown, robe, bralette, kimono robe | dessous, schlafanzug, nachthemd, bademantel, kimono, morgenmantel
`),
  ...parseInterestTree(`
beauty | Beauty | Beauty | beauty, cosmetics, beauty routine, glow, beauty tips | beauty, kosmetik, schönheit, pflege, schönheitsroutine
makeup | Makeup | Make-up | makeup, lipstick, eyeliner, eyeshadow, mascara, blush, foundation, makeup look, brow | make-up, lippenstift, lidstrich, lidschatten, wimperntusche, rouge, schminken, augenbraue
skin-care | Skin care | Hautpflege | skin care, skincare, serum, moisturizer, sunscreen, cleanser, face mask, acne, retinol | hautpflege, serum, feuchtigkeitscreme, sonnencreme, reinigung, gesichtsmaske, akne, hautcreme
nails | Nails | Nägel | nail, nails, nail art, manicure, nail polish, french tips, gel nails, pedicure | nagel, nageldesign, maniküre, nagellack, gelnägel, pediküre
perfume | Perfume | Parfum | perfume, fragrance, scent, cologne, eau de parfum, incense | parfum, duft, eau de parfum, räucherwerk, duftnote
tattoos | Tattoos | Tattoos | tattoo, tattoos, fine line tattoo, flash sheet, henna, piercing, tattoo sleeve | tattoo, tätowierung, henna, piercing, tattoomotiv
hairstyles | Hairstyles | Frisuren | hairstyle, hair, haircut, bob, bangs, braid, bun hairstyle, updo, curls, ponytail, hair layers, layered haircut, pixie cut | frisur, haar, haarschnitt, bob, pony, zopf, dutt, hochsteckfrisur, locken, pferdeschwanz
hair-color | Hair color | Haarfarben | hair color, balayage, highlights, blonde, brunette, copper hair, hair dye, ombre | haarfarbe, balayage, strähnchen, blond, brünett, kupferrot, haare färben
hair-care | Hair care | Haarpflege | hair care, shampoo, conditioner, hair mask, curly hair routine, hair oil, scalp | haarpflege, shampoo, spülung, haarkur, lockenpflege, haaröl, kopfhaut
natural-hair | Natural hair and braids | Natürliches Haar | natural hair, box braids, cornrows, afro, locs, twists, protective style | naturhaar, box braids, cornrows, afro, rastazöpfe, flechtfrisur
beards | Beards and grooming | Bart und Rasur | beard, mustache, shaving, beard oil, grooming kit, barber, fade | bart, schnurrbart, rasur, bartöl, barbier, rasieren
`),
  ...parseInterestTree(`
weddings | Weddings | Hochzeit | wedding, bride, groom, marriage, newlyweds, elopement, bridal | hochzeit, braut, bräutigam, heiraten, ehe, brautpaar, trauung
wedding-dresses | Wedding dresses | Brautkleider | wedding dress, veil, bridal gown, bridesmaid dress, lace gown | brautkleid, schleier, hochzeitskleid, brautjungfernkleid, spitzenkleid
wedding-decor | Wedding decor | Hochzeitsdeko | wedding decor, wedding table, aisle, wedding arch, seating chart, reception decor, place cards | hochzeitsdeko, hochzeitstafel, traubogen, sitzplan, tischkarte, platzkarte
wedding-flowers | Wedding flowers | Hochzeitsblumen | wedding flowers, bridal bouquet, boutonniere, flower crown, flower girl | hochzeitsblumen, brautstrauß, anstecker, blumenkranz, blumenmädchen
wedding-cakes | Wedding cakes | Hochzeitstorten | wedding cake, cake topper, tiered cake, naked cake | hochzeitstorte, tortenfigur, naked cake, mehrstöckige torte
wedding-invitations | Wedding invitations | Hochzeitseinladungen | wedding invitation, save the date, rsvp, wedding stationery, vow book | hochzeitseinladung, save the date, hochzeitspapeterie, eheversprechen
engagement | Engagement | Verlobung | engagement, engagement ring, proposal, engaged, fiance | verlobung, verlobungsring, heiratsantrag, verlobt
bridal-shower | Bridal showers | Junggesellinnenabschied | bridal shower, bachelorette, hen party, bachelor party | junggesellinnenabschied, junggesellenabschied, polterabend, brautparty
honeymoon | Honeymoon | Flitterwochen | honeymoon, honeymoon destination, romantic getaway | flitterwochen, hochzeitsreise, romantische reise
`),
]
