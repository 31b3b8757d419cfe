import type { FamilyWords } from '../family-words.ts'

export const OUTDOOR_WORDS: Readonly<Record<string, FamilyWords>> = {
  mountains: {
    pins: [
      {
        title: 'Where the valley ends',
        description: 'Each ridge is a little paler than the one before it.',
        alt: 'Illustration of mountain ridges in layers that fade into haze, with fir trees in front.',
        tags: ['mountains'],
      },
      {
        title: 'Five ridges, one evening',
        description: 'I keep coming back to this palette for the hallway.',
        alt: 'Illustration of mountain ridges in layers that fade into haze, with fir trees in front.',
        tags: ['mountains'],
      },
      {
        title: 'The long way up',
        description: 'The firs at the bottom make the peaks look even further away.',
        alt: 'Illustration of mountain ridges in layers that fade into haze, with fir trees in front.',
        tags: ['mountains'],
      },
      {
        title: 'Above the tree line',
        description: 'Each ridge is a little paler than the one before it.',
        alt: 'Illustration of mountain ridges in layers that fade into haze, with fir trees in front.',
        tags: ['mountains'],
      },
      {
        title: 'Cold air, clear head',
        description: 'I keep coming back to this palette for the hallway.',
        alt: 'Illustration of mountain ridges in layers that fade into haze, with fir trees in front.',
        tags: ['mountains'],
      },
    ],
  },
  sea: {
    pins: [
      {
        title: 'Low tide, no plans',
        description: 'The light breaks into a hundred small strokes on the water.',
        alt: 'Illustration of a calm sea under a wide sky, with light on the water and birds above the horizon.',
        tags: ['sea'],
      },
      {
        title: 'The horizon does the work',
        description: 'Calm enough to hang above a bed.',
        alt: 'Illustration of a calm sea under a wide sky, with light on the water and birds above the horizon.',
        tags: ['sea'],
      },
      {
        title: 'Salt in the air',
        description: 'You can nearly hear the gulls.',
        alt: 'Illustration of a calm sea under a wide sky, with light on the water and birds above the horizon.',
        tags: ['sea'],
      },
      {
        title: 'One hour before the ferry',
        description: 'The light breaks into a hundred small strokes on the water.',
        alt: 'Illustration of a calm sea under a wide sky, with light on the water and birds above the horizon.',
        tags: ['sea'],
      },
      {
        title: 'Light on the bay',
        description: 'Calm enough to hang above a bed.',
        alt: 'Illustration of a calm sea under a wide sky, with light on the water and birds above the horizon.',
        tags: ['sea'],
      },
    ],
  },
  dunes: {
    pins: [
      {
        title: 'Shadow side of the dune',
        description: 'The whole picture is one colour in twelve shades.',
        alt: 'Illustration of sand dunes with sharp crests, one side in the light and one in shadow.',
        tags: ['dunes'],
      },
      {
        title: 'Walking on the crest',
        description: 'Notice how the crest turns from light to dark.',
        alt: 'Illustration of sand dunes with sharp crests, one side in the light and one in shadow.',
        tags: ['dunes'],
      },
      {
        title: 'Nothing but wind',
        description: 'This is the mood for our living room wall.',
        alt: 'Illustration of sand dunes with sharp crests, one side in the light and one in shadow.',
        tags: ['dunes'],
      },
      {
        title: 'The desert before noon',
        description: 'The whole picture is one colour in twelve shades.',
        alt: 'Illustration of sand dunes with sharp crests, one side in the light and one in shadow.',
        tags: ['dunes'],
      },
      {
        title: 'Lines the wind drew',
        description: 'Notice how the crest turns from light to dark.',
        alt: 'Illustration of sand dunes with sharp crests, one side in the light and one in shadow.',
        tags: ['dunes'],
      },
    ],
  },
  'misty-forest': {
    pins: [
      {
        title: 'The forest holds its breath',
        description: 'The mist sits between the rows of trees and does all the work.',
        alt: 'Illustration of a fir forest in mist, the trees paler the further away they stand.',
        tags: ['misty forest'],
      },
      {
        title: 'Fog between the firs',
        description: 'Birds are the only thing moving.',
        alt: 'Illustration of a fir forest in mist, the trees paler the further away they stand.',
        tags: ['misty forest'],
      },
      {
        title: 'Six in the morning, boots on',
        description: 'Printed large this looks like a window.',
        alt: 'Illustration of a fir forest in mist, the trees paler the further away they stand.',
        tags: ['misty forest'],
      },
      {
        title: 'Deeper in',
        description: 'The mist sits between the rows of trees and does all the work.',
        alt: 'Illustration of a fir forest in mist, the trees paler the further away they stand.',
        tags: ['misty forest'],
      },
      {
        title: 'Quiet is a colour',
        description: 'Birds are the only thing moving.',
        alt: 'Illustration of a fir forest in mist, the trees paler the further away they stand.',
        tags: ['misty forest'],
      },
    ],
  },
  'night-sky': {
    pins: [
      {
        title: 'Counting until we fell asleep',
        description: 'Take a red torch, your eyes stay used to the dark.',
        alt: 'Illustration of a starry night sky over dark hills and trees.',
        tags: ['night sky'],
      },
      {
        title: 'No city for miles',
        description: 'The darker the foreground, the brighter the stars.',
        alt: 'Illustration of a starry night sky over dark hills and trees.',
        tags: ['night sky'],
      },
      {
        title: 'The sky came down to the hills',
        description: 'We want this above the bunk beds.',
        alt: 'Illustration of a starry night sky over dark hills and trees.',
        tags: ['night sky'],
      },
      {
        title: 'Bring a second blanket',
        description: 'Take a red torch, your eyes stay used to the dark.',
        alt: 'Illustration of a starry night sky over dark hills and trees.',
        tags: ['night sky'],
      },
      {
        title: 'Stars, and nothing to do',
        description: 'The darker the foreground, the brighter the stars.',
        alt: 'Illustration of a starry night sky over dark hills and trees.',
        tags: ['night sky'],
      },
    ],
  },
  balloons: {
    pins: [
      {
        title: 'Up before the sun',
        description: 'The small ones far away give it all that depth.',
        alt: 'Illustration of striped hot-air balloons drifting over hazy hills.',
        tags: ['balloons'],
      },
      {
        title: 'Lighter than plans',
        description: 'Made for a nursery or a very hopeful office.',
        alt: 'Illustration of striped hot-air balloons drifting over hazy hills.',
        tags: ['balloons'],
      },
      {
        title: 'Drifting over the valley',
        description: 'No engine, no hurry.',
        alt: 'Illustration of striped hot-air balloons drifting over hazy hills.',
        tags: ['balloons'],
      },
      {
        title: 'The bucket list one',
        description: 'The small ones far away give it all that depth.',
        alt: 'Illustration of striped hot-air balloons drifting over hazy hills.',
        tags: ['balloons'],
      },
      {
        title: 'Stripes in the sky',
        description: 'Made for a nursery or a very hopeful office.',
        alt: 'Illustration of striped hot-air balloons drifting over hazy hills.',
        tags: ['balloons'],
      },
    ],
  },
  wildflowers: {
    pins: [
      {
        title: 'Let the lawn grow',
        description: 'Sow in autumn and leave it alone, that is the whole secret.',
        alt: 'Illustration of a meadow of tall wildflowers and grasses seen from close to the ground.',
        tags: ['wildflowers'],
      },
      {
        title: 'Meadow at eye level',
        description: 'The grasses matter as much as the flowers.',
        alt: 'Illustration of a meadow of tall wildflowers and grasses seen from close to the ground.',
        tags: ['wildflowers'],
      },
      {
        title: 'What the bees see',
        description: 'I love that nothing stands straight.',
        alt: 'Illustration of a meadow of tall wildflowers and grasses seen from close to the ground.',
        tags: ['wildflowers'],
      },
      {
        title: 'Seeds I will sow in March',
        description: 'Sow in autumn and leave it alone, that is the whole secret.',
        alt: 'Illustration of a meadow of tall wildflowers and grasses seen from close to the ground.',
        tags: ['wildflowers'],
      },
      {
        title: 'Picked nothing, saw everything',
        description: 'The grasses matter as much as the flowers.',
        alt: 'Illustration of a meadow of tall wildflowers and grasses seen from close to the ground.',
        tags: ['wildflowers'],
      },
    ],
  },
  birds: {
    pins: [
      {
        title: 'The morning choir',
        description: 'The colours are half real and half wishful.',
        alt: 'Illustration of small colourful birds perched on branches with leaves.',
        tags: ['birds'],
      },
      {
        title: 'Who is at the feeder?',
        description: 'A feeder at the kitchen window changed our mornings.',
        alt: 'Illustration of small colourful birds perched on branches with leaves.',
        tags: ['birds'],
      },
      {
        title: 'Small guests on the branch',
        description: 'I would stitch this onto a linen bag.',
        alt: 'Illustration of small colourful birds perched on branches with leaves.',
        tags: ['birds'],
      },
      {
        title: 'Feathers and blossom',
        description: 'The colours are half real and half wishful.',
        alt: 'Illustration of small colourful birds perched on branches with leaves.',
        tags: ['birds'],
      },
      {
        title: 'Sit still and they come',
        description: 'A feeder at the kitchen window changed our mornings.',
        alt: 'Illustration of small colourful birds perched on branches with leaves.',
        tags: ['birds'],
      },
    ],
  },
  butterflies: {
    pins: [
      {
        title: 'Wings, a study',
        description: 'No butterfly was harmed, these are all invented.',
        alt: 'Illustration of butterflies with spread, patterned wings on a plain ground.',
        tags: ['butterflies'],
      },
      {
        title: 'Symmetry done right',
        description: 'The eye spots are my favourite part.',
        alt: 'Illustration of butterflies with spread, patterned wings on a plain ground.',
        tags: ['butterflies'],
      },
      {
        title: 'Cabinet of colour',
        description: 'Fold one in half and you have the pattern for a garland.',
        alt: 'Illustration of butterflies with spread, patterned wings on a plain ground.',
        tags: ['butterflies'],
      },
      {
        title: 'Soft landings',
        description: 'No butterfly was harmed, these are all invented.',
        alt: 'Illustration of butterflies with spread, patterned wings on a plain ground.',
        tags: ['butterflies'],
      },
      {
        title: 'A flutter of them',
        description: 'The eye spots are my favourite part.',
        alt: 'Illustration of butterflies with spread, patterned wings on a plain ground.',
        tags: ['butterflies'],
      },
    ],
  },
  mushrooms: {
    pins: [
      {
        title: 'After the rain',
        description: 'To look at, not to eat.',
        alt: 'Illustration of mushrooms with round caps growing from moss and grass.',
        tags: ['mushrooms'],
      },
      {
        title: 'Look down, they are everywhere',
        description: 'The light under the caps makes it feel like a story.',
        alt: 'Illustration of mushrooms with round caps growing from moss and grass.',
        tags: ['mushrooms'],
      },
      {
        title: 'A very small village',
        description: 'This would be lovely as a felt garland.',
        alt: 'Illustration of mushrooms with round caps growing from moss and grass.',
        tags: ['mushrooms'],
      },
      {
        title: 'Caps and gills',
        description: 'To look at, not to eat.',
        alt: 'Illustration of mushrooms with round caps growing from moss and grass.',
        tags: ['mushrooms'],
      },
      {
        title: 'The forest floor, up close',
        description: 'The light under the caps makes it feel like a story.',
        alt: 'Illustration of mushrooms with round caps growing from moss and grass.',
        tags: ['mushrooms'],
      },
    ],
  },
  gardens: {
    pins: [
      {
        title: 'The garden, on paper first',
        description: 'Draw the paths where people walk anyway.',
        alt: 'Illustration of a garden seen from above, with flower beds, paths and round trees.',
        tags: ['gardens'],
      },
      {
        title: 'Beds, paths and somewhere to sit',
        description: 'Trees at the edge, colour in the middle.',
        alt: 'Illustration of a garden seen from above, with flower beds, paths and round trees.',
        tags: ['gardens'],
      },
      {
        title: 'Plan before you dig',
        description: 'We start with the beds nearest to the kitchen.',
        alt: 'Illustration of a garden seen from above, with flower beds, paths and round trees.',
        tags: ['gardens'],
      },
      {
        title: 'A garden in four quarters',
        description: 'Draw the paths where people walk anyway.',
        alt: 'Illustration of a garden seen from above, with flower beds, paths and round trees.',
        tags: ['gardens'],
      },
      {
        title: 'From above it all makes sense',
        description: 'Trees at the edge, colour in the middle.',
        alt: 'Illustration of a garden seen from above, with flower beds, paths and round trees.',
        tags: ['gardens'],
      },
    ],
  },
  skyline: {
    pins: [
      {
        title: 'Everyone is home',
        description: 'Every window was decided by chance and it still looks like a plan.',
        alt: 'Illustration of a city skyline of towers with lit windows under a wide sky.',
        tags: ['skyline'],
      },
      {
        title: 'Ten thousand windows',
        description: 'The towers at the back nearly melt into the sky.',
        alt: 'Illustration of a city skyline of towers with lit windows under a wide sky.',
        tags: ['skyline'],
      },
      {
        title: 'The city after work',
        description: 'Good company for late work.',
        alt: 'Illustration of a city skyline of towers with lit windows under a wide sky.',
        tags: ['skyline'],
      },
      {
        title: 'Top floor, please',
        description: 'Every window was decided by chance and it still looks like a plan.',
        alt: 'Illustration of a city skyline of towers with lit windows under a wide sky.',
        tags: ['skyline'],
      },
      {
        title: 'Blue hour downtown',
        description: 'The towers at the back nearly melt into the sky.',
        alt: 'Illustration of a city skyline of towers with lit windows under a wide sky.',
        tags: ['skyline'],
      },
    ],
  },
  houses: {
    pins: [
      {
        title: 'Which one would you take?',
        description: 'The shutters decide everything.',
        alt: 'Illustration of a row of narrow, colourful town houses standing side by side.',
        tags: ['houses'],
      },
      {
        title: 'Neighbours in every colour',
        description: 'I am choosing our front door colour from this.',
        alt: 'Illustration of a row of narrow, colourful town houses standing side by side.',
        tags: ['houses'],
      },
      {
        title: 'The narrow house with the green door',
        description: 'Try drawing your own street like this with children.',
        alt: 'Illustration of a row of narrow, colourful town houses standing side by side.',
        tags: ['houses'],
      },
      {
        title: 'Gables in a row',
        description: 'The shutters decide everything.',
        alt: 'Illustration of a row of narrow, colourful town houses standing side by side.',
        tags: ['houses'],
      },
      {
        title: 'Street I want to live on',
        description: 'I am choosing our front door colour from this.',
        alt: 'Illustration of a row of narrow, colourful town houses standing side by side.',
        tags: ['houses'],
      },
    ],
  },
  maps: {
    pins: [
      {
        title: 'A place that does not exist',
        description: 'None of this can be found on a real map.',
        alt: 'Illustration of an invented map framed by a thin white border.',
        tags: ['maps'],
      },
      {
        title: 'Get lost here',
        description: 'A good start for a game night.',
        alt: 'Illustration of an invented map framed by a thin white border.',
        tags: ['maps'],
      },
      {
        title: 'Lines of height',
        description: 'I love maps without a single word on them.',
        alt: 'Illustration of an invented map framed by a thin white border.',
        tags: ['maps'],
      },
      {
        title: 'Streets I made up',
        description: 'None of this can be found on a real map.',
        alt: 'Illustration of an invented map framed by a thin white border.',
        tags: ['maps'],
      },
      {
        title: 'Cross marks the spot',
        description: 'A good start for a game night.',
        alt: 'Illustration of an invented map framed by a thin white border.',
        tags: ['maps'],
      },
    ],
  },
}
