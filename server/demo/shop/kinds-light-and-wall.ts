import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const lightAndWallKinds: readonly Kind[] = [
  {
    key: 'floor-lamp',
    rooms: ['living-room', 'bedroom'],
    goods: 'lighting',
    shape: 'box',
    safety: 'lighting',
    category: ['Лампиони', 'Floor lamps'],
    noun: ['Лампион', 'floor lamp'],
    gender: 'masculine',
    sorts: [
      sort(['на три крака', 'tripod'], [500, 1550, 500], 5.2, [149, 289]),
      sort(['с дъга', 'arc'], [1100, 1900, 340], 11, [219, 429]),
      sort(['с права стойка', 'straight'], [380, 1500, 380], 4.6, [119, 239]),
    ],
    colours: ['oak', 'walnut', 'black', 'brass', 'white'],
    materials: ['linen', 'metal', 'rattan'],
    limits: { metal: { colours: ['black', 'brass', 'white'] }, rattan: { colours: ['oak', 'walnut'] } },
    uses: [
      [
        'Свети топло и надолу – за четене до дивана, без да заслепява този отсреща.',
        'Shines warm and downward, for reading by the sofa without dazzling the one opposite.',
      ],
      ['Ключът е на кабела и се натиска с крак.', 'The switch is on the cable and works by foot.'],
      [
        'Цокълът е E27, до 40 W или LED с топла светлина 2 700 K.',
        'The socket is E27, up to 40 W or an LED of warm 2,700 K.',
      ],
    ],
    care: [
      ['Забърсвайте с мека суха кърпа.', 'Wipe with a soft dry cloth.', { materials: ['metal'] }],
      [
        'Абажурът се чисти с мека четка, стойката – със суха кърпа.',
        'Clean the shade with a soft brush, the stand with a dry cloth.',
        { materials: ['linen', 'rattan'] },
      ],
    ],
  },
  {
    key: 'table-lamp',
    rooms: ['living-room', 'bedroom', 'gifts'],
    goods: 'lighting',
    shape: 'round',
    safety: 'lighting',
    category: ['Настолни лампи', 'Table lamps'],
    noun: ['Настолна лампа', 'table lamp'],
    gender: 'feminine',
    sorts: [
      sort('', [300, 480, 300], 2.1, [69, 149]),
      sort(['с кръгла основа', 'with a round base'], [280, 420, 280], 1.9, [79, 169]),
      sort(['тип гъба', 'mushroom'], [260, 340, 260], 1.6, [89, 179]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'terracotta', 'mint'],
    materials: ['linen', 'ceramic', 'glass'],
    limits: {
      linen: { sorts: [0, 1] },
      ceramic: { colours: ['white', 'green', 'terracotta', 'mint'] },
      glass: { colours: ['white', 'green', 'mint'] },
    },
    uses: [
      [
        'Светлината ѝ е топла и мека, достатъчна за четене.',
        'Its light is warm and soft, enough to read by.',
      ],
      [
        'Кабелът е текстилен, дълъг 180 см, с ключ по средата.',
        'The cable is textile, 180 cm long, with a switch halfway.',
      ],
      ['Подходяща е за нощно шкафче, секция или бюро.', 'Suits a nightstand, a sideboard or a desk.'],
    ],
    care: [
      [
        'Цокълът е E14; подходяща е LED крушка от 4 до 6 W.',
        'The socket is E14; an LED bulb of 4 to 6 W suits it.',
      ],
    ],
  },
  {
    key: 'ceiling-lamp',
    rooms: ['living-room', 'bedroom', 'kitchen', 'hallway'],
    goods: 'lighting',
    shape: 'round',
    safety: 'lighting',
    category: ['Лампи за таван', 'Ceiling lamps'],
    noun: ['Лампа за таван', 'ceiling lamp'],
    gender: 'feminine',
    sorts: [
      sort(['с купол', 'dome'], [400, 280, 400], 2.3, [89, 199]),
      sort(['с глобус', 'globe'], [300, 300, 300], 1.8, [79, 169]),
      sort(['плетена', 'woven'], [500, 350, 500], 1.5, [99, 219]),
    ],
    colours: ['natural', 'white', 'black', 'green', 'brass'],
    materials: ['metal', 'glass', 'rattan'],
    limits: {
      metal: { sorts: [0] },
      glass: { sorts: [1], colours: ['white', 'green', 'black', 'brass'] },
      rattan: { sorts: [2], colours: ['natural', 'white', 'black'] },
    },
    uses: [
      [
        'Кабелът се скъсява от розетката – над маса е най-добре на 65 см от плота.',
        'The cable shortens at the rose; above a table 65 cm from the top is best.',
      ],
      [
        'Разпръсква светлината равномерно и не рисува резки сенки по лицата.',
        'Spreads the light evenly and draws no harsh shadows on faces.',
        { materials: ['glass', 'rattan'] },
      ],
      ['Розетката скрива и по-голям отвор в тавана.', 'The rose hides even a larger hole in the ceiling.'],
    ],
    care: [
      [
        'Монтира се от електротехник за около двадесет минути.',
        'An electrician fits it in about twenty minutes.',
      ],
    ],
  },
  {
    key: 'clock',
    rooms: ['living-room', 'kitchen', 'gifts'],
    goods: 'decor',
    shape: 'wall',
    safety: 'wall',
    category: ['Стенни часовници', 'Wall clocks'],
    noun: ['Стенен часовник', 'wall clock'],
    gender: 'masculine',
    sorts: [
      sort(['кръгъл', 'round'], [320, 320, 40], 0.9, [39, 89]),
      sort(['с лъчи', 'sunburst'], [500, 500, 40], 1.2, [59, 119]),
      sort(['с махало', 'with a pendulum'], [260, 480, 90], 2.2, [99, 199]),
    ],
    colours: ['oak', 'walnut', 'white', 'black', 'green'],
    materials: ['wood', 'metal'],
    limits: { metal: { colours: ['white', 'black', 'green'] } },
    uses: [
      [
        'Махалото се закача накрая и не иска настройка.',
        'The pendulum hooks on last and needs no adjusting.',
        { sorts: [2] },
      ],
      [
        'Механизмът е с плавен ход и не тиктака в тихата стая.',
        'The movement sweeps and does not tick in a quiet room.',
        { sorts: [0, 1] },
      ],
      ['Цифрите се четат от другия край на кухнята.', 'The hours are read from the far end of the kitchen.'],
      ['Работи с една батерия AA около година.', 'Runs on one AA battery for about a year.'],
    ],
    care: [['Бършете стъклото със суха кърпа.', 'Wipe the glass with a dry cloth.']],
  },
  {
    key: 'vase',
    rooms: ['gifts', 'living-room'],
    goods: 'decor',
    shape: 'round',
    safety: 'fragile',
    category: ['Вази', 'Vases'],
    noun: ['Ваза', 'vase'],
    gender: 'feminine',
    sorts: [
      sort(['висока', 'tall'], [160, 340, 160], 1.4, [39, 89]),
      sort(['кълбо', 'globe'], [220, 220, 220], 1.6, [45, 95]),
      sort(['с дръжки', 'with handles'], [200, 280, 180], 1.5, [49, 109]),
    ],
    colours: ['white', 'terracotta', 'green', 'mint', 'blue', 'rose'],
    materials: ['ceramic', 'glass', 'porcelain'],
    limits: {
      glass: { colours: ['white', 'green', 'mint', 'blue', 'rose'] },
      porcelain: { colours: ['white', 'green', 'mint', 'blue', 'rose'] },
    },
    uses: [
      [
        'Гърлото е тясно и държи изправени и три стръка.',
        'The neck is narrow and holds even three stems upright.',
        { sorts: [0, 2] },
      ],
      ['Красива е и без цветя.', 'Looks good even without flowers.'],
      [
        'За полски цветя, сухи треви или една клонка цъфнала слива.',
        'For field flowers, dried grass or one branch of plum in blossom.',
      ],
    ],
    care: [
      ['Измивайте с топла вода и четка с дълга дръжка.', 'Wash with warm water and a long-handled brush.'],
    ],
  },
  {
    key: 'candle',
    rooms: ['gifts', 'living-room', 'bathroom'],
    goods: 'decor',
    shape: 'round',
    safety: 'candle',
    category: ['Свещи', 'Candles'],
    noun: ['Свещ', 'candle'],
    gender: 'feminine',
    sorts: [
      sort(['в буркан', 'in a jar'], [80, 95, 80], 0.42, [18, 39]),
      sort(['цилиндрична', 'pillar'], [70, 150, 70], 0.5, [14, 32]),
      sort(['три броя', 'set of three'], [220, 140, 80], 0.9, [29, 59]),
    ],
    colours: ['cream', 'rose', 'green', 'terracotta', 'mustard'],
    materials: ['soywax', 'beeswax'],
    limits: { beeswax: { sorts: [1, 2], colours: ['cream', 'mustard'] } },
    uses: [
      ['Пламъкът е равен и не пуши.', 'The flame is even and does not smoke.'],
      ['Всяка от трите гори около 12 часа.', 'Each of the three burns for about 12 hours.', { sorts: [2] }],
      ['Гори около 30 часа.', 'Burns for about 30 hours.', { sorts: [1] }],
      [
        'Ухае леко на липа и сено.',
        'Smells lightly of linden and hay.',
        { materials: ['soywax'], topic: 'scent' },
      ],
      [
        'Гори около 45 часа, ако първия път я оставите да се разтопи до ръба.',
        'Burns for about 45 hours if you let it melt to the rim the first time.',
        { sorts: [0] },
      ],
      ['Идва в картонена кутия, готова за подарък.', 'Comes in a card box, ready to give.'],
    ],
    care: [['Подрязвайте фитила на 5 мм преди всяко палене.', 'Trim the wick to 5 mm before each lighting.']],
  },
];
