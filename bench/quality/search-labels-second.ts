/**
 * A second set in the format of the first, judged by the pictures and texts alone; `@train` means the videos and GIFs
 * of a scene. Its misses were analyzed, so it is no longer unseen; weights are chosen by the first set.
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

/** A third set, judged in the same way. Some synonyms were added because of its misses. */
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

/**
 * A fourth set, judged by someone who did not know the ranking. It is no longer unseen: German compounds are split
 * because of its misses.
 */
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

/**
 * A fifth set, by another person who knew neither the ranking nor the other sets; it was not read before the synonyms
 * that were added with it were chosen.
 */
export const FIFTH_LABELS = `
wedding | cakes/3,7 outfits/8 bags/6 jewellery/4 butterflies/4 balloons/5 | jewellery/0,8 birds/8 bokeh/8 cakes/1,2,5 watercolor-florals/1,3 cameras/2 hands/1 candles/3 outfits/1 shoes/7 maps/4
breakfast | plates/4,5 bowls-from-above/4,7 cups/2 @pancake | cups plates/1,6 hands/0 stoneware/2,5 pen-drawings/3,10 portraits/11 bokeh/11 fruit-bowl/5,6 watercolor-fruit/1,9,10
living room | armchair pen-drawings/5 | shelf window cats/1,10 dogs/4 figures/4 waves/4 vases birds/6 weave/2,5 monstera/2 dunes/2 houses/4 books/2
camping | night-sky/0,2,4,6,8 screen-prints/8 misty-valleys/6 red-desert/0 | night-sky @fireflies misty-forest/5 mountains/5,7 dunes/8 red-desert/2,4 portraits/7 dogs/8 misty-valleys/8
dessert | cakes hands/5 cups/7,8 fruit-bowl/0,1 | cups plates/4,5 @pancake bowls-from-above/4 watercolor-fruit/1,2,6,8 hands/8 sun-arches/5
lighthouse | sea/1,4,7 watercolor-landscapes/9 screen-prints/5 | sea sea-cliffs @waves screen-prints/11
sailboat | sea/2,5,8 riso/11 watercolor-landscapes/1 screen-prints/5 pen-drawings/9 window/2 @waves | sea window/5,8 bags/7 sea-cliffs/0,5,6 houses/1,2,3,5,7 watercolor-landscapes/4 screen-prints/11 bokeh/9 snowy-peaks/11
beach | riso/10 sea/0,3,6 watercolor-landscapes/8 dogs/6,11 sea-cliffs/2,4,7 | sea sea-cliffs portraits/8 bags/2 quilts/5 screen-prints/1,5 riso/11 @waves red-desert/3,11 watercolor-landscapes/1 cutouts/2 bottles-on-blocks/9 linocut-animals/5 outfits/5
bathroom | tiles/3,5 terrazzo/3,8 bottles-on-blocks/3 linocut-animals/11 monstera/5 | bottles-on-blocks tiles terrazzo watercolor-fruit/7 cactus/1
kitchen | tiles/1,6,7 stoneware/6,11 shelf/1 terrazzo/4,7 herbarium/4 watercolor-fruit/0,10 pen-drawings/3,8 figures/5 weave/8 | tiles stoneware watercolor-fruit cups bowls-from-above plates fruit-bowl terrazzo watercolor-florals/11 pen-drawings/1,10 window/5,6 @pancake shelf/5 linocut-botanicals/2
nursery | sun-arches/0,1 night-sky/1 screen-prints/3 balloons/1,2,6 quilts/6 weave/6 | sun-arches balloons yarn/5 cutouts/6,8 watercolor-florals/3 mushrooms/1,3,7 linocut-animals/2,7
minimalist | shelf/4,5 vases/0,6,8 stoneware/3,8,10 outfits/7,10 letters/7 stairs-and-arches/0,4 waves/8 bottles-on-blocks/3 sun-arches/3,7 | vases stoneware stairs-and-arches sun-arches bottles-on-blocks letters/2,5,8 armchair dunes candles/2,6 bauhaus/1,2,4,7 cutouts/2,8 ceramics/0,3,5,6 birds/2,5 bicycles/3 misty-forest/2,6,8 linocut-botanicals/0,6,9,10 cyanotypes/2,4 pen-drawings/1,3,11 outfits/2 monstera/1,4
boho | sun-arches weave/2,6 vases/1,2,5,8 stoneware/3 bags/2,4 | vases weave cutouts/0,3,6 monstera waves/1,2,4,7,8 jewellery/2,3,6,7 outfits/1 window/8 herbarium ceramics dunes/5 stoneware/10 cactus butterflies
vintage | cameras pen-drawings/6 butterflies/5 bottles-on-blocks/7 fruit-bowl/8 riso/3,6 armchair/4 cyanotypes/6,7 | screen-prints riso books/5 vases/2,4 outfits/3 sun-arches/2,6 armchair/1 shoes/0,7 bicycles butterflies/2,8 herbarium maps/0,3,6 quilts/3 tiles/1,4 jewellery/5 pen-drawings/1 cyanotypes bottles-on-blocks/11 shelf/8 hands/9
rainbow | sun-arches/2,3,6,7 houses/8 | sun-arches books/3 @mandala houses/0,4 watercolor-landscapes/4 hands/6 cutouts/1
pets | cats dogs figures/9 | linocut-animals/2
insects | butterflies linocut-animals/3,10 macro/1,11 cyanotypes/11 @fireflies | macro/4,5 linocut-animals/8 wildflowers/7
fitness | figures/1,6 riso/1 | figures/0,2,9,11 screen-prints/1,7 bicycles/1,5 red-desert/10,11 sea-cliffs/0
reading | books hands/2 figures/4 armchair/3,6 cats/10 pen-drawings/5 portraits/6 | armchair shelf cats/8 maps/6 outfits/4
typography | letters | screen-prints pen-drawings/6 bauhaus/1,4,7
sneakers | shoes/2 outfits/1,2,5,10 | shoes
earrings | jewellery/2,3,6,7 | jewellery butterflies/6 portraits/0,5,8
perfume | bottles-on-blocks/1,4,5,7,8,11 | bottles-on-blocks
healthy food | plates/1,2,4,8 bowls-from-above/0,1,2,4,5,6,7,8,9,10,11 figures/5 fruit-bowl/2 | plates bowls-from-above fruit-bowl watercolor-fruit hands/8 linocut-botanicals/2
soup | bowls-from-above/0,1,2,3,6,9,11 plates/0,2 mushrooms/6 riso/4 | bowls-from-above plates
jungle | monstera/2,5,8 | monstera portraits/5 cutouts/0,6 cats/5 macro/2 watercolor-landscapes/5
full moon | dunes/0,4 cats/3 skyline/2 sea/2,6 riso/2 screen-prints/3 bicycles/7 | night-sky/1,5 dunes/8 skyline/0,4,6,8 mountains/5 waves/5 wildflowers/0,1 misty-forest/5 misty-valleys/8
road trip | sea-cliffs/10 misty-valleys/4,9 bokeh/0 mountains/2 night-sky/7 red-desert/0,8 waves/7 | red-desert mountains night-sky/8 misty-valleys/1,7,10 wildflowers/2 herbarium/0 dunes/3,6 bicycles/2,5 sea-cliffs/4,8
train | screen-prints/2 riso/8 @train | skyline/0 maps/5 portraits/2
photography | cameras bokeh macro night-sky/2 dunes/7 | screen-prints/6 snowy-peaks night-sky wildflowers/3 cyanotypes bottles-on-blocks misty-valleys mountains/6 red-desert sea-cliffs
italy | riso/0,2,10 watercolor-landscapes/4,6 stairs-and-arches/2,11 sea-cliffs/6 mountains/1,5,8 snowy-peaks/0,5,10 misty-valleys/1 cups/8 screen-prints/2 plates/0,7 | plates/3,6 terrazzo/1 pen-drawings/3 snowy-peaks/6
morocco | tiles/4 sun-arches/3 dunes/0,1 stairs-and-arches/7,9 portraits/3 | dunes screen-prints/4 stairs-and-arches/0 tiles sun-arches/7 red-desert/2,8
japan | bokeh/5 skyline/4 watercolor-florals/6 riso/4 bowls-from-above/3,9 waves/0,8 misty-forest/2 | bokeh/10 linocut-botanicals/9,11 waves/2,3,6 linocut-animals/11 misty-valleys/5 riso/5 screen-prints/1 stoneware/4 cyanotypes/3 bowls-from-above/1
cozy | candles armchair/0,3,6 cats/1,2,10 hands/0,2,11 figures/4 portraits/11 cups/3,8 bokeh/2,3,11 pen-drawings/5 outfits/0,6,9 stoneware/5 watercolor-landscapes/7 books/1,4 dogs/7 | armchair cats/0,8 hands/10 cups books yarn quilts window linocut-animals/7 screen-prints/8 bowls-from-above/0,1,11 mushrooms/1 misty-forest/1 houses/3,7 night-sky/0,2,4,6,8 portraits/2 outfits/3 waves/3
romantic | bokeh/8 balloons/5 birds/8 jewellery/4 cups/6 maps/4 hands/1 | hands/9 cats/9 outfits/4,8 cakes/3,7 watercolor-florals/1 sea/2,5 candles bokeh/2,3,9 riso/7 pen-drawings/11 plates/7 window/8 watercolor-landscapes/1 jewellery/0,8 bottles-on-blocks/7 sea-cliffs/9 balloons
kids crafts | cutouts/1,5,8 butterflies/0,4 balloons/2 hands/6 weave/0 mushrooms/1,4 houses/4 maps/0 sun-arches/7 | cutouts butterflies/8 sun-arches/1 stairs-and-arches/10 cactus/3,4 linocut-animals/8 mushrooms/7 cyanotypes/11
sewing | quilts hands/3 birds/1 dogs/1 bags/5 mushrooms/4 bauhaus/5 | window/3 bags/0,1,7 yarn hands/10 armchair/1 cyanotypes/9 weave
music | riso/3,6 figures/7 letters/4 | figures/0 shoes/7
geometric pattern | bauhaus tiles quilts weave waves/0,3,6 @mandala | terrazzo yarn/0,3,6 cutouts waves sun-arches/2,3,6,7
vegetable garden | gardens/0,1,4,7 hands/4 window/5 | gardens figures/3 @growing @rain linocut-botanicals/2
architecture | stairs-and-arches houses pen-drawings/0,4 | skyline pen-drawings/2,9 watercolor-landscapes/4,6,11 window sun-arches/3,7 @train
hiking | mountains/0,1,2,5,7,8 misty-forest/0,5,7 dunes/6 snowy-peaks/1,5,7,8,10 dogs/8 portraits/7 sea-cliffs/4 maps/4 misty-valleys/2,5,8 red-desert/3,5 @sunrise | mountains snowy-peaks misty-forest misty-valleys red-desert watercolor-landscapes/0,3,10 dunes sea-cliffs/7,8,11 maps/1,2 screen-prints/0,8
baby shower | mushrooms/7 watercolor-florals/3 quilts/6 yarn/5 | balloons/2,4,6 butterflies/4 sun-arches/0,1 night-sky/1 screen-prints/3 cakes/1,5,7 mushrooms/1,4
birthday | cakes/0,4,8 balloons/4 maps/0 herbarium/2 sun-arches/5 | cakes riso/3 cyanotypes/1 cactus/3 cameras/2 balloons waves/6 jewellery/0 hands/1
tea | stoneware/4 pen-drawings/1 screen-prints/10 | hands/0 pen-drawings/10 stoneware/5,9 bowls-from-above/9 portraits/11 books/4 cups
sunflower | linocut-botanicals/7 watercolor-florals/4 macro/11 vases/1 figures/3 | screen-prints/9 wildflowers/7,8 hands/1 cutouts/7 cyanotypes/9
grandma | portraits/0,6 figures/8 pen-drawings/1 vases/2 bottles-on-blocks/7 quilts/3 bowls-from-above/6 | cactus/7 cyanotypes/6 hands/10 jewellery/5
puppy | dogs | figures/9
waterfall | watercolor-landscapes/5 | watercolor-landscapes snowy-peaks/1,11 mountains/1,4 misty-valleys/9 sea-cliffs/1,8
stargazing | night-sky red-desert/4 snowy-peaks/3 sea-cliffs/6 | dunes/0,4,8 misty-valleys/8 mountains/5 screen-prints/0,3,8 riso/2 sea/2 @fireflies hands/11 cats/3
sea creatures | linocut-animals/1,5,9,11 | sea-cliffs/2,7 cutouts/2 linocut-animals/8
forest animals | linocut-animals/0,2,4,7 | linocut-animals/3,6,8,10 misty-forest/0,1 birds
gift ideas | books/0 cactus/8 bottles-on-blocks/8 linocut-botanicals/6 maps/4 herbarium/2 jewellery/0,2 riso/3 ceramics/1 | jewellery candles/0,1,2,4 waves/6 cups/0,1 stoneware watercolor-fruit/7 bags bottles-on-blocks birds/8 letters/5 portraits/3 quilts hands/1,9 cyanotypes/1 books terrazzo/2,7 ceramics mushrooms/1
travel poster | screen-prints/0,1,2,4,5,7,8,11 | screen-prints riso letters skyline mountains sea dunes
rainy day | bokeh/1,5,11 houses/1 misty-valleys/2 @rain | sea-cliffs/3,8 skyline/1 macro/0,3,8,10 mushrooms/0 stairs-and-arches/2 shoes/8
bedroom | window/4 armchair/8 books/2 dunes/5 sea/3 red-desert/7 | armchair window night-sky/1 quilts weave/6 balloons/1 dunes/2 sun-arches/0,1 mushrooms/1 birds/6 cyanotypes/9
pizza | plates/3,6 | plates tiles/6
citrus | riso/0 fruit-bowl/3,4,5,7 watercolor-fruit/3,5 | fruit-bowl watercolor-fruit stoneware/0 plates/0
city at night | skyline/0,2,4,6,8 houses/3,7 bokeh/5,9 @train | skyline bokeh/0,1,6 maps/5 stairs-and-arches/7 cats/3
snow | snowy-peaks mountains/3 misty-forest/7 watercolor-landscapes/7 portraits/2 dogs/10 screen-prints/7 outfits/9 | screen-prints/0 misty-forest/3 cups/3 misty-valleys/11 watercolor-landscapes/0 mountains/7
pink flowers | riso/7 watercolor-florals/1,6 herbarium/5 macro/6 bokeh/10 cactus/1 vases/7 | watercolor-florals screen-prints/9 wildflowers/3,4,6,7,8 stairs-and-arches/1 hands/1 linocut-botanicals/3,11 vases/2,5,8 cactus/0,3,6,8 birds/3 outfits/1 portraits/9 window/4
orange cat | cats/0,6,8,11 | cats
green armchair | armchair/4 pen-drawings/5 figures/4 | armchair cats/1 dogs/4
blue vase | vases/4,7 stoneware/0 shelf/2 ceramics/5 | vases ceramics stoneware shelf/1,3,7 watercolor-florals/5 books/8 @pottery
Herbst | mountains/8 watercolor-landscapes/10 macro/3 vases/1 misty-valleys/3,4 snowy-peaks/5 misty-forest/4 shoes/8 outfits/0,11 herbarium/3 bowls-from-above/1 linocut-botanicals/9 | mushrooms mountains/3 bokeh/4 vases/2 linocut-botanicals/0,8 macro/8 bowls-from-above/11 misty-forest/0,6 linocut-animals/4 candles/8 outfits/3,4,6 fruit-bowl/0,1 cyanotypes/3 watercolor-fruit/4,8
Weihnachten | candles/1,5,7 | candles bokeh/2,3 waves/6 houses/4 watercolor-landscapes/7 portraits/2 dogs/10 misty-forest/3,7 cups/8 watercolor-florals/3
Geburtstagstorte | cakes/0,4,8 | cakes
Schmuck | jewellery butterflies/6 | portraits/0
Wüste | dunes red-desert screen-prints/4 riso/9 | cactus/0,5 waves/7 balloons/0,7
Fahrrad | bicycles figures/2 | 
Pilze | mushrooms macro/8 linocut-botanicals/8 | 
Schuhe | shoes | outfits
Zimmerpflanzen | monstera/0,1,2,3,4,6 cactus cats/5 linocut-botanicals/10 shelf/5 pen-drawings/8 @growing | monstera macro/7 window shelf armchair hands/4 @rain cats/0 pen-drawings/5
Sonnenuntergang | mountains/2,6 sea/1,5 sea-cliffs/1,4,9 skyline/3,7 watercolor-landscapes/1 window/5,8 bokeh/4,8 riso/11 screen-prints/11 snowy-peaks/6,10 sun-arches/8 red-desert/2,8 misty-valleys/6 balloons/5,7 cameras/6 figures/11 stairs-and-arches/8 hands/7 wildflowers/8 | mountains sea sun-arches @sunrise tiles/8 dunes misty-forest/4,5,8 riso/5,9 screen-prints/1,4 bicycles/5 snowy-peaks/0,2,8 waves/2 skyline/5 watercolor-landscapes/9 balloons stairs-and-arches/5,11 misty-valleys/10 wildflowers/4 cameras/2 red-desert/0,6,9 bokeh/9
Stricken | yarn hands/10 | cats/7 outfits/0,6,9 waves/3
Kaffee | cups/0,1,2,3,4,5,6,7 bokeh/11 pen-drawings/3 stoneware/5 hands/0 portraits/11 | cups pen-drawings/2,10,11 stoneware/2 books/1,4,7 screen-prints/10 ceramics/8
succulant | cactus macro/7 linocut-botanicals/10 | riso/9 stairs-and-arches/4 cats/5 monstera
lavendar | watercolor-landscapes/2 watercolor-florals/2 misty-valleys/7 gardens/3 | misty-forest/5 quilts/7 wildflowers/1
northern ligths | night-sky/3,7 screen-prints/0 | night-sky snowy-peaks/3 red-desert/4
herbs | herbarium/4 gardens/0 window/6 pen-drawings/8 | herbarium window/5 plates/2 bowls-from-above/0,2 watercolor-florals/2 gardens/3
`
