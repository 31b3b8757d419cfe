/**
 * A second set, judged by the pictures and texts alone. Written like the first; `@train` means the videos and GIFs of a scene. What it
 * missed was read while causes were looked for, so it is no longer unseen; weights are chosen by the first set.
 */
export const SECOND_LABELS = `
fish | linocut-animals/11 | linocut-animals/1,5,9
turtle | linocut-animals/5 | linocut-animals/1,9,11
rabbit | linocut-animals/2 | linocut-animals/4,7
husky | dogs/2 | dogs
blue birds | birds/1,3 | birds
fireflies | @fireflies | night-sky/0
trees | misty-forest misty-valleys/0,2,3,4,5 watercolor-landscapes/6,7,10 | mountains snowy-peaks/0,5,10 misty-valleys macro/3 pen-drawings/7
palm trees | watercolor-landscapes/8 portraits/5 monstera/0,2,8 | vases/7 stoneware/3
island | maps/0,3,6 sea-cliffs/5 sea/4 | sea-cliffs/2,11 sea/1
harbor | bokeh/9 screen-prints/11 houses/2 watercolor-landscapes/4 | houses/7 sea
farm | watercolor-landscapes/2,6,11 misty-valleys/3 cups/4 | misty-valleys/1,7,10 bicycles/5
fields | misty-valleys/1,3,7,10 watercolor-landscapes/2 bokeh/4 waves/5 | wildflowers linocut-animals/2 watercolor-landscapes/6,11
storm | sea-cliffs/3,8 red-desert/2 misty-valleys/2 | misty-valleys/4
pool | stairs-and-arches/5,9 riso/1 bottles-on-blocks/9 gardens/4 |
surfing | screen-prints/1 sea/0 | sea-cliffs
climbing | red-desert/10 | red-desert/5 cameras/7
running | figures/6 | shoes/8
sailboat at sunset | riso/11 watercolor-landscapes/1 sea/5 | sea/2,8 sea-cliffs/9
cabin in the snow | watercolor-landscapes/7 | misty-forest/1,7
city lights | bokeh/0,5,6,9 skyline/0,2,4,6,8 houses/3,7 @train | bokeh/1 skyline
ferris wheel | bokeh/6 |
rocket | screen-prints/3 | night-sky
kite | figures/10 |
guitar | figures/7 | riso/3,6
vinyl record | riso/6 | riso/3
typewriter | pen-drawings/6 | hands/9
handwritten letter | hands/9 pen-drawings/6 |
keys | cyanotypes/7 |
greeting card | birds/8 linocut-botanicals/6 letters/5 cyanotypes/1 | balloons/4 watercolor-florals/3
invitation | balloons/4 watercolor-florals/3 | cakes
hand lettering | letters | screen-prints
mural | sun-arches/0 window/0 night-sky/1 figures/0 | waves/4 balloons/6
color palette | dunes/2,5 balloons/1 red-desert/7 bauhaus/2 butterflies/7 sea/3 | armchair/0,8 yarn/8
mosaic | tiles | terrazzo
chair | armchair pen-drawings/5,11 figures/4 dogs/4 | weave/1
sofa | cats/1 | armchair waves/4
cushion | armchair/1,5 dogs/7 window/8 | cyanotypes/9
stack of books | books/0,2,4,6,8 | books
woman reading | figures/4 | portraits/6 hands/2
grandmother | pen-drawings/1 quilts/3 vases/2 bottles-on-blocks/7 bowls-from-above/6 | portraits/0 figures/8 cactus/7
smiling person | portraits/4,6,9 | portraits
hat | portraits/8 outfits/1,10 figures/3,11 | portraits/11 yarn/4
coat | outfits/3,9 dogs/1 | sea-cliffs/3
skirt | outfits/4,6 | outfits
jeans | outfits/0,10,11 | outfits
sunscreen | bottles-on-blocks/3,9 portraits/8 | sea-cliffs/5 bottles-on-blocks/0
repair | bicycles/6 books/6 cameras/0,5 shoes/6 | bicycles/0,4 jewellery/5
upcycling | quilts/8 bags/7 shelf/2 bauhaus/0 candles/4 | terrazzo/7 cutouts/2,4 fruit-bowl/8
plant care | monstera/0,1,3,6 cactus/0,5,7,8 window/7 macro/7 linocut-botanicals/10 @growing | monstera cactus
raised beds | gardens/1,4,7 | gardens
herbs | gardens/0 herbarium/4 window/6 | pen-drawings/8 plates/2 bowls-from-above/0,2,11
tomatoes | gardens/1,7 window/5 hands/4 plates/0,1,3,6,7,8 bowls-from-above/0,5 |
hydrangea | watercolor-florals/8 | watercolor-florals
dahlias | watercolor-florals/10 wildflowers/6 | watercolor-florals
pears | fruit-bowl/0,1,3,4,8 watercolor-fruit/0 linocut-botanicals/4 | fruit-bowl/5
oranges | fruit-bowl/3,4,5,7 watercolor-fruit/3 | fruit-bowl/8 watercolor-fruit/5 bowls-from-above/11
jam | watercolor-fruit/4 fruit-bowl/3 linocut-botanicals/4 hands/8 | fruit-bowl/0,4
bread | bowls-from-above/1,8,11 | plates/1,6 red-desert/2
eggs | plates/1,8 bowls-from-above/3 | cakes/1
curry | bowls-from-above/8 | bowls-from-above
easy soup recipe | bowls-from-above/0,1,2,3,6,9,11 plates/0,2 mushrooms/6 | bowls-from-above
small bathroom | terrazzo/3 tiles/5 | tiles/3 bottles-on-blocks/3 terrazzo
Strand | sea/0,6 riso/10 watercolor-landscapes/8 dogs/6,11 sea-cliffs/2,7 portraits/8 quilts/5 | sea sea-cliffs screen-prints/1
Leuchtturm | sea/1,4,7 screen-prints/5 watercolor-landscapes/9 |
Frühstück | plates/4,5,6 bowls-from-above/4,7 cups/2 @pancake | cups
Pilze | mushrooms macro/8 linocut-botanicals/8 |
Wüste | dunes red-desert riso/9 screen-prints/4 | cactus/0
Stuhl | armchair pen-drawings/5,11 figures/4 dogs/4 | weave/1
Kleid | outfits/1,8 figures/0 | outfits
Hände | hands |
lighthose | sea/1,4,7 screen-prints/5 watercolor-landscapes/9 |
buterfly | butterflies cyanotypes/11 | linocut-animals/3
`

/** A third set, judged in the same way. Some ideas were written after what it missed. */
export const THIRD_LABELS = `
hedgehog | linocut-animals/4 | linocut-animals
octopus | linocut-animals/9 | linocut-animals/1,5
moth | linocut-animals/3 | butterflies
peonies | watercolor-florals/1 | watercolor-florals
daisies | wildflowers/0,3 portraits/9 | wildflowers hands/3
grass | macro/5 wildflowers/2,5,8 herbarium/1 mushrooms/0,4,8 | linocut-animals/2 linocut-botanicals/8
vineyard | misty-valleys/1 | misty-valleys/7 sun-arches/8
volcano | maps/3 sea-cliffs/6 |
courtyard | stairs-and-arches/9 | stairs-and-arches
spiral staircase | stairs-and-arches/3 | stairs-and-arches/0,6,10 pen-drawings/4
street at night | bokeh/0,5 houses/3,7 stairs-and-arches/7 | skyline/0,2,4,6,8
bench | pen-drawings/7 gardens/5 figures/7 | cups/6
rooftop | cats/3 | skyline/2 bokeh/8
fireplace | | vases/1 houses/4 candles
velvet chair | armchair/1 | armchair
picture frames | armchair/4,7,8 shelf/0,2,7,8 butterflies/2,8 herbarium/6 | misty-forest/6
plates | stoneware/2 plates | bowls-from-above cups
spoon | stoneware/2 bowls-from-above/0,11 | ceramics/2
jar | stoneware/8,11 riso/7 bottles-on-blocks/0,3,6 | linocut-botanicals/4 hands/8
apple | books/0,3,6 fruit-bowl/6 | fruit-bowl
watermelon | watercolor-fruit/2 | watercolor-fruit bags/0
toast | plates/1,6 | bowls-from-above/11
rice | bowls-from-above/8 | waves/5 fruit-bowl/0
hot drink | cups hands/0 portraits/11 bokeh/11 books/4 stoneware/5 | pen-drawings/3,6
sunglasses | portraits/7,8 outfits/2,5 | portraits/4,10
plaid shirt | outfits/11 quilts/8 | outfits/4,5
curly hair | portraits/0,10 | portraits
gardener | figures/3 | hands/4 gardens
painter at work | figures/8 hands/7 | hands/6
skateboard | figures/11 |
zigzag pattern | yarn/0,3,6 weave/2 | cutouts/8 waves/3
blanket | yarn/0 waves/3 | quilts night-sky/6
wool | yarn | outfits/0,6 cats/7
postcard | watercolor-landscapes/8 cameras/4 | linocut-botanicals/6 birds/8
film photography | cameras/0,1,3,8 dunes/7 | cameras
raindrops | bokeh/1 macro/0,3,8,10 | bokeh/5,11 @rain
Hafen | bokeh/9 screen-prints/11 houses/2 watercolor-landscapes/4 | houses/7
Ohrringe | jewellery/2,3,6,7 | jewellery
Teppich | weave/2,5,6 armchair/6 | weave
Birne | fruit-bowl/0,1,3,4,8 watercolor-fruit/0 linocut-botanicals/4 | fruit-bowl/5
`

/** A fourth set, judged by someone who had not seen how search ranks; German words are parted since it was read. */
export const FOURTH_LABELS = `
footwear | shoes | outfits/0,1,2,3,4,5,6,8,9,10,11
picnic | bags/4 | bags/2 cups/6 sea-cliffs/10
pumpkin | bowls-from-above/1 | outfits/11
anniversary | birds/8 bokeh/8 | jewellery/4 maps/4 balloons/5
engagement ring | jewellery/4 | jewellery/0,8 balloons/5
housewarming gift | cactus/8 linocut-botanicals/6 | cactus candles/2
back to school | bags/3 books/0 | bowls-from-above/4 butterflies/8 letters/0
date night | bokeh/8 plates/7 outfits/4 | cups/6 pen-drawings/11 outfits/8 bowls-from-above/11 candles/3
meditation | misty-forest/2 misty-valleys/5 letters/2 figures/1 waves/8 | gardens/3 misty-forest/3
water reflection | mountains/1,4 snowy-peaks/3 stairs-and-arches/8 red-desert/11 sea-cliffs/9 | bokeh/9 macro/10 snowy-peaks/1,11 waves/5 misty-valleys/11
ice skating | misty-valleys/11 |
coffee shop | pen-drawings/2,11 bokeh/11 | cups ceramics/8 bauhaus/3
comfort food | bowls-from-above/0,1,3,6,8,11 plates/0,3,5,7 mushrooms/6 cups/8 riso/4 | bowls-from-above/2,7,9 plates/2,4,6 @pancake
smoothie bowl | bowls-from-above/4 | bowls-from-above/7 plates/4
appetizers | bowls-from-above/10 fruit-bowl/1 | fruit-bowl/2 terrazzo/7 plates/1,6
cookies | cups/0,1,3,7 | cups/4
motivational quotes | letters/0,1,2,3,5,6,8 | letters screen-prints/8
cherries | watercolor-fruit/6 cakes/1,3,5,6 | hands/5
pineapple | watercolor-fruit/7 | watercolor-fruit
tropical | monstera/0,2,5,7,8 cutouts/6 portraits/5 watercolor-landscapes/8 watercolor-fruit/7 | monstera outfits/5 sea-cliffs/5
boho | sun-arches/6 | sun-arches/0,2,3,4,7 weave/2,6 dunes/5 vases/2,8 stoneware/3
flea market finds | vases/4 books/5 cyanotypes/6 fruit-bowl/8 cameras/3 | armchair/1 pen-drawings/5 outfits/3 cyanotypes/8 vases/2
kids room | balloons/1,6 weave/6 night-sky/1 sun-arches/0 screen-prints/3 | mushrooms/1 sun-arches/1,2 quilts/6 cutouts/8 balloons/2
ladybug | macro/1 | linocut-animals/10 macro/11
corgi | dogs/0 | dogs
night photography | night-sky/0,2,3,7 snowy-peaks/3 bokeh/0,5,6,9 wildflowers/3 red-desert/4 | night-sky skyline/2,4,6 bokeh/1 houses/3,7 dunes/0 misty-valleys/8
fairy lights | bokeh/2,3 | bokeh/6,11 mushrooms/1
public transport | riso/8 maps/5 screen-prints/2 skyline/0 @train | sea/4 portraits/2
greece | stairs-and-arches/1 sea/2 watercolor-landscapes/1 | stairs-and-arches/11
norway | sea/1 houses/2 bokeh/9 | letters/5 screen-prints/0
alps | mountains/1,3,4,5 snowy-peaks/0,2,3,4,5,6,10 riso/2 | mountains/0,7 snowy-peaks screen-prints/7
beach vacation | watercolor-landscapes/8 riso/10 portraits/8 sea/0 sea-cliffs/2,5 | dogs/6,11 sea/3,6 bags/2 outfits/5 sea-cliffs/4 quilts/5 window/2
modern house | stairs-and-arches/5,6 | stairs-and-arches/0,4
pink sky | mountains/2 snowy-peaks/10 misty-valleys/6 sea-cliffs/1,9 | snowy-peaks/0 misty-forest/7,8 wildflowers/4 red-desert/6 balloons/4
renter friendly | shelf/6 bauhaus/6 terrazzo/5 | window/3 sun-arches/6
redhead | portraits/1,9 |
polka dots | outfits/8 cakes/7 | outfits/11 dogs/6,9 mushrooms/0,1,3,4,6,7
gemstones | jewellery/0,4,8 | jewellery/1,2,5,6
gift wrap | waves/6 tiles/8 watercolor-fruit/7 |
baby shower | mushrooms/7 | butterflies/4 watercolor-florals/3 yarn/5 quilts/6
pollinator garden | wildflowers/7 butterflies/1 | macro/11 wildflowers/4,5,8 linocut-botanicals/1 watercolor-florals/9
wheat | bokeh/4 vases/1,7 | cyanotypes/8 misty-valleys/3
purple flowers | wildflowers/1 gardens/3 vases/2 watercolor-florals/2,9 linocut-botanicals/1 misty-valleys/7 watercolor-landscapes/2 | cutouts/7 watercolor-florals/8 wildflowers/3 birds/3
turquoise water | sea-cliffs/2,5 snowy-peaks/11 stairs-and-arches/9 bottles-on-blocks/9 | snowy-peaks/1 sea-cliffs/10 sea/8 red-desert/11 riso/11
orange cat | cats/0,6,8,11 | cats
meteor shower | night-sky/6 | night-sky red-desert/4
Herbst | misty-valleys/3,4 watercolor-landscapes/10 macro/3 mountains/8 misty-forest/4 snowy-peaks/5 vases/1 | outfits/0,11 shoes/8 mountains/3 linocut-botanicals/9 herbarium/3 bowls-from-above/1
Hochzeitstorte | cakes/3,7 | cakes
Sessel | armchair pen-drawings/5 figures/4 dogs/4 |
Sternenhimmel | night-sky/0,2,4,6,8 snowy-peaks/3 red-desert/4 misty-valleys/8 sea-cliffs/6 dunes/0,4 | night-sky hands/11 linocut-animals/1
Igel | linocut-animals/4 | linocut-animals/2,7
Gemüsegarten | gardens/1,4,7 | gardens window/5 hands/4
Geburtstag | balloons/4 cakes/0,4 maps/0 | cakes sun-arches/5 herbarium/2 riso/3 cyanotypes/1 candles/1
Treppe | stairs-and-arches/0,3,6,10 pen-drawings/4 | stairs-and-arches/4 bauhaus/6
Segelboot | sea/2,5,8 riso/11 watercolor-landscapes/1 window/2 pen-drawings/9 screen-prints/5 @waves | sea
Stiefel | shoes/1,3,5,6 outfits/0,3,4,6,8,9,11 | shoes
Wandfarbe | sea/3 dunes/2,5 balloons/1 armchair/0 red-desert/7 birds/6 window/6 cactus/6 | armchair/1,5,8 shelf/3,7 stoneware/3 window/4 houses/6 balloons/6
gemütlich | candles/5,6,7,8 bokeh/2,11 cats/10 figures/4 hands/0,2 armchair/3 | candles books/1,2,4 armchair/0,2,6 cats/1,2 portraits/11 watercolor-landscapes/7 cups/3,8 outfits/0,6 pen-drawings/5 stoneware/5
gelbe Blumen | wildflowers/7,8 linocut-botanicals/7 watercolor-florals/4,7 vases/1 macro/11 herbarium/0 | herbarium/4 cutouts/7
Zimmerpflanzen | monstera/0,1,2,3,4,6 cactus linocut-botanicals/10 pen-drawings/8 cats/5 @growing | monstera window/0,5,7 shelf/5 armchair/2,3,6 macro/7 pen-drawings/5
`
