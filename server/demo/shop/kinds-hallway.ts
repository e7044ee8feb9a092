import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const hallwayKinds: readonly Kind[] = [
  {
    key: 'shoe-cabinet',
    rooms: ['hallway'],
    goods: 'furniture',
    shape: 'box',
    safety: 'tall',
    category: ['Шкафове за обувки', 'Shoe cabinets'],
    noun: ['Шкаф за обувки', 'shoe cabinet'],
    gender: 'masculine',
    sorts: [
      sort(['с две врати', 'two-door'], [800, 900, 350], 24, [189, 329]),
      sort(['с клапи', 'with flaps'], [750, 1200, 180], 19, [159, 289]),
      sort(['с пейка', 'with a seat'], [1000, 500, 380], 17, [179, 319]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'anthracite'],
    materials: ['wood', 'mdf'],
    uses: [
      ['Побира осем чифта обувки.', 'Takes eight pairs of shoes.', { sorts: [1, 2] }],
      [
        'Седалката носи 120 кг и обуването става седнали.',
        'The seat carries 120 kg, so you can sit down to put your shoes on.',
        { sorts: [2] },
      ],
      [
        'Побира до дванадесет чифта обувки, а най-долният рафт е по-висок – за ботуши.',
        'Holds up to twelve pairs of shoes, and the lowest shelf is taller, for boots.',
        { sorts: [0] },
      ],
      [
        'Задната стена е с прорези, през които обувките съхнат, без да миришат.',
        'The back is slotted, so that shoes dry without a smell.',
      ],
      [
        'Плитък е и не пречи на минаването дори в тесен коридор.',
        'Shallow enough to leave a narrow corridor free to walk through.',
        { sorts: [1] },
      ],
    ],
    care: [
      ['Рафтовете се вадят и се забърсват лесно.', 'The shelves come out and wipe clean.'],
      [
        'Забърсвайте с леко влажна кърпа; солта от зимните обувки – още същия ден.',
        'Wipe with a slightly damp cloth; salt from winter shoes on the same day.',
      ],
    ],
  },
  {
    key: 'coat-rack',
    rooms: ['hallway'],
    goods: 'furniture',
    shape: 'box',
    safety: 'frame',
    category: ['Закачалки', 'Coat racks'],
    noun: ['Закачалка', 'coat rack'],
    gender: 'feminine',
    sorts: [
      sort(['стояща', 'free-standing'], [450, 1780, 450], 6.5, [89, 179]),
      sort(['стенна', 'wall-mounted'], [900, 300, 120], 3.2, [59, 129]),
      sort(['с рафт за шапки', 'with a hat shelf'], [1000, 450, 280], 5.4, [99, 199]),
    ],
    colours: ['oak', 'walnut', 'black', 'white', 'brass'],
    materials: ['wood', 'metal'],
    limits: {
      wood: { colours: ['oak', 'walnut', 'black', 'white'] },
      metal: { colours: ['black', 'white', 'brass'] },
    },
    uses: [
      ['Издържа по 5 кг на всяка кука.', 'Each hook carries 5 kg.'],
      [
        'Куките са заоблени и не оставят издутини по раменете на палтата.',
        'The hooks are rounded and leave no bumps on the shoulders of coats.',
      ],
      [
        'Носи шест зимни палта, без да се накланя.',
        'Carries six winter coats without leaning.',
        { sorts: [0] },
      ],
      [
        'Двойните куки са на две височини – долните са удобни и за деца.',
        'Double hooks at two heights; children reach the lower ones.',
        { sorts: [0] },
      ],
    ],
    care: [
      ['Винтовете и дюбелите са в кутията.', 'The screws and plugs are in the box.', { sorts: [1, 2] }],
      [
        'Сглобява се за десет минути с един ключ, който е в кутията.',
        'Put together in ten minutes with one key, which is in the box.',
        { sorts: [0, 2], topic: 'assembly' },
      ],
    ],
  },
  {
    key: 'console',
    rooms: ['hallway', 'living-room'],
    goods: 'furniture',
    shape: 'box',
    safety: 'furniture',
    category: ['Конзоли', 'Console tables'],
    noun: ['Конзола', 'console table'],
    gender: 'feminine',
    sorts: [
      sort(['с чекмедже', 'with a drawer'], [1000, 800, 320], 15, [219, 389]),
      sort(['с рафт', 'with a shelf'], [1100, 780, 300], 13, [179, 329]),
      sort(['полукръгла', 'half-round'], [900, 780, 400], 12, [199, 349]),
    ],
    colours: ['oak', 'walnut', 'white', 'black', 'green'],
    materials: ['wood', 'metal', 'marble'],
    limits: {
      metal: { sorts: [1, 2], colours: ['white', 'black', 'green'] },
      marble: { sorts: [1, 2], colours: ['oak', 'walnut', 'white'] },
    },
    uses: [
      [
        'Подходяща е зад диван или до входната врата и оставя място за минаване.',
        'Fits behind a sofa or by the front door and leaves room to pass.',
      ],
      [
        'Плотът е равен и здрав: за лампа, ваза и всичко, което излиза от джобовете.',
        'The top is level and sturdy, for a lamp, a vase and all that comes out of pockets.',
      ],
      [
        'Нивелиращите крачета я държат стабилна и на стар паркет.',
        'Levelling feet keep it steady even on old parquet.',
      ],
    ],
    care: [
      [
        'Избърсвайте разлятото веднага, за да не остане следа по плота.',
        'Wipe spills at once so that no mark stays on the top.',
      ],
    ],
  },
  {
    key: 'mirror',
    rooms: ['hallway', 'bathroom', 'bedroom'],
    goods: 'decor',
    shape: 'wall',
    safety: 'wall',
    category: ['Огледала', 'Mirrors'],
    noun: ['Огледало', 'mirror'],
    gender: 'neuter',
    sorts: [
      sort(['кръгло', 'round'], [700, 700, 30], 6, [89, 189]),
      sort(['за цял ръст', 'full-length'], [600, 1700, 40], 14, [169, 329]),
      sort(['с арка', 'arched'], [600, 900, 30], 8, [119, 239]),
    ],
    colours: ['oak', 'walnut', 'black', 'brass', 'natural'],
    materials: ['wood', 'metal', 'rattan'],
    limits: {
      wood: { colours: ['oak', 'walnut', 'black'] },
      metal: { colours: ['black', 'brass'] },
      rattan: { colours: ['natural'] },
    },
    uses: [
      [
        'Стъклото е 5 мм, с покритие без мед, и не потъмнява по краищата във влажно помещение.',
        'The glass is 5 mm with a copper-free backing and does not darken at the edges in damp rooms.',
      ],
      [
        'Поставено срещу прозорец, удвоява светлината в тесен коридор.',
        'Hung opposite a window, it doubles the light in a narrow corridor.',
      ],
      [
        'Рамката е тънка и оставя почти цялата площ за отражението.',
        'The frame is thin and leaves nearly all of it to the reflection.',
        { materials: ['wood', 'metal'] },
      ],
    ],
    care: [
      [
        'Почиствайте с оцетна вода и суха микрофибърна кърпа.',
        'Clean with vinegar water and a dry microfibre cloth.',
      ],
    ],
  },
  {
    key: 'doormat',
    rooms: ['hallway', 'terrace'],
    goods: 'textile',
    shape: 'flat',
    safety: 'floor',
    category: ['Изтривалки', 'Doormats'],
    noun: ['Изтривалка', 'doormat'],
    gender: 'feminine',
    sorts: [
      sort(['правоъгълна', 'rectangular'], [700, 15, 450], 2.1, [24, 49]),
      sort(['полукръгла', 'half-round'], [750, 15, 450], 1.9, [26, 52]),
      sort(['широка', 'wide'], [1200, 15, 600], 3.8, [49, 89]),
    ],
    colours: ['natural', 'anthracite', 'green'],
    materials: ['coir', 'jute'],
    uses: [
      ['Краищата са обшити и не се разплитат.', 'The edges are bound and do not fray.'],
      [
        'Влакната са достатъчно твърди, за да изчистят и грайфера на туристически обувки.',
        'The bristles are stiff enough to clean even the tread of hiking boots.',
        { materials: ['coir'] },
      ],
      [
        'Гумираният гръб не се плъзга по плочки и мрамор.',
        'The rubber back does not slide on tiles or marble.',
      ],
      ['Минава под врата с луфт от два сантиметра.', 'Passes under a door with a two-centimetre gap.'],
    ],
    care: [
      ['Оставяйте я да съхне изправена.', 'Stand it upright to dry.'],
      ['Изтупва се навън и се мие с маркуч.', 'Beat it outdoors and rinse it with a hose.'],
    ],
  },
  {
    key: 'bench',
    rooms: ['hallway', 'bedroom'],
    goods: 'furniture',
    shape: 'box',
    safety: 'seat',
    category: ['Пейки за антре', 'Hallway benches'],
    noun: ['Пейка за антре', 'hallway bench'],
    gender: 'feminine',
    sorts: [
      sort(['с място за обувки', 'with a shoe shelf'], [900, 460, 340], 11, [139, 259]),
      sort(['тапицирана', 'upholstered'], [1100, 480, 400], 13, [189, 349]),
      sort(['с ракла', 'with a chest'], [1000, 480, 420], 18, [229, 399]),
    ],
    colours: ['oak', 'walnut', 'white', 'green', 'sand'],
    materials: ['wood', 'linen'],
    limits: { wood: { sorts: [0, 2] }, linen: { sorts: [1] } },
    uses: [
      ['Височината е удобна и за по-възрастните у дома.', 'The height suits the older people at home too.'],
      ['Носи двама възрастни и не скърца.', 'Seats two adults and does not creak.'],
      [
        'Под седалката има място за обувки, чанти и чадъри.',
        'There is room under the seat for shoes, bags and umbrellas.',
        { sorts: [0, 2] },
      ],
    ],
    care: [
      ['Забърсвайте седалката с леко влажна кърпа.', 'Wipe the seat with a slightly damp cloth.'],
      [
        'Притегнете винтовете след първия месец; ключът е залепен отдолу.',
        'Tighten the screws after the first month; the key is taped underneath.',
        { topic: 'assembly' },
      ],
    ],
  },
];
