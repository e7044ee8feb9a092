import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

/** Tables, chairs and ware of a kitchen. */
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
    uses: [
      [
        'Сядате отстрани, без кракът на масата да Ви пречи на коленете.',
        'You sit at the side without a table leg in the way of your knees.',
      ],
      [
        'Плотът е намазан с масло за контакт с храна: трохите и виното не оставят следа.',
        'The top is finished with food-safe oil: crumbs and wine leave no mark.',
      ],
      ['Стои здраво и когато на нея се меси баница.', 'Stands firm even when banitsa dough is rolled on it.'],
    ],
    care: [
      [
        'Намазвайте с масло веднъж годишно; маслото е в пакета.',
        'Oil it once a year; the oil is in the package.',
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
    uses: [
      [
        'Седалката е леко вдлъбната и дългият обяд не тежи.',
        'The seat is slightly hollowed and a long lunch does not weigh.',
      ],
      [
        'Сглобките са на дибли и лепило, не само на винт.',
        'The joints are dowelled and glued, not merely screwed.',
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
    uses: [
      [
        'Височината е за плот от 90 см; пръстенът за крака е от месинг и не се издрасква.',
        'The height suits a 90 cm counter; the foot ring is brass and does not scratch.',
      ],
      [
        'Опората е тясна, но стъпва здраво и не се клати.',
        'The stance is narrow, yet it stands firm and does not rock.',
      ],
      [
        'Мястото за сутрешното кафе, докато закуската се пържи.',
        'The place for the morning coffee while breakfast fries.',
      ],
    ],
    care: [['Забърсвайте с влажна кърпа и подсушавайте.', 'Wipe with a damp cloth and dry.']],
  },
  {
    key: 'pot',
    rooms: ['kitchen'],
    goods: 'tableware',
    shape: 'round',
    safety: 'kitchen',
    category: ['Тенджери', 'Cooking pots'],
    noun: ['Тенджера', 'cooking pot'],
    gender: 'feminine',
    sorts: [
      sort(['3 литра', '3 litres'], [200, 140, 200], 2.1, [59, 119]),
      sort(['5 литра', '5 litres'], [240, 160, 240], 2.9, [79, 169]),
      sort(['плитка', 'shallow'], [280, 90, 280], 2.6, [69, 149]),
    ],
    colours: ['green', 'terracotta', 'cream', 'navy', 'steel'],
    materials: ['enamel', 'castiron', 'steel'],
    uses: [
      [
        'Дъното е дебело и бобът не загаря, дори да го забравите за малко.',
        'The base is thick and the beans do not catch, even if forgotten for a while.',
      ],
      [
        'Подходяща за всички котлони, индукция и фурна до 220 градуса.',
        'Fits every hob, induction and the oven up to 220 degrees.',
      ],
      [
        'Капакът приляга плътно и водата се връща в яденето.',
        'The lid fits closely and the water returns to the dish.',
      ],
    ],
    care: [['Оставете да изстине, преди да я измиете.', 'Let it cool before washing.']],
  },
  {
    key: 'plates',
    rooms: ['kitchen'],
    goods: 'tableware',
    shape: 'round',
    safety: 'kitchen',
    category: ['Чинии', 'Plates'],
    noun: ['Комплект чинии', 'plate set'],
    gender: 'masculine',
    sorts: [
      sort(['за четирима', 'for four'], [270, 80, 270], 4.6, [79, 159]),
      sort(['за шестима', 'for six'], [270, 120, 270], 7.2, [119, 239]),
      sort(['за супа, 4 броя', 'soup, set of four'], [210, 120, 210], 3.2, [59, 119]),
    ],
    colours: ['white', 'green', 'blue', 'terracotta', 'mint'],
    materials: ['ceramic', 'porcelain'],
    uses: [
      [
        'Ръбът е леко вдигнат и сосът си стои в чинията.',
        'The rim is slightly raised and the sauce stays on the plate.',
      ],
      [
        'Рисунката по троянски образец е под глазурата и не се изтрива.',
        'The Troyan-style decoration lies under the glaze and does not wear off.',
      ],
      [
        'Редят се плътно една в друга и влизат в стандартен шкаф.',
        'They stack closely and fit a standard cupboard.',
      ],
    ],
    care: [
      [
        'Миялна до 65 градуса, микровълнова – без притеснение.',
        'Dishwasher up to 65 degrees, microwave without worry.',
      ],
    ],
  },
  {
    key: 'cups',
    rooms: ['kitchen', 'gifts'],
    goods: 'tableware',
    shape: 'round',
    safety: 'kitchen',
    category: ['Чаши', 'Cups'],
    noun: ['Комплект чаши', 'cup set'],
    gender: 'masculine',
    sorts: [
      sort(['за кафе, 2 броя', 'coffee, set of two'], [170, 70, 80], 0.5, [29, 59]),
      sort(['за чай, четири броя', 'tea, set of four'], [240, 100, 240], 1.4, [49, 99]),
      sort(['с дръжка, 300 мл', 'mugs, 300 ml'], [120, 95, 90], 0.4, [19, 39]),
    ],
    colours: ['white', 'green', 'mint', 'terracotta', 'blue', 'mustard'],
    materials: ['ceramic', 'porcelain'],
    uses: [
      ['Дръжката побира два пръста и не пари.', 'The handle takes two fingers and does not burn.'],
      [
        'Стената е дебела и чаят остава топъл до последната глътка.',
        'The wall is thick and the tea stays warm to the last sip.',
      ],
      [
        'Долният ръб е шлайфан и не драска масата.',
        'The foot is ground smooth and does not scratch the table.',
      ],
    ],
    care: [['Може в миялна и микровълнова.', 'Dishwasher and microwave safe.']],
  },
  {
    key: 'cutting-board',
    rooms: ['kitchen', 'gifts'],
    goods: 'tableware',
    shape: 'flat',
    safety: 'kitchen',
    category: ['Дъски за рязане', 'Cutting boards'],
    noun: ['Дъска за рязане', 'cutting board'],
    gender: 'feminine',
    sorts: [
      sort(['с дръжка', 'with a handle'], [400, 20, 220], 1.1, [29, 65]),
      sort(['с улей', 'with a groove'], [450, 30, 300], 2.3, [49, 99]),
      sort(['кръгла за сирена', 'round cheese'], [320, 20, 320], 1.3, [35, 75]),
    ],
    colours: ['oak', 'walnut', 'natural'],
    materials: ['wood', 'bamboo'],
    uses: [
      [
        'Влакното е по дължина и щади острието на ножа.',
        'The grain runs lengthwise and spares the edge of the knife.',
      ],
      [
        'Стои добре и на масата: за домати, сирене и топъл хляб.',
        'Looks well on the table too, for tomatoes, cheese and warm bread.',
      ],
      ['Достатъчно тежка е, за да не бяга по плота.', 'Heavy enough not to wander on the counter.'],
    ],
    care: [
      [
        'Мийте на ръка, подсушете права и мажете с ленено масло.',
        'Wash by hand, dry upright and rub with linseed oil.',
      ],
    ],
  },
  {
    key: 'jars',
    rooms: ['kitchen', 'gifts'],
    goods: 'tableware',
    shape: 'round',
    safety: 'kitchen',
    category: ['Буркани за съхранение', 'Storage jars'],
    noun: ['Комплект буркани', 'jar set'],
    gender: 'masculine',
    sorts: [
      sort(['три броя', 'set of three'], [340, 200, 110], 1.9, [39, 79]),
      sort(['с дървен капак', 'with a wooden lid'], [300, 180, 100], 1.7, [45, 89]),
      sort(['за подправки, 6 броя', 'spice, set of six'], [360, 90, 60], 1.2, [35, 69]),
    ],
    colours: ['natural', 'oak', 'walnut', 'white', 'green'],
    materials: ['glass', 'ceramic'],
    uses: [
      [
        'Капакът е със силиконов пръстен и кафето пази аромата си.',
        'The lid has a silicone ring and coffee keeps its aroma.',
      ],
      [
        'Гърлото е широко и ръката влиза, за да го измие.',
        'The mouth is wide enough for a hand to wash inside.',
      ],
      ['Наредени един до друг, спестяват половин шкаф.', 'Side by side they save half a cupboard.'],
    ],
    care: [
      ['Бурканите – в миялна, капаците – с влажна кърпа.', 'Jars in the dishwasher, lids with a damp cloth.'],
    ],
  },
];
