import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const tablewareKinds: readonly Kind[] = [
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
    limits: { steel: { colours: ['steel'] } },
    uses: [
      [
        'Вътре има деления за литри.',
        'There is a litre scale inside.',
        { sorts: [0, 1], materials: ['enamel', 'steel'] },
      ],
      ['Лека е и се мести с една ръка.', 'Light enough to lift with one hand.', { materials: ['enamel'] }],
      [
        'Дъното е дебело и бобът не загаря, дори да го забравите за малко.',
        'The base is thick and the beans do not catch, even if forgotten for a while.',
        { materials: ['castiron', 'steel'] },
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
    care: [
      ['Не търкайте с метална тел.', 'Do not scrub with steel wool.'],
      ['Оставете да изстине, преди да я измиете.', 'Let it cool before washing.'],
    ],
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
    limits: { porcelain: { colours: ['white', 'green', 'blue', 'mint'] } },
    uses: [
      [
        'Ръбът е леко вдигнат и сосът остава в чинията.',
        'The rim is slightly raised and the sauce stays on the plate.',
      ],
      [
        'Рисунката по троянски образец е под глазурата и не се изтрива.',
        'The Troyan-style decoration lies under the glaze and does not wear off.',
        { materials: ['ceramic'] },
      ],
      [
        'Редят се плътно една в друга и влизат в стандартен шкаф.',
        'They stack closely and fit a standard cupboard.',
      ],
    ],
    care: [
      ['Подреждайте ги с филцова подложка между тях.', 'Stack them with felt pads in between.'],
      [
        'Мият се в съдомиялна до 65 градуса и са подходящи за микровълнова печка.',
        'Safe in the dishwasher up to 65 degrees and in the microwave.',
        { topic: 'dishwasher' },
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
    limits: { porcelain: { colours: ['white', 'green', 'mint', 'blue'] } },
    uses: [
      ['Редят се една в друга и пестят място.', 'They stack and save room.'],
      ['Дръжката побира два пръста и не пари.', 'The handle takes two fingers and does not burn.'],
      [
        'Стената е дебела и чаят остава топъл до последната глътка.',
        'The wall is thick and the tea stays warm to the last sip.',
        { materials: ['ceramic'] },
      ],
      [
        'Долният ръб е шлайфан и не драска масата.',
        'The foot is ground smooth and does not scratch the table.',
      ],
    ],
    care: [
      ['Петната от чай се почистват със сода.', 'Baking soda takes off tea stains.'],
      [
        'Подходящи са за съдомиялна и микровълнова печка.',
        'Safe in the dishwasher and the microwave.',
        { topic: 'dishwasher' },
      ],
    ],
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
    limits: { bamboo: { colours: ['natural'] } },
    uses: [
      [
        'Влакното е по дължина и щади острието на ножа.',
        'The grain runs lengthwise and spares the edge of the knife.',
      ],
      [
        'Подходяща е и за масата: за домати, сирене и топъл хляб.',
        'Good for serving too: tomatoes, cheese and warm bread.',
      ],
      ['Достатъчно тежка е, за да не бяга по плота.', 'Heavy enough not to wander on the counter.'],
    ],
    care: [
      ['Не я оставяйте да кисне във вода.', 'Do not leave it to soak in water.'],
      [
        'Мийте на ръка, подсушете права и мажете с ленено масло.',
        'Wash by hand, dry upright and rub with linseed oil.',
        { topic: 'finish' },
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
    limits: {
      glass: { colours: ['natural', 'green', 'oak', 'walnut'] },
      ceramic: { colours: ['white', 'green', 'oak', 'walnut'] },
    },
    uses: [
      ['В комплекта има етикети за надписване.', 'Labels to write on are included.'],
      [
        'Капакът е със силиконов пръстен и кафето пази аромата си.',
        'The lid has a silicone ring and coffee keeps its aroma.',
        { sorts: [0, 1] },
      ],
      [
        'Гърлото е широко и ръката влиза, за да го измие.',
        'The mouth is wide enough for a hand to wash inside.',
        { sorts: [0, 1] },
      ],
      ['Наредени един до друг, спестяват половин шкаф.', 'Side by side they save half a cupboard.'],
    ],
    care: [
      [
        'Бурканите се мият в съдомиялна, капаците – на ръка.',
        'Jars go in the dishwasher, lids are washed by hand.',
        { topic: 'dishwasher' },
      ],
    ],
  },
];
