import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

/** Rugs, curtains and other fabrics of the home. */
export const textileKinds: readonly Kind[] = [
  {
    key: 'rug',
    rooms: ['living-room', 'bedroom', 'hallway'],
    goods: 'textile',
    shape: 'flat',
    safety: 'floor',
    category: ['Килими', 'Rugs'],
    noun: ['Килим', 'rug'],
    gender: 'masculine',
    sorts: [
      sort(['с чипровски мотив', 'with a Chiprovtsi pattern'], [1600, 10, 2300], 9.5, [289, 690]),
      sort(['с ресни', 'fringed'], [1400, 12, 2000], 7.2, [189, 459]),
      sort(['кръгъл', 'round'], [1600, 12, 1600], 6.1, [159, 389]),
    ],
    colours: ['burgundy', 'green', 'sand', 'blue', 'terracotta'],
    materials: ['wool', 'cotton', 'jute'],
    uses: [
      ['Тъкан е плътно и лежи равно още от първия ден.', 'Woven densely, it lies flat from the first day.'],
      [
        'Заглушава стъпките и прави стаята по-топла с първото стъпване.',
        'Softens footsteps and warms the room at the first step.',
      ],
      [
        'Двулицев е: обърнете го и ще износите и двете страни поравно.',
        'Two-sided: turn it over and wear both sides equally.',
      ],
    ],
    care: [
      [
        'Прахосмукачката пускайте без въртяща четка; петната почиствайте със студена вода.',
        'Vacuum without the rotating brush; clean stains with cold water.',
      ],
    ],
  },
  {
    key: 'curtain',
    rooms: ['living-room', 'bedroom'],
    goods: 'textile',
    shape: 'flat',
    safety: 'textile',
    category: ['Завеси', 'Curtains'],
    noun: ['Завеса', 'curtain'],
    gender: 'feminine',
    sorts: [
      sort(['с халки', 'with eyelets'], [1400, 2, 2600], 1.3, [49, 119]),
      sort(['на панделки', 'with ties'], [1400, 2, 2500], 1.1, [45, 109]),
      sort(['затъмняваща', 'blackout'], [1350, 3, 2700], 1.9, [69, 149]),
    ],
    colours: ['cream', 'sand', 'green', 'mint', 'terracotta', 'navy'],
    materials: ['linen', 'cotton', 'velvet'],
    uses: [
      [
        'Пада на равни дипли и се плъзга по корниза без шум.',
        'Falls in even folds and slides along the rail without a sound.',
      ],
      [
        'Долният ръб е широк и лесно се скъсява според прозореца.',
        'The hem is wide and easily shortened to suit the window.',
      ],
      [
        'Продава се по една; за двукрил прозорец поръчайте две.',
        'Sold singly; for a double window order two.',
      ],
    ],
    care: [
      [
        'Пере се на 30 градуса и се окачва леко влажна – така не иска гладене.',
        'Wash at 30 degrees and hang slightly damp: no ironing needed.',
      ],
    ],
  },
  {
    key: 'cushion',
    rooms: ['living-room', 'bedroom'],
    goods: 'textile',
    shape: 'flat',
    safety: 'textile',
    category: ['Декоративни възглавници', 'Cushions'],
    noun: ['Декоративна възглавница', 'cushion'],
    gender: 'feminine',
    sorts: [
      sort(['квадратна', 'square'], [450, 120, 450], 0.5, [24, 59]),
      sort(['с ресни', 'fringed'], [500, 140, 500], 0.6, [32, 69]),
      sort(['правоъгълна с шевица', 'oblong with embroidery'], [600, 120, 400], 0.6, [39, 85]),
    ],
    colours: ['mustard', 'rose', 'green', 'mint', 'terracotta', 'cream'],
    materials: ['linen', 'velvet', 'cotton'],
    uses: [
      ['Една стига, за да оживи диван в спокоен цвят.', 'One is enough to liven up a sofa of a calm colour.'],
      [
        'Пълнежът е включен и след изтупване се връща във форма.',
        'The filling is included and plumps back into form.',
      ],
      ['Ципът е скрит в шева и не драска.', 'The zip is hidden in the seam and does not scratch.'],
    ],
    care: [['Калъфът се пере на 30 градуса на опаки.', 'The cover washes at 30 degrees, inside out.']],
  },
  {
    key: 'throw',
    rooms: ['living-room', 'bedroom', 'gifts'],
    goods: 'textile',
    shape: 'flat',
    safety: 'textile',
    category: ['Одеяла', 'Throws'],
    noun: ['Одеяло', 'throw'],
    gender: 'neuter',
    sorts: [
      sort(['с ресни', 'fringed'], [1300, 5, 1800], 0.9, [59, 139]),
      sort(['карирано', 'checked'], [1500, 6, 2000], 1.3, [79, 169]),
      sort(['плетено', 'knitted'], [1300, 8, 1700], 1.6, [89, 189]),
    ],
    colours: ['cream', 'rose', 'green', 'mustard', 'grey', 'burgundy'],
    materials: ['wool', 'cotton'],
    uses: [
      [
        'Топли, без да тежи, и стига за двама на дивана.',
        'Warms without weight and is enough for two on the sofa.',
      ],
      [
        'Прехвърлено през облегалката, стои като част от стаята.',
        'Laid over the back of a chair, it belongs to the room.',
      ],
      [
        'Тъкано е в малка работилница, по двадесет броя от цвят.',
        'Woven in a small workshop, twenty pieces to a colour.',
      ],
    ],
    care: [
      [
        'Проветрявайте често и перете рядко, на ръка и с хладка вода.',
        'Air it often and wash it seldom, by hand, in lukewarm water.',
      ],
    ],
  },
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
        'В комплекта са чаршаф, плик за завивка и калъфки за възглавници.',
        'The set holds a sheet, a duvet cover and pillowcases.',
      ],
      [
        'Пликът се затваря с копчета от седеф и завивката не се събира в единия край.',
        'The cover closes with shell buttons and the duvet does not gather at one end.',
      ],
      [
        'Чаршафът е с ластик и стои опънат на матрак до 28 см.',
        'The sheet is fitted and stays taut on mattresses up to 28 cm.',
      ],
    ],
    care: [['Пере се на 40 градуса с подобни цветове.', 'Wash at 40 degrees with like colours.']],
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
    uses: [
      [
        'Държи врата изправен и по гръб, и настрани.',
        'Keeps the neck straight on your back and on your side.',
      ],
      ['Калъфът с цип се сваля и се пере отделно.', 'The zipped cover comes off and washes by itself.'],
      [
        'Проветрява се отстрани и не се загрява през нощта.',
        'Breathes at the sides and does not grow hot at night.',
      ],
    ],
    care: [['Изтупвайте сутрин и сушете на сянка.', 'Plump in the morning and dry in the shade.']],
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
      [
        'Попива от първото ползване: 550 г/м², без силиконови омекотители.',
        'Absorbs from the first use: 550 g/m², no silicone softeners.',
      ],
      ['Има примка за закачане, зашита двойно.', 'Has a double-stitched loop to hang it by.'],
      [
        'Бордюрът е тъкан на ръчен стан, а ръбът не се развлича.',
        'The border is woven on a handloom and the edge does not fray.',
      ],
    ],
    care: [
      [
        'Пере се на 60 градуса; без омекотител, за да попива.',
        'Wash at 60 degrees; no softener, so that it absorbs.',
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
    materials: ['cotton', 'bamboo'],
    uses: [
      [
        'Стъпвате на меко и сухо, а водата не стига до коридора.',
        'You step onto soft and dry, and the water does not reach the corridor.',
      ],
      ['Изсъхва за една нощ върху ръба на ваната.', 'Dries overnight on the edge of the bath.'],
      [
        'Гърбът е с точици от латекс и не се хлъзга по мокри плочки.',
        'The back is dotted with latex and does not slide on wet tiles.',
      ],
    ],
    care: [['Пере се на 40 градуса; суши се на въздух.', 'Wash at 40 degrees; dry in the air.']],
  },
];
