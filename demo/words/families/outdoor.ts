import type { FamilyWords } from '../family-words.ts'

export const OUTDOOR_WORDS: Readonly<Record<string, FamilyWords>> = {
  mountains: {
    shows: 'mountain ridges in layers that fade into haze, with fir trees in front',
    things: [
      'a weekend in the mountains',
      'a ridge walk',
      'the first hut trip',
      'slow mornings above the valley',
      'an alpine print',
    ],
    titles: [
      'Where the valley ends',
      'Five ridges, one evening',
      'The long way up',
      'Above the tree line',
      'Cold air, clear head',
    ],
    lines: [
      'Each ridge is a little paler than the one before it.',
      'I keep coming back to this palette for the hallway.',
      'The firs at the bottom make the peaks look even further away.',
    ],
  },
  sea: {
    shows: 'a calm sea under a wide sky, with light on the water and birds above the horizon',
    things: [
      'a day by the water',
      'a seaside bedroom',
      'long evenings on the coast',
      'a swim before breakfast',
      'a coastal print',
    ],
    titles: [
      'Low tide, no plans',
      'The horizon does the work',
      'Salt in the air',
      'One hour before the ferry',
      'Light on the bay',
    ],
    lines: [
      'The light breaks into a hundred small strokes on the water.',
      'Calm enough to hang above a bed.',
      'You can nearly hear the gulls.',
    ],
  },
  dunes: {
    shows: 'sand dunes with sharp crests, one side in the light and one in shadow',
    things: [
      'a desert road trip',
      'warm neutrals',
      'a quiet living room',
      'travel far from the coast',
      'a sand-coloured palette',
    ],
    titles: [
      'Shadow side of the dune',
      'Walking on the crest',
      'Nothing but wind',
      'The desert before noon',
      'Lines the wind drew',
    ],
    lines: [
      'The whole picture is one colour in twelve shades.',
      'Notice how the crest turns from light to dark.',
      'This is the mood for our living room wall.',
    ],
  },
  'misty-forest': {
    shows: 'a fir forest in mist, the trees paler the further away they stand',
    things: ['an autumn walk', 'a cabin weekend', 'a moody bedroom wall', 'forest bathing', 'a misty morning'],
    titles: [
      'The forest holds its breath',
      'Fog between the firs',
      'Six in the morning, boots on',
      'Deeper in',
      'Quiet is a colour',
    ],
    lines: [
      'The mist sits between the rows of trees and does all the work.',
      'Birds are the only thing moving.',
      'Printed large this looks like a window.',
    ],
  },
  'night-sky': {
    shows: 'a starry night sky over dark hills and trees',
    things: [
      'a night under the stars',
      'camping with children',
      'a star-gazing list',
      'a dark bedroom',
      'a new moon weekend',
    ],
    titles: [
      'Counting until we fell asleep',
      'No city for miles',
      'The sky came down to the hills',
      'Bring a second blanket',
      'Stars, and nothing to do',
    ],
    lines: [
      'Take a red torch, your eyes stay used to the dark.',
      'The darker the foreground, the brighter the stars.',
      'We want this above the bunk beds.',
    ],
  },
  balloons: {
    shows: 'striped hot-air balloons drifting over hazy hills',
    things: ['a balloon ride', 'a nursery wall', 'a big birthday', 'a summer morning', 'a cheerful print'],
    titles: [
      'Up before the sun',
      'Lighter than plans',
      'Drifting over the valley',
      'The bucket list one',
      'Stripes in the sky',
    ],
    lines: [
      'The small ones far away give it all that depth.',
      'Made for a nursery or a very hopeful office.',
      'No engine, no hurry.',
    ],
  },
  wildflowers: {
    shows: 'a meadow of tall wildflowers and grasses seen from close to the ground',
    things: [
      'a wildflower border',
      'a summer meadow',
      'a bee-friendly garden',
      'a picnic blanket view',
      'a botanical print',
    ],
    titles: [
      'Let the lawn grow',
      'Meadow at eye level',
      'What the bees see',
      'Seeds I will sow in March',
      'Picked nothing, saw everything',
    ],
    lines: [
      'Sow in autumn and leave it alone, that is the whole secret.',
      'The grasses matter as much as the flowers.',
      'I love that nothing stands straight.',
    ],
  },
  birds: {
    shows: 'small colourful birds perched on branches with leaves',
    things: [
      'a bird-watching corner',
      'a garden feeder',
      'a print for the hallway',
      'the first spring walk',
      'an embroidery pattern',
    ],
    titles: [
      'The morning choir',
      'Who is at the feeder?',
      'Small guests on the branch',
      'Feathers and blossom',
      'Sit still and they come',
    ],
    lines: [
      'The colours are half real and half wishful.',
      'A feeder at the kitchen window changed our mornings.',
      'I would stitch this onto a linen bag.',
    ],
  },
  butterflies: {
    shows: 'butterflies with spread, patterned wings on a plain ground',
    things: ['a butterfly garden', 'a specimen-style print', 'a paper craft', 'a children’s room', 'colour studies'],
    titles: ['Wings, a study', 'Symmetry done right', 'Cabinet of colour', 'Soft landings', 'A flutter of them'],
    lines: [
      'No butterfly was harmed, these are all invented.',
      'The eye spots are my favourite part.',
      'Fold one in half and you have the pattern for a garland.',
    ],
  },
  mushrooms: {
    shows: 'mushrooms with round caps growing from moss and grass',
    things: ['an autumn walk', 'a woodland party', 'a felt craft', 'a storybook corner', 'a cosy print'],
    titles: [
      'After the rain',
      'Look down, they are everywhere',
      'A very small village',
      'Caps and gills',
      'The forest floor, up close',
    ],
    lines: [
      'To look at, not to eat.',
      'The light under the caps makes it feel like a story.',
      'This would be lovely as a felt garland.',
    ],
  },
  gardens: {
    shows: 'a garden seen from above, with flower beds, paths and round trees',
    things: ['a new garden plan', 'raised beds', 'a small kitchen garden', 'a path that curves', 'planting by colour'],
    titles: [
      'The garden, on paper first',
      'Beds, paths and somewhere to sit',
      'Plan before you dig',
      'A garden in four quarters',
      'From above it all makes sense',
    ],
    lines: [
      'Draw the paths where people walk anyway.',
      'Trees at the edge, colour in the middle.',
      'We start with the beds nearest to the kitchen.',
    ],
  },
  skyline: {
    shows: 'a city skyline of towers with lit windows under a wide sky',
    things: ['a city break', 'a home office wall', 'a night in town', 'urban sketching', 'a skyline print'],
    titles: [
      'Everyone is home',
      'Ten thousand windows',
      'The city after work',
      'Top floor, please',
      'Blue hour downtown',
    ],
    lines: [
      'Every window was decided by chance and it still looks like a plan.',
      'The towers at the back nearly melt into the sky.',
      'Good company for late work.',
    ],
  },
  houses: {
    shows: 'a row of narrow, colourful town houses standing side by side',
    things: ['a house colour', 'a city weekend', 'a front door makeover', 'a little paper town', 'urban sketching'],
    titles: [
      'Which one would you take?',
      'Neighbours in every colour',
      'The narrow house with the green door',
      'Gables in a row',
      'Street I want to live on',
    ],
    lines: [
      'The shutters decide everything.',
      'I am choosing our front door colour from this.',
      'Try drawing your own street like this with children.',
    ],
  },
  maps: {
    shows: 'an invented map framed by a thin white border',
    things: ['a trip with no plan', 'a treasure hunt', 'a map wall', 'a game night', 'a hand-drawn map'],
    titles: [
      'A place that does not exist',
      'Get lost here',
      'Lines of height',
      'Streets I made up',
      'Cross marks the spot',
    ],
    lines: [
      'None of this can be found on a real map.',
      'A good start for a game night.',
      'I love maps without a single word on them.',
    ],
  },
}
