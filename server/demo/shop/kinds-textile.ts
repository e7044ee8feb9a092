import type { Kind } from './kind.ts';
import { sort } from './kind.ts';

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
    limits: { cotton: { sorts: [1, 2] }, jute: { sorts: [1, 2], colours: ['sand'] } },
    uses: [
      ['Тъкан е плътно и лежи равно още от първия ден.', 'Woven densely, it lies flat from the first day.'],
      ['Заглушава стъпките и прави стаята по-топла.', 'Softens footsteps and makes the room warmer.'],
      [
        'Двулицев е: обърнете го и ще износите и двете страни поравно.',
        'Two-sided: turn it over and wear both sides equally.',
        { materials: ['wool', 'cotton'], sorts: [0, 1] },
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
    limits: { linen: { sorts: [0, 1] } },
    uses: [
      [
        'Пада на равни дипли и се плъзга лесно по корниза.',
        'Falls in even folds and slides easily along the rail.',
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
        { topic: 'washing' },
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
    limits: { velvet: { sorts: [0, 1] } },
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
      ['Красиво е и прехвърлено през облегалката.', 'Looks good draped over the back of a sofa too.'],
      [
        'Тъкано е в малка работилница, по двадесет броя от цвят.',
        'Woven in a small workshop, twenty pieces to a colour.',
        { sorts: [0, 1] },
      ],
    ],
    care: [
      [
        'Пере се на 30 градуса и се суши хоризонтално.',
        'Wash at 30 degrees and dry flat.',
        { materials: ['cotton'], topic: 'washing' },
      ],
      [
        'Проветрявайте често и перете рядко, на ръка и с хладка вода.',
        'Air it often and wash it seldom, by hand, in lukewarm water.',
        { materials: ['wool'], topic: 'washing' },
      ],
    ],
  },
];
