import type { Material } from './phrase.ts';

/** Fabrics, fibres, foams and waxes. */
export const softMaterials = {
  linen: {
    name: ['Лен', 'Linen'],
    notes: [
      [
        'Лененият абажур разсейва светлината меко.',
        'The linen shade softens the light.',
        { kinds: ['floor-lamp', 'table-lamp'] },
      ],
      [
        'Ленът е с висока плътност и не се протрива.',
        'The linen is densely woven and wears well.',
        { kinds: ['bed', 'sofa', 'armchair', 'bench', 'dining-chair', 'parasol'] },
      ],
      [
        'Ленът пропуска въздух, съхне бързо и става по-мек с всяко пране.',
        'Linen breathes, dries fast and grows softer with every wash.',
        { kinds: ['bedding', 'curtain', 'towel', 'cushion', 'hammock'] },
      ],
      [
        'Ленът е предварително изпран и няма да се свие у дома.',
        'The linen is pre-washed and will not shrink at home.',
        { kinds: ['bedding', 'curtain', 'towel', 'cushion', 'hammock', 'bed', 'sofa', 'armchair'] },
      ],
    ],
  },
  cotton: {
    name: ['Памук', 'Cotton'],
    notes: [
      [
        'Памукът е плътен и пази цвета си.',
        'The cotton is dense and keeps its colour.',
        { kinds: ['rug', 'parasol', 'hammock', 'curtain', 'pouf', 'laundry-basket'] },
      ],
      [
        'Памукът е сертифициран по OEKO-TEX Standard 100 и е приятен за чувствителна кожа.',
        'The cotton is certified to OEKO-TEX Standard 100 and kind to sensitive skin.',
        { kinds: ['bedding', 'pillow', 'mattress', 'towel', 'throw', 'cushion', 'bath-mat'] },
      ],
      [
        'Памукът е с дълги влакна и не се мъхне.',
        'The cotton is long-staple and does not pill.',
        { kinds: ['bedding', 'towel', 'throw', 'cushion', 'curtain', 'bath-mat', 'pouf'] },
      ],
    ],
  },
  wool: {
    name: ['Вълна', 'Wool'],
    notes: [
      [
        'Вълната е от родопски овце и топли дори влажна.',
        'The wool comes from Rhodope sheep and warms even when damp.',
        { kinds: ['throw', 'rug'] },
      ],
      ['Вълната отблъсква праха и не се наелектризира.', 'Wool repels dust and carries no static.'],
    ],
  },
  velvet: {
    name: ['Кадифе', 'Velvet'],
    notes: [
      [
        'Кадифето променя леко цвета си според светлината.',
        'The velvet shifts slightly in colour with the light.',
      ],
      [
        'Кадифето е плътно и приглушава шума от улицата.',
        'The velvet is dense and muffles the noise of the street.',
        { kinds: ['curtain'] },
      ],
      [
        'Кадифето е с водоотблъскващо покритие и издържа 80 000 търкания по Мартиндейл.',
        'The velvet is water-repellent and stands 80,000 Martindale rubs.',
        { kinds: ['sofa', 'armchair', 'bed', 'dining-chair', 'pouf'] },
      ],
    ],
  },
  boucle: {
    name: ['Букле', 'Bouclé'],
    notes: [
      ['Буклето е с вълна и не се мачка.', 'The bouclé contains wool and does not crease.'],
      [
        'Буклето е меко на допир и скрива дребните следи от всеки ден.',
        'The bouclé is soft to the touch and hides the small marks of every day.',
      ],
    ],
  },
  leather: {
    name: ['Естествена кожа', 'Leather'],
    notes: [
      [
        'Кожата се поддържа с безцветен крем два пъти годишно.',
        'A colourless cream twice a year keeps the leather supple.',
      ],
      [
        'Кожата е телешка, щавена с растителни дъбила, и с времето получава собствена патина.',
        'The leather is vegetable-tanned calf and gains its own patina with time.',
      ],
    ],
  },
  jute: {
    name: ['Юта', 'Jute'],
    notes: [
      [
        'Ютата е най-здравото от растителните влакна за под.',
        'Jute is one of the toughest plant fibres for floors.',
      ],
      [
        'Ютата е небелена и небоядисана, с топъл цвят и здрава плетка.',
        'The jute is neither bleached nor dyed, warm in colour and firmly woven.',
      ],
    ],
  },
  coir: {
    name: ['Кокосови влакна', 'Coir'],
    notes: [
      ['Боята е устойчива на дъжд.', 'The dye is fast in the rain.', { colours: ['anthracite', 'green'] }],
      ['Кокосовите влакна задържат калта и не гният.', 'The coir catches the mud and does not rot.'],
    ],
  },
  latex: {
    name: ['Латекс', 'Latex'],
    notes: [
      ['Латексът е с плътност 75 кг/м³.', 'The latex has a density of 75 kg/m³.'],
      [
        'Латексът е естествен, с хиляди отвори, през които въздухът минава свободно.',
        'The latex is natural, with thousands of pores that let the air through.',
      ],
    ],
  },
  memoryfoam: {
    name: ['Мемори пяна', 'Memory foam'],
    notes: [
      ['Пяната е с гел, който не задържа топлината.', 'The foam contains a gel that does not hold the heat.'],
      [
        'Мемори пяната следва тялото и се връща във форма за няколко секунди.',
        'The memory foam follows the body and regains its form in a few seconds.',
      ],
    ],
  },
  soywax: {
    name: ['Соев восък', 'Soy wax'],
    notes: [
      [
        'Восъкът е растителен и се измива с топла вода.',
        'The wax is plant-based and washes off with warm water.',
      ],
      [
        'Соевият восък гори бавно и чисто, с памучен фитил без олово.',
        'Soy wax burns slowly and cleanly, with a lead-free cotton wick.',
      ],
    ],
  },
  beeswax: {
    name: ['Пчелен восък', 'Beeswax'],
    notes: [
      ['Пчелният восък гори бавно и не капе.', 'Beeswax burns slowly and does not drip.'],
      [
        'Восъкът е от пчелари в Стара планина и мирише на мед, без добавки.',
        'The wax comes from beekeepers in Stara Planina and smells of honey, with nothing added.',
        { topic: 'scent' },
      ],
    ],
  },
} as const satisfies Record<string, Material>;
