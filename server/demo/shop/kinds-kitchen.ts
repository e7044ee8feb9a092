import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const kitchenKinds: readonly Kind[] = [
  {
    key: 'dining-table',
    rooms: ['kitchen', 'living-room'],
    goods: 'furniture',
    shape: 'box',
    safety: 'furniture',
    category: ['Трапезни маси', 'Dining tables'],
    noun: ['Трапезна маса', 'dining table'],
    gender: 'feminine',
    sorts: [
      sort(['за четирима', 'for four'], [1200, 750, 800], 29, [390, 690]),
      sort(['за осем', 'for eight'], [2000, 750, 950], 52, [690, 1390]),
      sort(['кръгла', 'round'], [1100, 750, 1100], 33, [490, 890]),
    ],
    colours: ['oak', 'walnut', 'white', 'black', 'green'],
    materials: ['wood', 'marble'],
    limits: { marble: { colours: ['white', 'oak', 'walnut'] } },
    uses: [
      ['Ъглите са леко заоблени.', 'The corners are slightly rounded.', { sorts: [0, 1] }],
      [
        'Сядате отстрани, без кракът на масата да Ви пречи на коленете.',
        'You sit at the side without a table leg in the way of your knees.',
      ],
      [
        'Плотът е намазан с масло за контакт с храна: трохите и виното не оставят следа.',
        'The top is finished with food-safe oil: crumbs and wine leave no mark.',
        { materials: ['wood'], colours: ['oak', 'walnut'], topic: 'finish' },
      ],
      [
        'Не се клати и когато на нея се меси баница.',
        'Does not wobble even when banitsa dough is rolled on it.',
      ],
    ],
    care: [
      ['Използвайте подложки за горещи съдове.', 'Use mats under hot dishes.'],
      [
        'Намазвайте с масло веднъж годишно; маслото е в пакета.',
        'Oil it once a year; the oil is in the package.',
        { materials: ['wood'], colours: ['oak', 'walnut'], topic: 'finish' },
      ],
    ],
  },
  {
    key: 'dining-chair',
    rooms: ['kitchen', 'living-room'],
    goods: 'furniture',
    shape: 'box',
    safety: 'seat',
    category: ['Трапезни столове', 'Dining chairs'],
    noun: ['Трапезен стол', 'dining chair'],
    gender: 'masculine',
    sorts: [
      sort(['с извита облегалка', 'with a curved back'], [460, 800, 520], 5.4, [99, 199]),
      sort(['тапициран', 'upholstered'], [500, 860, 560], 6.8, [139, 259]),
      sort(['с летви', 'spindle-back'], [440, 880, 500], 5, [89, 179]),
    ],
    colours: ['oak', 'walnut', 'green', 'white', 'mustard', 'black'],
    materials: ['wood', 'linen', 'velvet'],
    limits: { wood: { sorts: [0, 2] }, linen: { sorts: [1] }, velvet: { sorts: [1] } },
    uses: [
      ['Облегалката поддържа кръста и при дълъг обяд.', 'The back supports you through a long lunch.'],
      ['Седалката е с пяна, която не се сплесква.', 'The seat foam does not flatten.', { sorts: [1] }],
      [
        'Седалката е леко вдлъбната и дългият обяд не тежи.',
        'The seat is slightly hollowed and a long lunch does not weigh.',
        { materials: ['wood'] },
      ],
      [
        'Сглобките са на дибли и лепило, не само на винт.',
        'The joints are dowelled and glued, not merely screwed.',
        { materials: ['wood'] },
      ],
      [
        'Вдига се с два пръста и се прибира плътно под масата.',
        'Lifts with two fingers and tucks well under the table.',
      ],
    ],
    care: [['Филцовите подложки се сменят веднъж годишно.', 'Change the felt pads once a year.']],
  },
  {
    key: 'bar-stool',
    rooms: ['kitchen'],
    goods: 'furniture',
    shape: 'box',
    safety: 'seat',
    category: ['Бар столове', 'Bar stools'],
    noun: ['Бар стол', 'bar stool'],
    gender: 'masculine',
    sorts: [
      sort(['с ниска облегалка', 'low-backed'], [420, 880, 460], 6.2, [119, 229]),
      sort(['без облегалка', 'backless'], [380, 650, 380], 4.6, [79, 159]),
      sort(['въртящ се', 'swivel'], [440, 960, 460], 8.4, [149, 279]),
    ],
    colours: ['oak', 'walnut', 'black', 'green', 'terracotta'],
    materials: ['wood', 'metal', 'leather'],
    limits: {
      metal: { colours: ['black', 'green', 'terracotta'] },
      leather: { sorts: [0, 2], colours: ['oak', 'walnut', 'black'] },
    },
    uses: [
      [
        'Височината е за плот от 90 см; пръстенът за крака е от месинг и не се издрасква.',
        'The height suits a 90 cm counter; the foot ring is brass and does not scratch.',
      ],
      ['Основата е тясна, но не се клати.', 'The base is narrow, yet it does not rock.'],
      ['Удобен е за закуска и за бързо кафе.', 'Comfortable for breakfast and a quick coffee.'],
    ],
    care: [['Забърсвайте с влажна кърпа и подсушавайте.', 'Wipe with a damp cloth and dry.']],
  },
];
