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

/** A third set, judged in the same way: asked once, after everything was chosen. */
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
