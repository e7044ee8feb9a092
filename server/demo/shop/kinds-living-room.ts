import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const livingRoomKinds: readonly Kind[] = [
  {
    key: 'sofa',
    rooms: ['living-room'],
    goods: 'furniture',
    shape: 'box',
    safety: 'upholstery',
    category: ['Дивани', 'Sofas'],
    noun: ['Диван', 'sofa'],
    gender: 'masculine',
    sorts: [
      sort(['двуместен', 'two-seat'], [1650, 840, 900], 42, [890, 1490]),
      sort(['триместен', 'three-seat'], [2180, 840, 920], 58, [1190, 2190]),
      sort(['ъглов', 'corner'], [2650, 840, 1650], 84, [1690, 2990]),
    ],
    colours: ['green', 'mint', 'sand', 'terracotta', 'grey', 'navy'],
    materials: ['velvet', 'linen', 'boucle'],
    uses: [
      [
        'Седалките са с покет пружини и пяна, затова не хлътват в средата и след години.',
        'The seats are pocket springs and foam, so they do not sag in the middle even after years.',
      ],
      [
        'Калъфите се свалят с цип и се слагат обратно за десет минути.',
        'The covers unzip and go back on in ten minutes.',
      ],
      [
        'Облегалката е достатъчно висока за тила, когато гледате филм.',
        'The back is high enough for the neck while you watch a film.',
      ],
    ],
    care: [
      [
        'Обръщайте възглавниците веднъж месечно, за да се износват равномерно.',
        'Turn the cushions once a month so that they wear evenly.',
      ],
      [
        'Петната попивайте, без да търкате; калъфите се перат на 30 градуса.',
        'Blot stains without rubbing; the covers wash at 30 degrees.',
      ],
    ],
  },
  {
    key: 'armchair',
    rooms: ['living-room', 'bedroom'],
    goods: 'furniture',
    shape: 'box',
    safety: 'upholstery',
    category: ['Фотьойли', 'Armchairs'],
    noun: ['Фотьойл', 'armchair'],
    gender: 'masculine',
    sorts: [
      sort(['с дървени подлакътници', 'with wooden arms'], [720, 820, 780], 14, [390, 690]),
      sort(['с висока облегалка', 'high-backed'], [780, 1080, 840], 21, [490, 890]),
      sort(['тип раковина', 'shell'], [800, 780, 760], 17, [450, 790]),
    ],
    colours: ['mint', 'green', 'mustard', 'rose', 'terracotta', 'sand'],
    materials: ['boucle', 'velvet', 'linen'],
    uses: [
      ['Облегалката е наклонена за четене.', 'The back is angled for reading.'],
      ['Седалката е широка и можете да подвиете крака.', 'The seat is wide enough to tuck your legs under.'],
      ['Подходящ е и сам до прозореца, и по двойка.', 'Works alone by the window or in a pair.'],
    ],
    care: [
      ['Калъфът на седалката се пере на 30 градуса.', 'The seat cover washes at 30 degrees.'],
      [
        'Изчетквайте тъканта с мека четка по посока на влакното.',
        'Brush the fabric with a soft brush along the nap.',
      ],
    ],
  },
  {
    key: 'coffee-table',
    rooms: ['living-room'],
    goods: 'furniture',
    shape: 'box',
    safety: 'furniture',
    category: ['Холни маси', 'Coffee tables'],
    noun: ['Холна маса', 'coffee table'],
    gender: 'feminine',
    sorts: [
      sort(['кръгла', 'round'], [800, 400, 800], 12, [199, 389]),
      sort(['правоъгълна с рафт', 'rectangular with a shelf'], [1100, 420, 600], 18, [229, 449]),
      sort(['двойна', 'nesting'], [750, 450, 750], 14, [259, 479]),
    ],
    colours: ['oak', 'walnut', 'white', 'black', 'green'],
    materials: ['wood', 'glass', 'marble', 'metal'],
    limits: {
      glass: { sorts: [0, 1], colours: ['oak', 'walnut', 'black'] },
      marble: { sorts: [0, 2], colours: ['white', 'oak', 'walnut'] },
      metal: { colours: ['white', 'black', 'green'] },
    },
    uses: [
      ['Висока е колкото седалката на дивана.', 'As high as the seat of a sofa.'],
      ['Ръбовете са заоблени и безопасни за деца.', 'The edges are rounded and safe around children.'],
      [
        'Филцът под краката пази паркета при местене.',
        'Felt under the legs spares the parquet when you move it.',
      ],
    ],
    care: [['Ползвайте подложка за горещи чаши.', 'Use a coaster under hot cups.']],
  },
  {
    key: 'tv-stand',
    rooms: ['living-room'],
    goods: 'furniture',
    shape: 'box',
    safety: 'tall',
    category: ['ТВ шкафове', 'TV stands'],
    noun: ['ТВ шкаф', 'TV stand'],
    gender: 'masculine',
    sorts: [
      sort(['с ламели', 'slatted'], [1600, 520, 400], 34, [349, 629]),
      sort(['с отворена ниша', 'with an open niche'], [1400, 500, 380], 28, [279, 489]),
      sort(['с чекмеджета', 'with drawers'], [1800, 480, 420], 41, [429, 790]),
    ],
    colours: ['oak', 'walnut', 'white', 'anthracite', 'green'],
    materials: ['wood', 'mdf'],
    uses: [
      [
        'Нишата е висока 18 см и побира приставка и рутер.',
        'The niche is 18 cm high and takes a set-top box and a router.',
        { sorts: [1] },
      ],
      [
        'Кабелите минават отзад през два отвора и не се виждат.',
        'The cables run out at the back through two openings and stay unseen.',
      ],
      [
        'Дистанционното работи през вратите, без да ги отваряте.',
        'The remote works through the doors, closed.',
        { sorts: [0] },
      ],
      [
        'Носи телевизор до 65 инча и има място за пластинки и игри.',
        'Carries a television of up to 65 inches, with room for records and games.',
      ],
    ],
    care: [
      [
        'Забърсвайте праха със суха кърпа; антистатичният препарат е излишен.',
        'Dust with a dry cloth; no antistatic spray is needed.',
      ],
    ],
  },
  {
    key: 'bookcase',
    rooms: ['living-room', 'bedroom'],
    goods: 'furniture',
    shape: 'box',
    safety: 'tall',
    category: ['Библиотеки', 'Bookcases'],
    noun: ['Библиотека', 'bookcase'],
    gender: 'feminine',
    sorts: [
      sort(['висока', 'tall'], [800, 1900, 300], 36, [259, 489]),
      sort(['ниска', 'low'], [1200, 850, 320], 26, [199, 379]),
      sort(['тип стълба', 'ladder'], [700, 1800, 380], 15, [149, 289]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'black'],
    materials: ['wood', 'metal', 'mdf'],
    limits: { metal: { colours: ['white', 'black', 'green'] } },
    uses: [
      [
        'Отворена е отвсякъде и не затъмнява стаята.',
        'Open on all sides, it does not darken the room.',
        { sorts: [2] },
      ],
      ['Носи до 20 кг на рафт.', 'Each shelf carries up to 20 kg.'],
      [
        'Рафтовете са дебели 25 мм и не провисват под албуми и речници.',
        'The shelves are 25 mm thick and do not bend under albums and dictionaries.',
        { materials: ['wood', 'mdf'] },
      ],
      [
        'Четири от рафтовете се местят през 32 мм според книгите.',
        'Four of the shelves move in steps of 32 mm to suit the books.',
        { sorts: [0] },
      ],
      [
        'Гърбът е затворен и книгите не падат зад нея.',
        'The back is closed and books do not fall behind it.',
        { sorts: [0, 1], materials: ['wood', 'mdf'] },
      ],
    ],
    care: [
      ['Бършете праха със суха кърпа.', 'Dust it with a dry cloth.'],
      ['Най-тежките томове слагайте най-долу.', 'Put the heaviest volumes at the bottom.'],
    ],
  },
  {
    key: 'shelf',
    rooms: ['living-room', 'bedroom', 'kitchen'],
    goods: 'furniture',
    shape: 'wall',
    safety: 'wall',
    category: ['Стенни рафтове', 'Wall shelves'],
    noun: ['Стенен рафт', 'wall shelf'],
    gender: 'masculine',
    sorts: [
      sort(['прав', 'straight'], [800, 40, 220], 3.1, [39, 89]),
      sort(['двоен', 'double'], [700, 450, 200], 5.2, [79, 149]),
      sort(['кубичен', 'cube'], [600, 600, 200], 6, [69, 139]),
    ],
    colours: ['oak', 'walnut', 'white', 'black', 'mint'],
    materials: ['wood', 'metal'],
    limits: { metal: { colours: ['white', 'black', 'mint'] } },
    uses: [
      [
        'Окачва се на скрита планка и крепежът не се вижда.',
        'Hangs on a hidden bracket, so no fixings show.',
        { sorts: [0] },
      ],
      [
        'Носи до 15 кг на тухлена стена с приложените дюбели.',
        'Carries up to 15 kg on a brick wall with the plugs supplied.',
      ],
      ['Подходящ е за подправки, рамки или малко растение.', 'Suits spices, frames or a small plant.'],
    ],
    care: [['Почиства се със суха кърпа.', 'Clean with a dry cloth.']],
  },
  {
    key: 'pouf',
    rooms: ['living-room', 'bedroom'],
    goods: 'textile',
    shape: 'round',
    safety: 'upholstery',
    category: ['Пуфове', 'Poufs'],
    noun: ['Пуф', 'pouf'],
    gender: 'masculine',
    sorts: [
      sort(['плетен', 'knitted'], [500, 350, 500], 4.5, [89, 169]),
      sort(['с ракла', 'with storage'], [450, 420, 450], 5.2, [99, 189]),
      sort(['нисък', 'low'], [600, 280, 600], 5.6, [79, 159]),
    ],
    colours: ['sand', 'mint', 'mustard', 'rose', 'terracotta', 'grey'],
    materials: ['cotton', 'wool', 'velvet'],
    limits: { wool: { sorts: [0] }, cotton: { sorts: [0, 2] }, velvet: { sorts: [1, 2] } },
    uses: [
      [
        'Под капака има място за одеяло и играчки.',
        'There is room under the lid for a throw and toys.',
        { sorts: [1] },
      ],
      ['Служи и за поставка за крака, и за допълнително място.', 'Works as a footrest and as an extra seat.'],
      [
        'Пълнежът е от полистиренови зърна в отделен чувал и се допълва през ципа.',
        'The filling is beads in a bag of its own, topped up through the zip.',
        { sorts: [0, 2] },
      ],
      ['Лек е и се мести с една ръка.', 'Light enough to move with one hand.'],
    ],
    care: [
      ['Почиствайте с мека четка.', 'Clean with a soft brush.', { materials: ['wool', 'velvet'] }],
      [
        'Калъфът се пере на 30 градуса, на опаки и без центрофуга.',
        'The cover washes at 30 degrees, inside out and without spinning.',
        { materials: ['cotton'], topic: 'washing' },
      ],
    ],
  },
];
