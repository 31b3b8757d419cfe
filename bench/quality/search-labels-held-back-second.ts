/**
 * A second held-back set, written in the same way and at the same time as the first, for later checks of the same
 * ranking.
 */
export const SECOND_HELD_BACK_LABELS = `
fruit salad | fruit-bowl/2 plates/4 | fruit-bowl/6
kitchen backsplash | tiles/1,7 | tiles/0,2,3,4,6
linen curtains | window/3 | window/1,4,5,6,7,8
garden pathway | gardens/2,5 | gardens/0,3,4,8 wildflowers/8
bird house plans | birds/4 | birds/0
spring bulbs | wildflowers/1 watercolor-florals/7 | watercolor-florals/5 vases/3,7 riso/7
brown leather bag | bags/1 | bags/6
canvas tote bag | bags/0,5 | bags/7,8 outfits/7,11
gold rings | jewellery/0,4,8 |
ski trip | screen-prints/7 snowy-peaks/8 | misty-forest/7 mountains/3 snowy-peaks/4
bike trip | bicycles/2,5 | bicycles/1,3,7,8 figures/2 maps/8
yoga poses | figures/1 |
embroidry flowers | hands/3 | birds/1
Nähen für Anfänger | bags/5 mushrooms/4 quilts/2,6 | quilts dogs/1 hands/3 bauhaus/5
eyelash extensions | |
blonde balayage | |
backyard trampoline | |
pulled pork | |
iphone case | |
Garage aufräumen | |
`
