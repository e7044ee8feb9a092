import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const bedroomKinds: readonly Kind[] = [
  {
    key: 'bed',
    rooms: ['bedroom'],
    goods: 'furniture',
    shape: 'box',
    safety: 'frame',
    category: ['Легла', 'Beds'],
    noun: ['Легло', 'bed'],
    gender: 'neuter',
    sorts: [
      sort(['с дървена табла', 'with a wooden headboard'], [1680, 1000, 2120], 58, [590, 1190]),
      sort(['тапицирано', 'upholstered'], [1720, 1150, 2150], 66, [790, 1490]),
      sort(['с решетъчна табла', 'slatted'], [1480, 950, 2100], 45, [490, 890]),
    ],
    colours: ['oak', 'walnut', 'sand', 'green', 'rose', 'white'],
    materials: ['wood', 'linen', 'velvet'],
    limits: { wood: { sorts: [0, 2] }, linen: { sorts: [1] }, velvet: { sorts: [1] } },
    uses: [
      [
        'Подматрачната рамка е от гъвкави брезови ламели в три зони.',
        'The base is of flexible birch slats in three zones.',
      ],
      [
        'Под рамката остават 26 см – за кутии или за прахосмукачката.',
        'There are 26 cm under the frame, for boxes or for the vacuum cleaner.',
      ],
      [
        'Таблата е наклонена, за да се облегнете с книга.',
        'The headboard leans back, so that you can rest with a book.',
        { sorts: [0, 1] },
      ],
    ],
    care: [
      [
        'Калъфът на таблата се сваля и се пере на 30 градуса.',
        'The headboard cover comes off and washes at 30 degrees.',
        { sorts: [1] },
      ],
      [
        'Сглобява се от двама за час; не скърца, защото съединенията са метални.',
        'Two people assemble it in an hour; metal joints keep it from creaking.',
      ],
    ],
  },
  {
    key: 'mattress',
    rooms: ['bedroom'],
    goods: 'furniture',
    shape: 'flat',
    safety: 'sleep',
    category: ['Матраци', 'Mattresses'],
    noun: ['Матрак', 'mattress'],
    gender: 'masculine',
    sorts: [
      sort(['90 × 200', '90 × 200'], [900, 200, 2000], 16, [329, 690]),
      sort(['160 × 200', '160 × 200'], [1600, 240, 2000], 31, [590, 1290]),
      sort(['сгъваем топер', 'folding topper'], [1600, 70, 2000], 11, [249, 490]),
    ],
    colours: ['white', 'cream', 'mint', 'grey'],
    materials: ['latex', 'memoryfoam', 'cotton'],
    limits: { latex: { sorts: [0, 1] }, cotton: { sorts: [2], colours: ['white', 'cream'] } },
    uses: [
      [
        'Ръбовете са подсилени и не хлътват, когато седнете.',
        'The edges are reinforced and do not sag when you sit on them.',
        { sorts: [0, 1] },
      ],
      [
        'Сгъва се на три и се прибира в калъфа си.',
        'Folds in three and goes away in its own bag.',
        { sorts: [2] },
      ],
      [
        'Ластици в четирите ъгъла го задържат върху матрака.',
        'Elastic straps at the four corners hold it on the mattress.',
        { sorts: [2] },
      ],
      [
        'Седем зони поддържат раменете и кръста поотделно.',
        'Seven zones support the shoulders and the small of the back separately.',
        { sorts: [0, 1], materials: ['latex', 'memoryfoam'] },
      ],
      [
        'Движението на единия не стига до другия.',
        'The movement of one does not reach the other.',
        { sorts: [1] },
      ],
      [
        'Двете страни са различни: лятна с памук и зимна с вълна.',
        'The two sides differ: summer with cotton, winter with wool.',
        { sorts: [0, 1] },
      ],
    ],
    care: [
      [
        'Обръщайте на всеки три месеца; калъфът се пере на 60 градуса.',
        'Turn every three months; the cover washes at 60 degrees.',
      ],
    ],
  },
  {
    key: 'wardrobe',
    rooms: ['bedroom', 'hallway'],
    goods: 'furniture',
    shape: 'box',
    safety: 'tall',
    category: ['Гардероби', 'Wardrobes'],
    noun: ['Гардероб', 'wardrobe'],
    gender: 'masculine',
    sorts: [
      sort(['двукрил', 'two-door'], [1000, 2000, 580], 74, [590, 1090]),
      sort(['трикрил с огледало', 'three-door with a mirror'], [1500, 2100, 600], 112, [890, 1690]),
      sort(['с плъзгащи врати', 'with sliding doors'], [1800, 2100, 620], 128, [990, 1890]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'sand'],
    materials: ['wood', 'mdf'],
    uses: [
      [
        'Лостът е на 165 см и побира дългите рокли, без да ги подгъва.',
        'The rail is at 165 cm and takes long dresses without folding them.',
      ],
      ['Вратите се затварят плавно и безшумно.', 'The doors close softly and without a sound.'],
      ['Отвътре има чекмедже за бижута с плат.', 'Inside there is a cloth-lined drawer for jewellery.'],
    ],
    care: [
      [
        'Торбичка лавандула вътре пази дрехите от молци.',
        'A bag of lavender inside keeps moths away from the clothes.',
      ],
    ],
  },
  {
    key: 'nightstand',
    rooms: ['bedroom'],
    goods: 'furniture',
    shape: 'box',
    safety: 'furniture',
    category: ['Нощни шкафчета', 'Nightstands'],
    noun: ['Нощно шкафче', 'nightstand'],
    gender: 'neuter',
    sorts: [
      sort(['с едно чекмедже', 'one-drawer'], [420, 520, 380], 9, [99, 199]),
      sort(['с две чекмеджета', 'two-drawer'], [450, 550, 400], 13, [139, 269]),
      sort(['кръгло', 'round'], [400, 500, 400], 8, [119, 229]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'rose'],
    materials: ['wood', 'mdf'],
    uses: [
      ['Плотът побира лампа, книга и чаша вода.', 'The top takes a lamp, a book and a glass of water.'],
      [
        'Чекмеджето се изтегля докрай и телефонът, книгата и очилата се виждат наведнъж.',
        'The drawer opens fully and the phone, the book and the glasses are seen at once.',
        { sorts: [0, 1] },
      ],
      ['Отзад има отвор за зарядното.', 'There is an opening at the back for the charger.'],
      [
        'Високо е колкото матрака, за да стигате чашата с вода легнали.',
        'As high as the mattress, so you reach the glass of water lying down.',
      ],
    ],
    care: [
      [
        'Пристига сглобено; завиват се само краката.',
        'Arrives assembled; only the legs are screwed on.',
        { topic: 'assembly' },
      ],
      ['Забърсвайте със суха или леко влажна кърпа.', 'Wipe with a dry or slightly damp cloth.'],
    ],
  },
  {
    key: 'dresser',
    rooms: ['bedroom', 'living-room', 'hallway'],
    goods: 'furniture',
    shape: 'box',
    safety: 'tall',
    category: ['Скринове', 'Chests of drawers'],
    noun: ['Скрин', 'chest of drawers'],
    gender: 'masculine',
    sorts: [
      sort(['с три чекмеджета', 'three-drawer'], [800, 820, 450], 34, [279, 529]),
      sort(['с шест чекмеджета', 'six-drawer'], [1400, 800, 460], 56, [429, 790]),
      sort(['висок', 'tall'], [600, 1180, 420], 38, [319, 590]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'mint'],
    materials: ['wood', 'mdf'],
    uses: [
      [
        'Чекмеджетата са на водачи с плавно прибиране и не изпадат.',
        'The drawers run on soft-closing slides and do not fall out.',
      ],
      [
        'Дъната са от 6 мм шперплат и не хлътват под пуловерите.',
        'The bottoms are 6 mm plywood and do not sag under jumpers.',
      ],
      [
        'Дръжките са така поставени, че да отваряте с една ръка.',
        'The handles are placed so that one hand opens them.',
      ],
    ],
    care: [
      [
        'Намажете водачите с восък, ако след години почнат да тежат.',
        'Wax the runners if they grow heavy after years.',
      ],
    ],
  },
];
