// The alternative text of every picture, by its name. The drawings are in pictures/src/scenes.

export const pictures = {
  'leh-palace': 'The old palace of Leh on its rock, stacked above flat roofs and poplars',
  thiksey:
    'The red temple of Thiksey above tiers of white houses on its hill, two chortens in front',
  sangam: 'The blue Zanskar meeting the brown Indus below bare slopes',
  alchi: 'A temple of Alchi between chortens, poplars and apricot trees at sundown',
  'khardung-la':
    'The road winding up to the snow and prayer flags of Khardung La, a motorbike on it',
  diskit: 'The seated Buddha of Diskit before the setting sun, the monastery on its spur behind',
  'hunder-dunes': 'Three two-humped camels on the dunes of Hunder under violet mountains',
  'turtuk-terraces': 'Barley terraces and apricot trees of Turtuk above the Shyok',
  'shyok-road': 'A motorbike on the road along the braided Shyok river',
  'pangong-morning': 'Pangong lake in the morning, in bands of turquoise and blue to the far shore',
  'pangong-evening': 'Pangong lake at dusk under rose slopes, tents and a motorbike on the shore',
  'chang-la':
    'A car on the bends to Chang La, snow on both sides and a small shrine under prayer flags',
  'chushul-plain': 'Wild asses beside a winding river on the wide plain near Chushul',
  'hanle-night': 'The white dome of the Hanle observatory under the Milky Way',
  'hanle-monastery':
    'The white monastery of Hanle on its pointed hill above a green marsh with wild asses',
  'umling-la': 'A bare ochre hill with bends and a signboard on the way to Umling La, at dusk',
  'tso-moriri': 'Tso Moriri with the houses of Korzok in front and snow peaks on its far shore',
  'tso-kar': 'Wild asses on the white salt shore of Tso Kar',
  'more-plains':
    'Three motorbikes on the dead straight road over the More plains, the sun setting ahead',
  manali: 'A tiered temple in the deodar forest above Manali, snow peaks behind',
  jispa: 'The Bhaga river at Jispa between green banks, tents and a motorbike',
  'baralacha-la':
    'A motorbike on the road around the blue lake of Baralacha La, prayer flags and snow beside it',
  lamayuru: 'Lamayuru monastery among the yellow folds of its moonland',
  'zoji-la': 'The road cut into the cliffs of Zoji La, a truck and a motorbike on it',
  sonamarg: 'Meadows, ponies and firs at Sonamarg under a glacier',
  'srinagar-dal': 'A shikara on Dal Lake in Srinagar, houseboats and a fort on its hill behind',
  rangdum: 'Rangdum monastery on its mound in a wide valley of braided streams',
  'penzi-la': 'The striped glacier seen from Penzi La, a motorbike and prayer flags in front',
  padum: 'Fields and houses of Padum at dusk below brown slopes',
  purne: 'The houses of Purne above the meeting of two rivers, a hanging bridge in front',
  'shinku-la': 'The spire of Gumbok Rangan above the road over Shinku La',
  shimla: 'The yellow church of Shimla above tin roofs and cedars',
  narkanda: 'Apple orchards and a farmhouse at Narkanda, forest and snow behind',
  chitkul: 'Timber houses of Chitkul in golden fields at the head of the Baspa valley',
  kalpa: 'A temple of Kalpa facing the glowing peaks of Kinner Kailash',
  nako: 'The small lake of Nako with its poplars and white houses mirrored in it',
  tabo: 'The mud walls and chortens of Tabo below caves in a brown cliff',
  'key-monastery': 'Key monastery stacked on its cone of rock above the Spiti river',
  langza: 'The Buddha of Langza facing the white pyramid of Chau Chau Kang Nilda',
  chandratal:
    'Chandratal, a lake like a crescent, under the crescent of the moon, two lit tents on its shore',
  'kunzum-la': 'Three chortens hung with prayer flags on Kunzum La, two motorbikes passing',
  'paro-taktsang': 'The Taktsang monastery clinging to its cliff above Paro',
  'chele-la': 'White banners on tall poles on Chele La, Jomolhari behind the forest',
  thimphu: 'The fortress of Thimphu in its valley, the great golden Buddha on a hill behind',
  'dochu-la': 'Rows of chortens on the knoll of Dochu La in front of far snow',
  'punakha-dzong': 'The fortress of Punakha at the meeting of two rivers, at dusk',
  gangtey: 'Black-necked cranes in the broad green valley of Gangtey, its temple on a knoll',
  phuentsholing: 'A car in the painted gate of Bhutan at Phuentsholing',
  kathmandu: 'The great stupa of Boudha in Kathmandu, its eyes and prayer flags over brick houses',
  'pokhara-lake': 'Rowing boats on the lake of Pokhara below the fishtail of Machapuchare',
  tatopani: 'A hanging bridge over the gorge of the Kali Gandaki at Tatopani',
  kagbeni: 'Mud houses and the red monastery of Kagbeni above a grey river bed',
  ghami:
    'A long striped wall of prayer stones, a motorbike and the houses of Ghami below red and grey cliffs',
  'lo-manthang': 'The white walls, the palace and the red temples of Lo Manthang',
  muktinath: 'The tiered temple of Muktinath and its row of spouts below the snow',
  hanoi:
    'The tower in the lake of Hanoi at sundown, a red bridge, a street seller and a motorbike on the shore',
  'ha-giang-karst': 'Two motorbikes on a winding road among the limestone cones of Ha Giang',
  'quan-ba': 'The twin hills of Quan Ba among golden fields, two motorbikes on the road',
  'dong-van': 'Ochre houses of Dong Van under dark roofs and red lanterns, karst peaks behind',
  'ma-pi-leng':
    'The road of Ma Pi Leng cut into cliffs high above its green river, two motorbikes on it',
  'du-gia': 'Rice terraces of Du Gia above a village of houses on stilts, limestone cones behind',
  tbilisi: 'Balconies, bath domes and a church of Tbilisi below the fortress',
  ananuri: 'The fortress church of Ananuri mirrored in its reservoir',
  'gergeti-kazbek': 'The Gergeti church on its green hill below Mount Kazbek',
  gori: 'The citadel of Gori on its rock above the roofs of the town, vineyards in front',
  kutaisi:
    'The cathedral of Kutaisi on its hill above balconied houses and the white stones of the Rioni',
  'mestia-towers': 'The stone towers of Mestia below the twin peaks of Ushba',
  ushguli: 'The towers of Ushguli below the white wall of Shkhara',
  'chiang-mai':
    'Tiered temple roofs and a chedi of Chiang Mai before a setting sun, paper lanterns in the sky',
  pai: 'Huts and a bamboo bridge in the misty green valley of Pai',
  'mae-hong-son': 'A temple with white and golden spires mirrored in the lake of Mae Hong Son',
  'mae-sariang':
    'Long boats on the brown river at Mae Sariang, houses on stilts along its bank and a golden chedi behind',
  'mae-chaem': 'Three people and a buffalo in the golden rice terraces of Mae Chaem',
  'doi-inthanon': 'Two pagodas of Doi Inthanon on their knolls above a sea of clouds',
  negombo: 'Outriggers under square sails on the beach of Negombo at sundown',
  sigiriya:
    'The sheer, streaked rock of Sigiriya above the forest, a path between the pools of its gardens',
  kandy: 'The Temple of the Tooth with its golden roof, mirrored in the lake of Kandy',
  'nuwara-eliya': 'Tea pickers between the green rows of Nuwara Eliya',
  'horton-plains':
    'Two walkers at the cliff edge of Horton Plains above the mist, sambar deer in the grass',
  'ella-bridge': 'A blue train on the nine-arch bridge of Ella',
  'galle-fort': 'The white lighthouse, the palms and the sea wall of Galle',
  rome: 'The dome of St Peter in Rome between stone pines',
  singapore: 'Three towers under one deck on the bay of Singapore, by night',
  paris: 'The Eiffel tower above the roofs of Paris',
  goa: 'A white church among palms on a beach in Goa',
  whistler: 'A skier and a gondola among snow peaks and firs of Whistler',
  lumpur: 'The twin towers of Kuala Lumpur and the bridge between them',
  sydney: 'The white shells of the opera and the arched bridge of Sydney',
  'virginia-beach': 'The boardwalk, the long sands and the sunrise of Virginia Beach',
  'post-acclimatisation':
    'A steaming cup on a window sill, the roofs of Leh in the evening behind it',
  'post-permits': 'Stamped papers in front of the barrier of a check post',
  'post-seasons': 'A calendar of open and closed months between snow walls',
  'post-packing': 'A rucksack, a helmet, boots and a bottle, a road into the mountains behind',
  'post-fuel-phones': 'A fuel can and a phone without signal beside a long empty road',
  'post-umling-la': 'A green road sign with mountains on it before the last bends to Umling La',
  'post-hanle-sky':
    'A watcher bent to a telescope that points along the Milky Way over the Hanle plain',
  'post-first-ride': 'A rider on the first climb out of Leh',
  'post-choosing-a-bike':
    'A green classic and a white tourer side by side, a rider with a helmet under the arm between them',
  'bike-classic': 'A green Royal Enfield Classic 500 with a sprung saddle and a long silencer',
  'bike-himalayan': 'A white Himalayan 411 with a windscreen, a high mudguard and aluminium boxes',
  'bike-himalayan-450':
    'A rust-red Himalayan 450 with a broad tank, a golden fork and aluminium boxes',
  'about-road': 'Three motorbikes on a road between fields and poplars, a snow mountain ahead',
  'about-camp': 'Two tents, two motorbikes and a fire by a high lake at night',
  'team-1': 'Drawn portrait of a man with an orange turban, a greying beard and a cobalt jacket',
  'team-2': 'Drawn portrait of a laughing man in a woollen cap, sunglasses and an apricot jacket',
  'team-3':
    'Drawn portrait of a man with a large moustache, in overalls and a rose shirt, a spanner in his hand',
  'team-4':
    'Drawn portrait of a laughing woman with spectacles, a violet tunic and a rose shawl, by night',
  'team-5': 'Drawn portrait of an old man with a white moustache, a brimmed hat and an ochre robe',
  'portrait-1': 'Drawn portrait of a woman with a braid, a white helmet and a teal jacket',
  'portrait-2': 'Drawn portrait of a man with a short beard, a dark helmet and a red scarf',
  'portrait-3':
    'Drawn portrait of a laughing woman with her hair in a bun and blue sunglasses in it, a lake behind',
  'portrait-4':
    'Drawn portrait of a young man with a short beard and a teal woollen cap, at nightfall',
  'portrait-5': 'Drawn portrait of a grey-haired woman in an apricot hat and a blue scarf',
  'portrait-6':
    'Drawn portrait of a man with a white moustache and a red helmet before a large sun',
} as const satisfies Record<string, string>

export type PictureName = keyof typeof pictures
