/**
 * The expected results of searches in the demo world, judged by the pictures and texts alone. One row per query: query
 * | what it asks for | what fits it loosely. `cats` means every picture of the family, `dogs/1,3` two of them.
 */
export const SEARCH_LABELS = `
cat | cats | gardens/2
cats | cats |
kitten | cats/4 | cats
black cat | cats/3,7,9 |
sleeping cat | cats/1,2,10 | cats
dog | dogs figures/9 gardens/2 | linocut-animals/7
puppy | dogs | figures/9
dog coat | dogs/1 | dogs
pets | cats dogs | figures/9
animals | cats dogs birds linocut-animals butterflies | macro/1,11 figures/9 riso/5 dunes/1,3 screen-prints/4 cyanotypes/11
wild animals | linocut-animals birds | butterflies riso/5 dunes/1 macro/1
birds | birds riso/5 linocut-animals/0,6 | misty-forest/0,1,4,8 cyanotypes/2 macro/9
bird feeder | birds/0 | birds
owl | linocut-animals/0 | birds
swallows | riso/5 birds/1 | birds
fox | linocut-animals/7 | linocut-animals
whale | linocut-animals/1 | linocut-animals/5,9
insects | butterflies macro/1,11 linocut-animals/3,10 | cyanotypes/11
butterfly | butterflies cyanotypes/11 | linocut-animals/3
bee | macro/11 wildflowers/7 | watercolor-florals/9
feather | cyanotypes/2 macro/9 | birds
sunset | mountains/2,6 sea/5,1 skyline/3,7 window/8,5 cameras/2,6 sun-arches/8 riso/11 screen-prints/11 watercolor-landscapes/1 figures/11 bokeh/4,8 snowy-peaks/6,10 sea-cliffs/1,4,9 red-desert/2 stairs-and-arches/8 tiles/8 hands/7 | stairs-and-arches/11,5 wildflowers/8 red-desert/8 dunes/7 misty-valleys/6,10 watercolor-landscapes/9
sunrise | mountains/0 dunes/6 snowy-peaks/0,2 misty-valleys/0 red-desert/0 balloons/0,5,7 | sea/0 mountains misty-forest/1,7 sea-cliffs red-desert/6
golden hour | wildflowers/8 skyline/7 bokeh/4 stairs-and-arches/11 misty-valleys/10 sea-cliffs/4 | red-desert/8,0 mountains/6 skyline/3 bokeh/8 sea/5 sun-arches/8 misty-valleys/3
moon | sea/2,6 dunes/0,4,8 night-sky/1,5 mountains/5 skyline/0,2,4,6,8 riso/2 cats/3 screen-prints/3 waves/5 bicycles/7 misty-valleys/8 misty-forest/5 wildflowers/0 | stoneware/8 stairs-and-arches/8 snowy-peaks/3
stars | night-sky dunes/0,4 sea-cliffs/6 red-desert/4 snowy-peaks/3 misty-valleys/8 | linocut-animals/1 hands/11 quilts/0,2,7 cutouts/8
night sky | night-sky snowy-peaks/3 red-desert/4 | dunes/0,4,8 sea-cliffs/6 misty-valleys/8 sea/2,6 hands/11 wildflowers/0,3
astronomy | night-sky | snowy-peaks/3 red-desert/4 sea-cliffs/6 dunes/0,4
northern lights | night-sky/3,7 screen-prints/0 | night-sky
aurora | night-sky/3,7 screen-prints/0 |
camping | night-sky/0,2,4,6,8 screen-prints/8 red-desert/0,2,4 misty-valleys/6 misty-forest/5 | mountains/5,7
tent | night-sky/0,2,4,6,8 screen-prints/8 |
mountains | mountains snowy-peaks watercolor-landscapes/0 riso/2 screen-prints/0,7 | misty-valleys night-sky/7 portraits/7 maps/0,3,6 misty-forest
snowy mountains | snowy-peaks mountains/3 screen-prints/0,7 | mountains watercolor-landscapes/0
hiking | mountains/0,1,5,7,8 misty-forest/0,4,5 snowy-peaks/4,5,7,10 misty-valleys/2,8 portraits/7 dogs/8 maps/4 dunes/6 red-desert/5,6 figures/6 | mountains snowy-peaks misty-valleys misty-forest
lake | mountains/1,4,7 snowy-peaks/1,3,11 watercolor-landscapes/0 red-desert/11 maps/7 window/7 misty-forest/4,7 sea/5 | misty-valleys/11 gardens/8
snow | snowy-peaks mountains/3 misty-forest/7 watercolor-landscapes/7 dogs/10 portraits/2 screen-prints/0,7 outfits/9 misty-valleys/11 | misty-forest/3
skiing | screen-prints/7 snowy-peaks/8 | snowy-peaks
sea | sea sea-cliffs riso/11 watercolor-landscapes/1,8 window/2,5 screen-prints/1,5,11 linocut-animals/1,5,9 stairs-and-arches/1 sun-arches/5 portraits/8 books/7 | dogs/6,11 maps/0,3,6 waves
ocean | sea sea-cliffs linocut-animals/1,5,9 riso/11 screen-prints/1 | watercolor-landscapes/1,8 window/2 screen-prints/5,11
beach | sea/0,6 riso/10 watercolor-landscapes/8 dogs/6,11 sea-cliffs/2,7 portraits/8 quilts/5 | sea sea-cliffs screen-prints/1 cutouts/2
lighthouse | sea/1,4,7 screen-prints/5 watercolor-landscapes/9 |
sailing | sea/2,5,8 riso/11 watercolor-landscapes/1 sea-cliffs/6 window/2 screen-prints/5 | bags/7 sea-cliffs/5 pen-drawings/9
boat | sea/2,5,8 houses/1,2,5,7 riso/11 watercolor-landscapes/1,4 screen-prints/5,11 pen-drawings/9 sea-cliffs/5,6 window/2 bokeh/9 sea/4 | linocut-animals/5 snowy-peaks/11 red-desert/11
cliffs | sea-cliffs screen-prints/5 red-desert/6 watercolor-landscapes/5 | snowy-peaks/1 red-desert
waterfall | watercolor-landscapes/5 |
desert | dunes red-desert riso/9 screen-prints/4 | cactus/0
camels | dunes/1,3,5,7 screen-prints/4 | dunes
canyon | red-desert/5,7,9 waves/7 | red-desert
forest | misty-forest misty-valleys/0,2,5 screen-prints/8 dogs/8 macro/2 watercolor-landscapes/3 mushrooms/0,7 | misty-valleys snowy-peaks/5 watercolor-landscapes/10 linocut-animals/0 bauhaus/6 waves/0
fog | misty-forest misty-valleys watercolor-landscapes/3 snowy-peaks/4,7 | sea-cliffs/7 mountains/0
autumn leaves | macro/3 watercolor-landscapes/10 misty-valleys/4 misty-forest/4 | mountains/1,8 snowy-peaks/5 herbarium/3 misty-valleys/3
fall foliage | misty-valleys/4 watercolor-landscapes/10 macro/3 misty-forest/4 snowy-peaks/5 mountains/8 | mountains/1
winter | mountains/3 misty-forest/3,7 snowy-peaks watercolor-landscapes/7 dogs/10 portraits/2 outfits/3,6,9 screen-prints/7 candles/5,6,7 misty-valleys/11 books/1 cups/3,8 night-sky/3 shoes/3 | candles/1,8 fruit-bowl/3 bottles-on-blocks/5 linocut-botanicals/11 yarn
spring | birds/0,7 watercolor-florals/6,7 bokeh/10 sun-arches/4 wildflowers/7 riso/5 vases/3 misty-valleys/1 snowy-peaks/8 shoes/2 pen-drawings/8 | wildflowers watercolor-florals riso/7 linocut-botanicals/11
landscape | mountains snowy-peaks misty-valleys watercolor-landscapes sea-cliffs red-desert dunes | sea misty-forest sun-arches/4,8 waves/1,4,7 hands/7 night-sky
waves | waves sea-cliffs screen-prints/1 linocut-animals/1 sun-arches/1 tiles/8 | sea
city at night | skyline/0,2,4,6,8 houses/3,7 bokeh/0,5,9 maps/5 | skyline bokeh/6
skyline | skyline | bokeh/5
new york | skyline/3 | skyline
tokyo | skyline/4 bokeh/5 |
chicago | skyline/0 night-sky/8 |
lisbon | tiles/1 riso/8 pen-drawings/4 | sea/0 sea-cliffs/4
italy | mountains/1,5,8 cups/8 riso/0,2,10 watercolor-landscapes/4,6 stairs-and-arches/2,11 misty-valleys/1 snowy-peaks/0,5,10 terrazzo/1 screen-prints/2 sea-cliffs/6 | plates/0,7
iceland | night-sky/7 watercolor-landscapes/5 sea-cliffs/1 |
morocco | dunes/0,1 tiles/4 stairs-and-arches/7,9 sun-arches/3 | dunes
paris | pen-drawings/9 |
houses | houses pen-drawings/0,4 watercolor-landscapes/2,4,6,11 stairs-and-arches/1,5,10 | skyline watercolor-landscapes/7
architecture | stairs-and-arches houses skyline | pen-drawings/0,2,4,9 watercolor-landscapes/4 window tiles
stairs | stairs-and-arches/0,3,6,10 pen-drawings/4 bauhaus/6 stairs-and-arches/4 | stairs-and-arches
canal | houses/1,3,5,7 | watercolor-landscapes/4
bridge | pen-drawings/9 |
map | maps sea-cliffs/2 |
treasure map | maps/0,3 | maps/6
travel poster | riso/8 screen-prints/0,1,2,5,7 | screen-prints riso/10
train | screen-prints/2 riso/8 | skyline/0
road trip | mountains/2 bokeh/0 misty-valleys/4,9 night-sky/7 sea-cliffs/10 herbarium/0 | snowy-peaks/1 red-desert
hot air balloon | balloons |
kitchen | shelf/1 tiles/1,6,7 terrazzo/4 stoneware/6,11 pen-drawings/3,8 weave/8 herbarium/4 | plates figures/5 riso/0 linocut-botanicals/2 watercolor-fruit/0,10 terrazzo/7 bicycles/6
bathroom | tiles/2,3,5 terrazzo/3 linocut-animals/11 bottles-on-blocks/3,6 | tiles terrazzo bottles-on-blocks
living room | armchair/0,7 shelf/7 waves/4 window/1 dunes/2 | armchair shelf cats/1
bedroom | books/2 dunes/5 red-desert/7 window/4 sea/3 armchair/8 | night-sky/1
nursery | night-sky/1 balloons/2,6 sun-arches/0,1 screen-prints/3 cutouts/8 | quilts/6 balloons/1 weave/6
reading nook | armchair/2,3,6 pen-drawings/5 figures/4 cats/10 | armchair books hands/2
armchair | armchair pen-drawings/5 figures/4 dogs/4 | weave/1
furniture | armchair shelf pen-drawings/5 cats/1 dogs/4 figures/4 | weave/1 stairs-and-arches/3
lamp | armchair/0,2,3,6 cats/10 figures/4 stairs-and-arches/7 pen-drawings/5 mushrooms/1 | bokeh/3
bookshelf | shelf books/3,5,1 cats/8 portraits/6 | books stoneware/6
shelves | shelf stoneware/6 | cats/8 bottles-on-blocks/3 books/3
home decor | vases shelf armchair candles window | stoneware books terrazzo/2 waves/4 sun-arches tiles
interior design | armchair shelf window tiles terrazzo | vases stairs-and-arches candles dunes/2,5
wall art | bauhaus sun-arches cutouts waves/4 butterflies/2,5 misty-forest/6 riso/6 letters balloons/6 screen-prints herbarium/6 | riso linocut-animals/11 linocut-botanicals monstera/7 cyanotypes armchair/4,7 night-sky/1
wallpaper | monstera/5 terrazzo/5,6 birds/6 watercolor-fruit/7 | waves tiles watercolor-florals/11
gallery wall | armchair/4,7,8 | bauhaus sun-arches misty-forest/6 butterflies/2
curtains | window/1,3,4,6,7,8 | window
window seat | window/8 | window
candles | candles hands/11 bokeh/2 cakes/0,4,8 | fruit-bowl/7
advent | candles/1 | candles/5 houses/4
christmas | candles/1,5 houses/4 | candles candles/7
tiles | tiles bauhaus/0 stairs-and-arches/9 terrazzo/3 cutouts/4 | terrazzo
bathroom floor | tiles/3 terrazzo/3 | tiles terrazzo
terrazzo | terrazzo |
paint color | sea/3 dunes/2,5 balloons/1 armchair/0 cactus/6 red-desert/7 houses/0,6 | armchair/5,8 window/6
blue and white vase | vases/4 | vases/0,7 stoneware/0
vase | vases ceramics/0,1,3,4 stoneware/0,3,7,10 watercolor-florals/5 books/2,5,8 | ceramics shelf/2,3,7 stoneware riso/7
bud vase | ceramics/1 | vases ceramics/0
pottery | ceramics stoneware vases/6,2 cups/0,2 | vases pen-drawings/1,10 candles/2
stoneware | stoneware cups/0,2 vases/6 candles/2 ceramics/0 | ceramics
ceramics | ceramics stoneware | vases cups/0,2 pen-drawings/10,1 tiles
glaze recipe | ceramics/7 | ceramics/4,0 stoneware/0,5,9
teapot | pen-drawings/1 stoneware/4 | screen-prints/10
mug | stoneware/5 cups/1 pen-drawings/10 hands/0 books/1,4,7 portraits/11 | cups ceramics/8 stoneware/9
coffee | cups stoneware/5,2 pen-drawings/3 bokeh/11 books/4,7 portraits/11 | pen-drawings/2,10,11 birds/2 ceramics/8
espresso | cups pen-drawings/3 | bokeh/11 stoneware/5
latte art | cups/5,0,6 | cups
tea | stoneware/4 pen-drawings/1 screen-prints/10 bowls-from-above/9 | pen-drawings/10
drinks | cups bokeh/8,11 stoneware/5 pen-drawings/3 | screen-prints/10 hands/0 bowls-from-above/9 portraits/11
wine | bokeh/8 misty-valleys/1 |
breakfast | plates/4,5 bowls-from-above/4,7 cups/2 plates/6 | cups cutouts/0 balloons/7
brunch | plates/4,5,6 | bowls-from-above/4,7 plates/1 cups
dinner | plates/7,6,3,0 bowls-from-above/0,11,3,8 candles/7 | plates bowls-from-above
soup | bowls-from-above/0,1,2,3,6,9,11 plates/0,2 mushrooms/6 riso/4 | bowls-from-above
tomato soup | bowls-from-above/0 plates/0 | bowls-from-above/6,11
noodles | bowls-from-above/3 riso/4 plates/0,7 |
pasta | plates/0,7 |
pizza | plates/3,6 tiles/6 |
salad | plates/1,7,8,3 bowls-from-above/5 fruit-bowl/2 | plates
vegetarian food | plates/1,8,2 bowls-from-above/2,8 | bowls-from-above plates fruit-bowl
pancakes | plates/4,5 |
recipe | mushrooms/2,6 ceramics/7 cups/8 bowls-from-above plates cakes fruit-bowl/0,1,2 bottles-on-blocks/2 hands/6 watercolor-fruit/4,8 | fruit-bowl hands/8
dessert | cakes fruit-bowl/0 hands/5 | cups/2,7,8 hands/8 plates/5
baking | cakes | plates/3,5
birthday cake | cakes/0,4,8 | cakes
wedding cake | cakes/3,7 | cakes
cupcakes | cakes/1,5 | cakes
donut | cups/2,5,6,7,8 |
ice cream | hands/5 sun-arches/5 |
chocolate | cups/8,5 |
fruit | fruit-bowl watercolor-fruit riso/0 plates/4 bowls-from-above/4 | linocut-botanicals/4,6 hands/8
lemon | riso/0 fruit-bowl/4,5 watercolor-fruit/5 plates/0 | cakes/2 watercolor-fruit/3
strawberries | watercolor-fruit/1 | watercolor-fruit
berries | hands/8 watercolor-fruit/1,9 bowls-from-above/4 cakes/2 plates/5 herbarium/3 bowls-from-above/7 | cakes/0 watercolor-fruit/6
citrus | fruit-bowl/3,4,5,7 watercolor-fruit/3,5 riso/0 | fruit-bowl/8
avocado | watercolor-fruit/10 plates/1,6 |
vegetables | gardens/1,4,7 figures/5 linocut-botanicals/2 plates/1,8 bowls-from-above/5 | window/5 hands/4 plates
mushrooms | mushrooms macro/8 linocut-botanicals/8 |
mushroom soup | mushrooms/6 | bowls-from-above mushrooms
flowers | wildflowers watercolor-florals vases riso/7 screen-prints/9 hands/1 linocut-botanicals/1,3,5,7,11 cyanotypes/1,5,9 herbarium bokeh/10 macro/6,11 cutouts/7 | gardens/0,3 bicycles/0 bags/2,4 figures/2,3
bouquet | hands/1 herbarium/5 watercolor-florals/1,5 | vases riso/7 watercolor-florals
tulips | riso/7 vases/3,7 watercolor-florals/5 wildflowers/0,3 |
roses | cyanotypes/4 bottles-on-blocks/7 | watercolor-florals/1
sunflower | watercolor-florals/4 linocut-botanicals/7 macro/11 vases/1 figures/3 |
poppies | watercolor-florals/0 wildflowers/4 herbarium/5 watercolor-landscapes/11 |
lavender | watercolor-florals/2 misty-valleys/7 watercolor-landscapes/2 gardens/3 | misty-forest/5 quilts/7
cherry blossom | watercolor-florals/6 bokeh/10 | linocut-botanicals/11
dandelion | linocut-botanicals/5 bokeh/7 | cyanotypes/10
dried flowers | vases/1,2 herbarium | watercolor-florals/2
pressed flowers | herbarium | cyanotypes
botanical print | herbarium/6 linocut-botanicals monstera/7 | cyanotypes herbarium watercolor-florals watercolor-fruit/6
fern | cyanotypes/0 linocut-botanicals/0 macro/2 herbarium/3,6 bottles-on-blocks/11 | mushrooms/0,4 vases/3
leaves | monstera linocut-botanicals/0,9 cyanotypes/3,4 macro/0,3,10 cutouts/0 jewellery/2 | herbarium cutouts/3,6 riso/0
houseplants | monstera cactus pen-drawings/8 linocut-botanicals/10 cats/5 macro/7 | shelf/5 window/0,7 armchair/2,3
plants | monstera cactus herbarium linocut-botanicals pen-drawings/8 shelf/5 window/0,7 cats/5 | wildflowers watercolor-florals gardens cyanotypes/0 macro/0,2,7
succulents | cactus macro/7 | linocut-botanicals/10
cactus | cactus riso/9 | stairs-and-arches/4
monstera | monstera/1,2,4,6,7 | monstera
garden | gardens wildflowers figures/3 | stairs-and-arches/8 waves/8 macro/1 mushrooms/8 watercolor-florals/4
gardening | gardens figures/3 hands/4 | wildflowers window/5 monstera/6,3
vegetable garden | gardens/1,4,7 | gardens hands/4 window/5
pond | gardens/1,2,5,8,4 linocut-animals/11 misty-valleys/11 |
meadow | wildflowers watercolor-landscapes/11 bicycles/1 | misty-valleys
jewelry | jewellery butterflies/6 |
earrings | jewellery/2,3,6,7 |
rings | jewellery/0,4,8 |
necklace | jewellery/1,5 |
shoes | shoes outfits | 
boots | shoes/1,3,6,5 outfits/0,3,4,6,8,9,11 | shoes/8
sneakers | shoes/2 outfits/1,2,5,10 | shoes/5
handbag | bags/6,1 bags | outfits/1,7,11
backpack | bags/3,8 |
basket | bags/2,4 yarn/1,4,7 bicycles/0,4,8 cats/2 weave/0 figures/2 outfits/1 |
outfit | outfits | shoes/8 bags
fashion | outfits shoes bags jewellery | portraits/8
dress | outfits/1,8 figures/0 |
winter outfit | outfits/3,6,9 | outfits/0 
summer outfit | outfits/1,10,5,2 | portraits/8
capsule wardrobe | outfits/2,7 shoes/8 | outfits shoes
sweater | outfits/0,6,9 yarn/5,6 |
scarf | weave/3 outfits/0,3,9 portraits/2 dogs/10 butterflies/7 hands/10 |
knitting | yarn hands/10 | cats/7 outfits/6
yarn | yarn cats/7 | hands/10
crochet | yarn/7 waves/3 | yarn
quilt | quilts bauhaus/5 |
baby quilt | quilts/6,5 | quilts
sewing | quilts hands/3 bags/5 mushrooms/4 dogs/1 | window/3 birds/1
embroidery | hands/3 birds/1 |
weaving | weave bags/4 | 
rug | weave/2,6,5 armchair/6 |
crafts | quilts weave yarn ceramics butterflies/0 mushrooms/1,4 balloons/2 cutouts hands/3,6,10 houses/4 cyanotypes | bags/4 jewellery/6 candles/4 terrazzo/2
kids craft | butterflies/0 balloons/2 cutouts/1,8 weave/0 hands/6 mushrooms/1 cyanotypes/11 | cutouts sun-arches/7 houses/4 butterflies/8
diy | shelf/2,6 candles/4 window/0,3 balloons/2 mushrooms/1 cactus/4 terrazzo/2 cameras/7 waves/4 sun-arches/0 cutouts/5,8 herbarium/5 jewellery/6 gardens/8 bicycles/6 bauhaus/0 dogs/1 | weave/1 quilts yarn/7 tiles/0 mushrooms/4
paper craft | butterflies/0,4 houses/4 cutouts sun-arches/7 weave/0 cyanotypes/11 balloons/2 stairs-and-arches/10 |
woodworking | shelf/2 birds/4 | shelf stoneware/4 waves/4
gift ideas | ceramics/1 jewellery/2 cactus/8 books/0 terrazzo/7 cups/1 maps/4 cyanotypes/7 bottles-on-blocks/8 herbarium/2 | jewellery ceramics cups candles
camera | cameras screen-prints/6 |
photography | macro bokeh cameras | dunes/7 night-sky/2 misty-valleys/10 bottles-on-blocks/0,1,9 snowy-peaks/9
macro photography | macro bokeh/7 | 
bicycle | bicycles figures/2 |
bike repair | bicycles/6 | bicycles/0,4
books | books shelf hands/2 cats/8,10 portraits/6 | figures/4 maps/6
reading | books hands/2 figures/4 armchair/2,3,6 cats/10 | portraits/6 pen-drawings/5
poster | letters screen-prints bauhaus/1,2,7 sun-arches/5 riso/8 | riso
typography | letters screen-prints | 
bauhaus | bauhaus |
geometric pattern | bauhaus tiles waves | quilts cutouts/4 terrazzo
abstract art | bauhaus/1,4,7 waves/1,7 cutouts bauhaus | waves sun-arches
pattern | tiles waves terrazzo bauhaus/5,8 quilts weave monstera/5 watercolor-florals/11 | cutouts bauhaus butterflies/7
watercolor | watercolor-landscapes watercolor-fruit watercolor-florals sea/7 | mushrooms/3 herbarium/8
painting | watercolor-landscapes watercolor-fruit watercolor-florals cats dogs portraits hands/7 figures/8 fruit-bowl/5,7 balloons/8 | waves/7 mountains
drawing | pen-drawings birds/2 | butterflies/2 hands figures
linocut | linocut-animals linocut-botanicals skyline/8 waves/2 birds/8 |
screen print | screen-prints monstera/7 letters/6 | riso
cyanotype | cyanotypes |
collage | cutouts | 
portrait | portraits ceramics/3 cats/6 dogs/2 |
woman | portraits/0,1,3,5,6,8 figures/1,4,8,9 figures/0 | portraits/9
man with beard | portraits/2,7,11 |
people | portraits figures hands | bokeh/5
glasses | portraits/2,4,6,10,8 books/0 | bokeh/8 outfits/2,5
hands | hands |
dancing | figures/0 cutouts/3 shoes/7 |
yoga | figures/1 |
music | riso/3,6 figures/7 letters/4 |
sports | figures/6,11,1 screen-prints/1,7 riso/1 red-desert/10 misty-valleys/11 | bicycles snowy-peaks/8
swimming | riso/1 red-desert/11 mountains/4 sea-cliffs/2 | stairs-and-arches/5
perfume | bottles-on-blocks/1,5,7,8 | bottles-on-blocks
skin care | bottles-on-blocks/0,2,3,9 | bottles-on-blocks
bottles | bottles-on-blocks ceramics/6 |
rainbow | sun-arches/2,6,7 houses/8 books/3 |
rain | bokeh/1,5,11 mushrooms/0 macro/8 misty-valleys/2 houses/1 | macro/10
spider web | macro/4 |
dew | macro/0,4,5 | macro/3,6,10
umbrella | bokeh/5 riso/10 pen-drawings/11 |
wedding | cakes/3,7 jewellery/4 balloons/5 bags/6 outfits/8 butterflies/4 | cameras/2 jewellery/0
birthday party | cakes/0,4,8 balloons/4 maps/0 | cakes cactus/3
baby | quilts/6 yarn/5 mushrooms/7 watercolor-florals/3 balloons/4 | sun-arches/0 night-sky/1
love | balloons/5 birds/8 jewellery/4 bokeh/8 | cups/6
blue | wildflowers/5 herbarium/8 cyanotypes bottles-on-blocks/4 books/8 terrazzo/8 houses/7 yarn/8,2 stairs-and-arches/7 linocut-animals/1,6,11 watercolor-florals/8 skyline/6,2 sea-cliffs/0 jewellery/8 letters/8 armchair/8 bicycles/1 window/1 sun-arches/7 | dunes/8 mountains/4 sea watercolor-fruit/9 vases/4,7 stoneware/2 linocut-botanicals/5 night-sky/1,7 terrazzo/4 dogs/2 bicycles/7 armchair/0 herbarium/2 butterflies/3 shoes/0,2,4
pink | mountains/2 shoes/1 misty-forest/8 tiles/3 stairs-and-arches/0 bottles-on-blocks/7 riso/7,2 stoneware/10 waves/6 sun-arches/5 watercolor-florals/1,6 window/4 bags/3 letters/5 macro/6 vases/5,6 cakes/0 snowy-peaks/10 sea-cliffs/9 quilts/1 mushrooms/7 armchair/5 yarn/0 hands/5 cyanotypes/4 red-desert/6 figures/0 outfits/1 bokeh/10 | ceramics/1 cups/8,2 butterflies/4 misty-valleys/6 houses/4 balloons/4 cats/2 portraits/5 herbarium/5 cactus/1 monstera/3,4,6 bauhaus/4
terracotta | ceramics/2 vases/8 dunes/5 sun-arches/6 jewellery/6 stoneware/0,3 monstera/4 books/7 |
Katze | cats |
Hund | dogs figures/9 gardens/2 |
Vögel | birds riso/5 linocut-animals/0,6 | misty-forest/0,1,4,8
Schmetterling | butterflies cyanotypes/11 |
Sonnenuntergang | mountains/2,6 sea/5,1 skyline/3,7 window/8,5 cameras/2,6 sun-arches/8 riso/11 screen-prints/11 watercolor-landscapes/1 figures/11 bokeh/4,8 snowy-peaks/6,10 sea-cliffs/1,4,9 red-desert/2 stairs-and-arches/8 tiles/8 hands/7 | stairs-and-arches/11,5 wildflowers/8 red-desert/8 dunes/7 misty-valleys/6,10
Berge | mountains snowy-peaks watercolor-landscapes/0 riso/2 screen-prints/0,7 | misty-valleys night-sky/7 portraits/7
Wald | misty-forest misty-valleys/0,2,5 screen-prints/8 dogs/8 macro/2 watercolor-landscapes/3 mushrooms/0,7 | misty-valleys snowy-peaks/5
Küche | shelf/1 tiles/1,6,7 terrazzo/4 stoneware/6,11 pen-drawings/3,8 weave/8 herbarium/4 | plates figures/5 riso/0 linocut-botanicals/2
Kuchen | cakes |
Suppe | bowls-from-above/0,1,2,3,6,9,11 plates/0,2 mushrooms/6 riso/4 | bowls-from-above
Kerzen | candles hands/11 bokeh/2 cakes/0,4,8 |
Blumen | wildflowers watercolor-florals vases riso/7 screen-prints/9 hands/1 linocut-botanicals/1,3,5,7,11 cyanotypes/1,5,9 herbarium bokeh/10 macro/6,11 cutouts/7 | gardens/0,3 bicycles/0
Fahrrad | bicycles figures/2 |
Schmuck | jewellery butterflies/6 |
stricken | yarn hands/10 | cats/7 outfits/6
Töpferei | ceramics stoneware vases/6,2 cups/0,2 | vases pen-drawings/1,10 candles/2
potery | ceramics stoneware vases/6,2 cups/0,2 | vases pen-drawings/1,10
sunsett | mountains/2,6 sea/5,1 skyline/3,7 window/8,5 cameras/2,6 sun-arches/8 riso/11 screen-prints/11 watercolor-landscapes/1 figures/11 bokeh/4,8 snowy-peaks/6,10 sea-cliffs/1,4,9 red-desert/2 stairs-and-arches/8 tiles/8 hands/7 |
moutains | mountains snowy-peaks watercolor-landscapes/0 riso/2 screen-prints/0,7 | misty-valleys
watercolour | watercolor-landscapes watercolor-fruit watercolor-florals sea/7 | mushrooms/3 herbarium/8
jewellery | jewellery butterflies/6 |
`

/** The same for videos and GIFs, one row per scene: scene | queries that ask for it | queries that it fits loosely. */
export const MOVING_LABELS = `
sunrise | sunrise | mountains, moutains, Berge, landscape, hiking, golden hour, birds, Vögel
waves | sea, ocean, waves, sailing, boat | beach, landscape
rain | rain | flowers, Blumen, garden, gardening, plants
growing | houseplants, plants | gardening, leaves, flowers, Blumen
pottery | pottery, potery, Töpferei, ceramics | vase, crafts, stoneware
cradle | | diy
pancake | pancakes, breakfast, recipe | brunch, baking
train | train, city at night | skyline
fireflies | insects | meadow
mandala | geometric pattern, pattern | abstract art, tiles
`
