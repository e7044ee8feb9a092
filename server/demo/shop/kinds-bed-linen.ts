import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

export const bedLinenKinds: readonly Kind[] = [
  {
    key: 'bedding',
    rooms: ['bedroom'],
    goods: 'textile',
    shape: 'flat',
    safety: 'sleep',
    category: ['Спални комплекти', 'Bedding sets'],
    noun: ['Спален комплект', 'bedding set'],
    gender: 'masculine',
    sorts: [
      sort(['единичен', 'single'], [1500, 3, 2200], 1.6, [79, 149]),
      sort(['двоен', 'double'], [2000, 3, 2200], 2.4, [119, 229]),
      sort(['с райе', 'striped'], [2000, 3, 2200], 2.3, [109, 219]),
    ],
    colours: ['white', 'mint', 'rose', 'sand', 'blue', 'olive'],
    materials: ['cotton', 'linen'],
    uses: [
      [
        'Шевовете са двойни и издържат честото пране.',
        'The seams are double and stand up to frequent washing.',
      ],
      [
        'В комплекта са чаршаф, плик за завивка и калъфки за възглавници.',
        'The set holds a sheet, a duvet cover and pillowcases.',
      ],
      [
        'Пликът се затваря с копчета от седеф и завивката не се събира в единия край.',
        'The cover closes with shell buttons and the duvet does not gather at one end.',
      ],
      [
        'Чаршафът е с ластик и не се набира на матрак до 28 см.',
        'The sheet is fitted and stays smooth on mattresses up to 28 cm.',
      ],
    ],
    care: [
      ['Простирайте обърнат наопаки, за да пазите цвета.', 'Dry inside out to keep the colour.'],
      ['Пере се на 40 градуса с подобни цветове.', 'Wash at 40 degrees with like colours.'],
    ],
  },
  {
    key: 'pillow',
    rooms: ['bedroom'],
    goods: 'textile',
    shape: 'flat',
    safety: 'sleep',
    category: ['Възглавници за сън', 'Pillows'],
    noun: ['Възглавница', 'pillow'],
    gender: 'feminine',
    sorts: [
      sort(['класическа', 'classic'], [700, 140, 500], 0.9, [39, 89]),
      sort(['ергономична', 'ergonomic'], [600, 110, 400], 1.1, [59, 129]),
      sort(['ниска', 'low'], [700, 90, 500], 0.7, [35, 79]),
    ],
    colours: ['white', 'cream', 'mint'],
    materials: ['latex', 'memoryfoam', 'cotton'],
    limits: { cotton: { sorts: [0, 2] } },
    uses: [
      ['Пази формата си и след година.', 'Keeps its shape after a year of use.'],
      ['Подходяща е за сън по корем.', 'Suits people who sleep on their front.', { sorts: [2] }],
      [
        'Държи врата изправен и по гръб, и настрани.',
        'Keeps the neck straight on your back and on your side.',
        { materials: ['latex', 'memoryfoam'] },
      ],
      ['Калъфът с цип се сваля и се пере отделно.', 'The zipped cover comes off and washes by itself.'],
      [
        'Проветрява се отстрани и не се загрява през нощта.',
        'Breathes at the sides and does not grow hot at night.',
        { materials: ['latex', 'cotton'] },
      ],
    ],
    care: [
      [
        'Проветрявайте без пряко слънце.',
        'Air it out of direct sun.',
        { materials: ['latex', 'memoryfoam'] },
      ],
      [
        'Изтупвайте сутрин и сушете на сянка.',
        'Plump in the morning and dry in the shade.',
        { materials: ['cotton'] },
      ],
    ],
  },
  {
    key: 'towel',
    rooms: ['bathroom'],
    goods: 'textile',
    shape: 'flat',
    safety: 'textile',
    category: ['Хавлии', 'Towels'],
    noun: ['Хавлия', 'towel'],
    gender: 'feminine',
    sorts: [
      sort(['за ръце', 'hand'], [500, 5, 900], 0.25, [12, 26]),
      sort(['за баня', 'bath'], [700, 5, 1400], 0.55, [24, 49]),
      sort(['плажна', 'beach'], [900, 4, 1700], 0.6, [35, 69]),
    ],
    colours: ['white', 'mint', 'rose', 'sand', 'green', 'blue'],
    materials: ['cotton', 'linen'],
    uses: [
      ['Изсъхва за два-три часа.', 'Dries in two or three hours.', { materials: ['linen'] }],
      [
        'Попива от първото ползване: 550 г/м², без силиконови омекотители.',
        'Absorbs from the first use: 550 g/m², no silicone softeners.',
        { materials: ['cotton'] },
      ],
      ['Има примка за закачане, зашита двойно.', 'Has a double-stitched loop to hang it by.'],
      ['Краищата са подгънати и не се разнищват.', 'The edges are hemmed and do not fray.'],
    ],
    care: [
      [
        'Първото пране – отделно от светлите тъкани.',
        'Wash it separately the first time.',
        { colours: ['green', 'blue', 'rose'], topic: 'washing' },
      ],
      [
        'Пере се на 60 градуса; без омекотител, за да попива.',
        'Wash at 60 degrees; no softener, so that it absorbs.',
        { topic: 'washing' },
      ],
    ],
  },
  {
    key: 'bath-mat',
    rooms: ['bathroom'],
    goods: 'textile',
    shape: 'flat',
    safety: 'floor',
    category: ['Постелки за баня', 'Bath mats'],
    noun: ['Постелка за баня', 'bath mat'],
    gender: 'feminine',
    sorts: [
      sort(['плътна', 'thick'], [800, 15, 500], 0.9, [24, 52]),
      sort(['с ресни', 'fringed'], [900, 10, 600], 0.8, [29, 59]),
      sort(['кръгла', 'round'], [700, 15, 700], 0.8, [26, 54]),
    ],
    colours: ['white', 'mint', 'sand', 'grey', 'terracotta'],
    materials: ['cotton'],
    uses: [
      [
        'Мека е и попива водата от първата стъпка.',
        'Soft underfoot, it soaks up the water at the first step.',
      ],
      ['Изсъхва за една нощ върху ръба на ваната.', 'Dries overnight on the edge of the bath.'],
      [
        'Гърбът е с точици от латекс и не се хлъзга по мокри плочки.',
        'The back is dotted with latex and does not slide on wet tiles.',
      ],
    ],
    care: [
      ['Не използвайте омекотител, за да попива добре.', 'Skip the softener so that it absorbs well.'],
      ['Пере се на 40 градуса; суши се на въздух.', 'Wash at 40 degrees; dry in the air.'],
    ],
  },
];
