import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

/** Sleep, clothes and the bathroom's furniture. */
export const bedroomKinds: readonly Kind[] = [
  {
    key: 'bed',
    rooms: ['bedroom'],
    goods: 'furniture',
    shape: 'box',
    safety: 'furniture',
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
      ],
    ],
    care: [
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
    uses: [
      [
        'Седем зони поддържат раменете и кръста поотделно.',
        'Seven zones support the shoulders and the small of the back separately.',
      ],
      ['Движението на единия не стига до другия.', 'The movement of one does not reach the other.'],
      [
        'Двете страни са различни: лятна с памук и зимна с вълна.',
        'The two sides differ: summer with cotton, winter with wool.',
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
      [
        'Вратите се затварят меко и нощем не будят никого.',
        'The doors close softly and wake nobody at night.',
      ],
      ['Отвътре има чекмедже за бижута с плат.', 'Inside there is a cloth-lined drawer for jewellery.'],
    ],
    care: [['Сложете торбичка лавандула: молците не я обичат.', 'Put in a lavender bag: moths dislike it.']],
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
      [
        'Чекмеджето се изтегля докрай и телефонът, книгата и очилата се виждат наведнъж.',
        'The drawer opens fully and the phone, the book and the glasses are seen at once.',
      ],
      ['Отзад има отвор за зарядното.', 'There is an opening at the back for the charger.'],
      [
        'Високо е колкото матрака, за да стигате чашата с вода легнали.',
        'As high as the mattress, so you reach the glass of water lying down.',
      ],
    ],
    care: [['Забърсвайте със суха или леко влажна кърпа.', 'Wipe with a dry or slightly damp cloth.']],
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
  {
    key: 'laundry-basket',
    rooms: ['bathroom', 'bedroom'],
    goods: 'bath',
    shape: 'box',
    safety: 'furniture',
    category: ['Кошове за пране', 'Laundry baskets'],
    noun: ['Кош за пране', 'laundry basket'],
    gender: 'masculine',
    sorts: [
      sort(['кръгъл', 'round'], [400, 560, 400], 2.4, [49, 109]),
      sort(['с две отделения', 'with two compartments'], [600, 580, 350], 3.6, [69, 139]),
      sort(['с капак', 'with a lid'], [420, 600, 320], 2.9, [59, 119]),
    ],
    colours: ['natural', 'white', 'sand', 'grey', 'green'],
    materials: ['rattan', 'bamboo', 'cotton'],
    uses: [
      [
        'Въздухът минава през стените и мокрите кърпи не мухлясват.',
        'Air passes through the sides and wet towels do not go musty.',
      ],
      [
        'Вътрешната торба се вади и отива направо в пералнята.',
        'The inner bag lifts out and goes straight into the machine.',
      ],
      ['Дръжките са достатъчно големи за две ръце.', 'The handles are large enough for two hands.'],
    ],
    care: [
      [
        'Торбата се пере на 40 градуса, кошът се забърсва.',
        'The bag washes at 40 degrees, the basket is wiped.',
      ],
    ],
  },
  {
    key: 'bath-cabinet',
    rooms: ['bathroom'],
    goods: 'bath',
    shape: 'box',
    safety: 'tall',
    category: ['Шкафове за баня', 'Bathroom cabinets'],
    noun: ['Шкаф за баня', 'bathroom cabinet'],
    gender: 'masculine',
    sorts: [
      sort(['с умивалник', 'with a basin'], [600, 850, 460], 29, [329, 590]),
      sort(['тип колона', 'column'], [350, 1600, 320], 24, [219, 429]),
      sort(['под умивалник', 'under-basin'], [800, 550, 460], 26, [249, 459]),
    ],
    colours: ['white', 'oak', 'walnut', 'mint', 'anthracite'],
    materials: ['mdf', 'wood', 'bamboo'],
    uses: [
      [
        'Корпусът е с влагоустойчив лак отвсякъде, включително отзад.',
        'The body is lacquered against damp on every side, the back included.',
      ],
      [
        'Има изрез за сифона и място за високите шишета.',
        'There is a cut-out for the trap and room for tall bottles.',
      ],
      ['Краката вдигат вратите над мокрия под.', 'The legs lift the doors above the wet floor.'],
    ],
    care: [['Подсушавайте ръбовете след душ.', 'Dry the edges after a shower.']],
  },
  {
    key: 'soap-dispenser',
    rooms: ['bathroom', 'kitchen', 'gifts'],
    goods: 'bath',
    shape: 'round',
    safety: 'fragile',
    category: ['Дозатори за сапун', 'Soap dispensers'],
    noun: ['Дозатор за сапун', 'soap dispenser'],
    gender: 'masculine',
    sorts: [
      sort(['висок', 'tall'], [80, 180, 80], 0.45, [22, 49]),
      sort(['нисък', 'low'], [100, 140, 100], 0.5, [24, 52]),
      sort(['с поставка', 'with a tray'], [200, 180, 100], 0.8, [35, 75]),
    ],
    colours: ['white', 'green', 'terracotta', 'grey', 'mint'],
    materials: ['ceramic', 'glass', 'marble'],
    uses: [
      [
        'Помпата е от неръждаема стомана и дозира по 2 мл.',
        'The pump is stainless steel and gives 2 ml at a time.',
      ],
      ['Гърлото е широко и се пълни без фуния.', 'The mouth is wide and fills without a funnel.'],
      ['Тежкото дъно не се хлъзга по мокър умивалник.', 'The heavy base does not slide on a wet basin.'],
    ],
    care: [['Веднъж месечно промийте помпата с топла вода.', 'Rinse the pump with warm water once a month.']],
  },
];
