import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const bathroomKinds: readonly Kind[] = [
  {
    key: 'laundry-basket',
    rooms: ['bathroom', 'bedroom'],
    goods: 'bath',
    shape: 'box',
    safety: 'basket',
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
    limits: { cotton: { colours: ['white', 'sand', 'grey', 'green'] } },
    uses: [
      ['Побира пране за цяла пералня.', 'Takes a full load of washing.'],
      ['Когато е празен, се сгъва плоско.', 'Folds flat when it is empty.', { materials: ['cotton'] }],
      [
        'Въздухът минава през стените и мокрите кърпи не мухлясват.',
        'Air passes through the sides and wet towels do not go musty.',
        { materials: ['rattan', 'bamboo'] },
      ],
      [
        'Вътрешната торба се вади и отива направо в пералнята.',
        'The inner bag lifts out and goes straight into the machine.',
        { materials: ['rattan', 'bamboo'] },
      ],
      ['Дръжките са достатъчно големи за две ръце.', 'The handles are large enough for two hands.'],
    ],
    care: [
      [
        'Целият кош се пере на 30 градуса.',
        'The whole basket washes at 30 degrees.',
        { materials: ['cotton'], topic: 'washing' },
      ],
      [
        'Торбата се пере на 40 градуса, кошът се забърсва.',
        'The bag washes at 40 degrees, the basket is wiped.',
        { materials: ['rattan', 'bamboo'], topic: 'washing' },
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
    materials: ['mdf', 'wood'],
    limits: { mdf: { colours: ['white', 'mint', 'anthracite'] }, wood: { colours: ['oak', 'walnut'] } },
    uses: [
      ['Рафтовете вътре се местят на три височини.', 'The shelves inside fit at three heights.'],
      [
        'Корпусът е с влагоустойчив лак отвсякъде, включително отзад.',
        'The body is lacquered against damp on every side, the back included.',
        { topic: 'finish' },
      ],
      [
        'Има изрез за сифона и място за високите шишета.',
        'There is a cut-out for the trap and room for tall bottles.',
        { sorts: [0, 2] },
      ],
      [
        'Краката вдигат вратите над мокрия под.',
        'The legs lift the doors above the wet floor.',
        { sorts: [0, 1] },
      ],
    ],
    care: [
      ['Почиствайте с мека кърпа, без хлор.', 'Clean with a soft cloth and no chlorine.'],
      ['Подсушавайте ръбовете след душ.', 'Dry the edges after a shower.'],
    ],
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
      [
        'Тежкото дъно не се хлъзга по мокър умивалник.',
        'The heavy base does not slide on a wet basin.',
        { materials: ['ceramic', 'marble'] },
      ],
    ],
    care: [['Веднъж месечно промийте помпата с топла вода.', 'Rinse the pump with warm water once a month.']],
  },
];
