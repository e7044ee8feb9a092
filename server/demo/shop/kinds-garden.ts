import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const gardenKinds: readonly Kind[] = [
  {
    key: 'planter',
    rooms: ['terrace', 'garden', 'living-room'],
    goods: 'garden',
    shape: 'round',
    safety: 'fragile',
    category: ['Саксии', 'Planters'],
    noun: ['Саксия', 'planter'],
    gender: 'feminine',
    sorts: [
      sort(['кръгла', 'round'], [280, 260, 280], 3.4, [25, 69]),
      sort(['на стойка', 'on a stand'], [300, 620, 300], 4.1, [59, 119]),
      sort(['тип сандъче', 'trough'], [600, 200, 200], 3.6, [35, 79]),
    ],
    colours: ['terracotta', 'white', 'green', 'mint', 'anthracite', 'sand'],
    materials: ['ceramic', 'metal', 'wood'],
    limits: {
      metal: { colours: ['white', 'green', 'mint', 'anthracite'] },
      wood: { sorts: [1, 2], colours: ['white', 'green', 'anthracite'] },
    },
    uses: [
      [
        'Има отвор и подложка, така че корените не загниват.',
        'Has a hole and a saucer, so the roots do not rot.',
      ],
      ['Побира мушкато, розмарин или малка смокиня.', 'Takes a pelargonium, rosemary or a small fig.'],
      ['Издържа на слана до минус десет градуса.', 'Withstands frost down to minus ten degrees.'],
    ],
    care: [['Изпразвайте подложката след силен дъжд.', 'Empty the saucer after heavy rain.']],
  },
  {
    key: 'hammock',
    rooms: ['terrace', 'garden'],
    goods: 'garden',
    shape: 'flat',
    safety: 'garden',
    category: ['Хамаци', 'Hammocks'],
    noun: ['Хамак', 'hammock'],
    gender: 'masculine',
    sorts: [
      sort(['единичен', 'single'], [1000, 10, 2000], 1.4, [69, 139]),
      sort(['двоен', 'double'], [1600, 10, 2200], 2.2, [99, 199]),
      sort(['с ресни', 'fringed'], [1500, 10, 2100], 2, [89, 189]),
    ],
    colours: ['cream', 'green', 'terracotta', 'blue', 'mustard'],
    materials: ['cotton', 'linen'],
    uses: [
      ['Легнете напряко: така гърбът остава прав.', 'Lie across it and your back stays straight.'],
      [
        'Носи до 200 кг; въжетата и карабинерите са в торбата.',
        'Carries up to 200 kg; ropes and carabiners are in the bag.',
      ],
      ['Сгъва се в торба колкото самун хляб.', 'Packs into a bag the size of a loaf.'],
    ],
    care: [
      ['Прибирайте на сухо през нощта; пере се на 30 градуса.', 'Keep it dry at night; wash at 30 degrees.'],
    ],
  },
  {
    key: 'lantern',
    rooms: ['terrace', 'garden', 'gifts'],
    goods: 'decor',
    shape: 'box',
    safety: 'candle',
    category: ['Фенери', 'Lanterns'],
    noun: ['Фенер', 'lantern'],
    gender: 'masculine',
    sorts: [
      sort(['висок', 'tall'], [180, 420, 180], 2.1, [49, 109]),
      sort(['нисък', 'low'], [160, 240, 160], 1.3, [35, 75]),
      sort(['кръгъл', 'round'], [220, 280, 220], 1.5, [45, 95]),
    ],
    colours: ['black', 'white', 'green', 'brass', 'terracotta'],
    materials: ['metal', 'glass', 'wood'],
    limits: {
      glass: { colours: ['black', 'brass', 'white'] },
      wood: { colours: ['white', 'black', 'green'] },
    },
    uses: [
      [
        'Пази пламъка от вятъра и хвърля мека светлина по масата.',
        'Shields the flame from the wind and throws a soft light on the table.',
      ],
      [
        'Вратичката е с магнит и свещта се сменя с една ръка.',
        'The door is magnetic and the candle is changed with one hand.',
      ],
      [
        'Дръжката се сгъва и фенерът може да се окачи на клон.',
        'The handle folds, and the lantern can hang from a branch.',
      ],
    ],
    care: [
      ['Измивайте стъклата с вода и капка препарат.', 'Wash the panes with water and a drop of detergent.'],
    ],
  },
  {
    key: 'garden-set',
    rooms: ['garden', 'terrace'],
    goods: 'garden',
    shape: 'box',
    safety: 'garden',
    category: ['Градински мебели', 'Garden furniture'],
    noun: ['Градински комплект', 'garden set'],
    gender: 'masculine',
    sorts: [
      sort(['с маса и два стола', 'with a table and two chairs'], [700, 750, 700], 21, [329, 690]),
      sort(['с пейка', 'with a bench'], [1300, 880, 620], 19, [249, 529]),
      sort(['със сгъваем стол', 'with a folding chair'], [550, 860, 580], 5.8, [89, 189]),
    ],
    colours: ['natural', 'green', 'white', 'anthracite', 'olive'],
    materials: ['teak', 'metal', 'wood'],
    limits: {
      teak: { colours: ['natural'] },
      metal: { colours: ['green', 'white', 'anthracite', 'olive'] },
      wood: { colours: ['green', 'white', 'olive'] },
    },
    uses: [
      ['Краката са с тапи и не драскат плочките.', 'The legs are capped and do not scratch tiles.'],
      [
        'Остава навън от април до октомври, без да се прибира при всеки дъжд.',
        'Stays out from April to October without being put away at each rain.',
      ],
      [
        'Летвите са с разстояние и водата не се задържа.',
        'The slats are spaced and hold no water.',
        { materials: ['teak', 'wood'] },
      ],
      ['Сгъва се плоско и зимува зад вратата.', 'Folds flat and winters behind a door.', { sorts: [2] }],
    ],
    care: [
      [
        'Освежавайте боята веднъж на две години.',
        'Renew the paint every two years.',
        { materials: ['wood'], topic: 'finish' },
      ],
      [
        'Напролет измийте с мека гъба и вода.',
        'In spring wash with a soft sponge and water.',
        { materials: ['metal'] },
      ],
      [
        'Напролет измийте с мека четка и намажете с масло за тик.',
        'In spring wash with a soft brush and rub with teak oil.',
        { materials: ['teak'], topic: 'finish' },
      ],
    ],
  },
  {
    key: 'parasol',
    rooms: ['terrace', 'garden'],
    goods: 'garden',
    shape: 'round',
    safety: 'garden',
    category: ['Чадъри за слънце', 'Parasols'],
    noun: ['Чадър за слънце', 'parasol'],
    gender: 'masculine',
    sorts: [
      sort(['с накланяне', 'tilting'], [2700, 2400, 2700], 7.4, [129, 259]),
      sort(['балконски', 'balcony'], [1800, 2200, 1800], 4.6, [79, 159]),
      sort(['с ресни', 'fringed'], [2200, 2350, 2200], 6.1, [119, 239]),
    ],
    colours: ['cream', 'green', 'terracotta', 'mint', 'navy'],
    materials: ['cotton', 'linen'],
    uses: [
      ['Тъканта спира 98% от ултравиолета (UPF 50+).', 'The fabric stops 98% of ultraviolet (UPF 50+).'],
      ['Отваря се с манивела и не прищипва пръстите.', 'Opens with a crank and does not pinch fingers.'],
      [
        'Отворът на върха пуска топлия въздух и чадърът не се издува.',
        'The vent at the top lets warm air out and the canopy does not belly.',
      ],
    ],
    care: [
      ['Прибирайте го сух; стойката се купува отделно.', 'Put it away dry; the base is bought separately.'],
    ],
  },
  {
    key: 'watering-can',
    rooms: ['garden', 'terrace', 'gifts'],
    goods: 'garden',
    shape: 'box',
    safety: 'can',
    category: ['Лейки', 'Watering cans'],
    noun: ['Лейка', 'watering can'],
    gender: 'feminine',
    sorts: [
      sort(['за градина, 9 литра', 'for the garden, 9 litres'], [600, 380, 200], 1.9, [45, 89]),
      sort(['за стайни растения', 'for house plants'], [300, 200, 120], 0.5, [25, 49]),
      sort(['с дълъг чучур', 'long-spouted'], [450, 260, 140], 0.7, [35, 65]),
    ],
    colours: ['green', 'mint', 'terracotta', 'steel', 'brass'],
    materials: ['metal', 'steel'],
    uses: [
      [
        'Гърлото е широко и се пълни направо от чешмата.',
        'The opening is wide enough to fill straight from the tap.',
      ],
      [
        'Дръжката е заоблена и удобна и с ръкавица.',
        'The handle is rounded and comfortable even in a glove.',
      ],
      [
        'Балансът ѝ е точен: пълна не дърпа китката напред.',
        'Its balance is right: full, it does not pull the wrist forward.',
        { sorts: [0] },
      ],
      [
        'Ситото се сваля и се изплаква от пясъка.',
        'The rose comes off and rinses free of sand.',
        { sorts: [0] },
      ],
      [
        'Чучурът стига до корена, без да мокри листата.',
        'The spout reaches the root without wetting the leaves.',
        { sorts: [1, 2] },
      ],
    ],
    care: [['Изпразвайте преди студовете.', 'Empty it before the frosts.']],
  },
];
