import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

/** What furnishes a hallway. */
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
      [
        'Побира до дванадесет чифта обувки, а най-долният рафт е по-висок – за ботуши.',
        'Holds up to twelve pairs of shoes, and the lowest shelf is taller, for boots.',
      ],
      [
        'Задната стена е с прорези, през които обувките съхнат, без да миришат.',
        'The back is slotted, so that shoes dry without a smell.',
      ],
      [
        'Плитък е и не пречи на минаването дори в тесен коридор.',
        'Shallow enough to leave a narrow corridor free to walk through.',
      ],
    ],
    care: [
      ['Рафтовете се вадят и се измиват под душа.', 'The shelves come out and rinse under the shower.'],
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
    safety: 'furniture',
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
    uses: [
      [
        'Куките са заоблени и не оставят издутини по раменете на палтата.',
        'The hooks are rounded and leave no bumps on the shoulders of coats.',
      ],
      [
        'Носи спокойно шест зимни палта, без да се накланя.',
        'Carries six winter coats calmly, without leaning.',
      ],
      [
        'Двойните куки са на две височини – долните са удобни и за деца.',
        'Double hooks at two heights; children reach the lower ones.',
      ],
    ],
    care: [
      [
        'Сглобява се за десет минути с един ключ, който е в кутията.',
        'Put together in ten minutes with one key, which is in the box.',
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
    uses: [
      [
        'Застава зад диван или до входната врата и е точно толкова дълбока, колкото да остане място за минаване.',
        'Stands behind a sofa or by the front door, just deep enough to leave room to pass.',
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
    colours: ['natural', 'anthracite', 'green', 'terracotta', 'navy'],
    materials: ['coir', 'jute'],
    uses: [
      [
        'Влакната са достатъчно твърди, за да изчистят и грайфера на туристически обувки.',
        'The bristles are stiff enough to clean even the tread of hiking boots.',
      ],
      [
        'Гумираният гръб не се плъзга по плочки и мрамор.',
        'The rubber back does not slide on tiles or marble.',
      ],
      ['Минава под врата с луфт от два сантиметра.', 'Passes under a door with a two-centimetre gap.'],
    ],
    care: [['Изтупва се навън и се мие с маркуч.', 'Beat it outdoors and rinse it with a hose.']],
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
    uses: [
      [
        'Сядате, обувате се и ставате: височината е съобразена и с по-възрастните в дома.',
        'Sit, put your shoes on, get up: the height suits the older members of the home too.',
      ],
      ['Носи двама възрастни и не скърца.', 'Seats two adults and does not creak.'],
      [
        'Под седалката остава място за всичко, което иначе стои пред вратата.',
        'Under the seat there is room for all that otherwise stands before the door.',
      ],
    ],
    care: [
      [
        'Притегнете винтовете след първия месец; ключът е залепен отдолу.',
        'Tighten the screws after the first month; the key is taped underneath.',
      ],
    ],
  },
];
