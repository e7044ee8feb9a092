import type { Text } from './words.ts';

interface Material {
  /** The name of the filter; lower-cased it stands in titles and sentences. */
  readonly name: Text;
  /** What to know about a thing made of it. */
  readonly notes: readonly Text[];
}

/** The materials of the demo catalogue and what a buyer ought to know about each. */
export const materials = {
  wood: {
    name: ['Масивно дърво', 'Solid wood'],
    notes: [
      [
        'Дървото е масивно и сушено в камера, затова не се измята с годините.',
        'The wood is solid and kiln-dried, so it does not warp over the years.',
      ],
      [
        'Повърхността е минала през три ръчни шлайфа и е намазана с твърдо восъчно масло.',
        'The surface is sanded by hand three times and finished with hard-wax oil.',
      ],
      ['Рисунъкът на дървото е различен при всяка бройка.', 'The grain differs from piece to piece.'],
    ],
  },
  mdf: {
    name: ['МДФ', 'MDF'],
    notes: [
      [
        'Изработка от МДФ от клас E1 с ниски емисии и устойчив на драскотини лак.',
        'Made of low-emission E1 MDF with a scratch-resistant lacquer.',
      ],
      ['Кантовете са лакирани и не поемат влага.', 'The edges are lacquered and do not take up moisture.'],
    ],
  },
  bamboo: {
    name: ['Бамбук', 'Bamboo'],
    notes: [
      [
        'Бамбукът е твърд, лек и понася влага по-добре от повечето дървета.',
        'Bamboo is hard, light and stands moisture better than most woods.',
      ],
    ],
  },
  teak: {
    name: ['Тик', 'Teak'],
    notes: [
      [
        'Тикът е богат на естествени масла и издържа навън; ако не се маже, с времето става сребрист.',
        'Teak is rich in natural oils and lasts outdoors; left alone it turns silver with time.',
      ],
    ],
  },
  rattan: {
    name: ['Ратан', 'Rattan'],
    notes: [
      [
        'Ратанът е изплетен на ръка, лек е и пропуска въздух.',
        'The rattan is woven by hand; it is light and lets air through.',
      ],
    ],
  },
  metal: {
    name: ['Метал', 'Metal'],
    notes: [
      [
        'Металът е с прахово покритие, което не се лющи и не ръждясва.',
        'The metal is powder-coated, so it neither peels nor rusts.',
      ],
      [
        'Заварките са изшлайфани и не се усещат под пръстите.',
        'The welds are ground smooth and cannot be felt under the fingers.',
      ],
    ],
  },
  steel: {
    name: ['Неръждаема стомана', 'Stainless steel'],
    notes: [
      [
        'Стоманата е 18/10, не променя вкуса и не задържа миризми.',
        'The steel is 18/10; it does not change the taste or hold smells.',
      ],
    ],
  },
  enamel: {
    name: ['Емайл', 'Enamel'],
    notes: [
      [
        'Двойният емайл е изпечен при 800 градуса и не се поддава на киселини.',
        'The double enamel is fired at 800 degrees and resists acids.',
      ],
    ],
  },
  castiron: {
    name: ['Чугун', 'Cast iron'],
    notes: [
      [
        'Чугунът се нагрява бавно, но държи топлината дълго след като спрете котлона.',
        'Cast iron warms slowly and keeps the heat long after the hob is off.',
      ],
    ],
  },
  glass: {
    name: ['Стъкло', 'Glass'],
    notes: [
      [
        'Стъклото е духано с уста; малките мехурчета са следа от ръчната работа.',
        'The glass is mouth-blown; small bubbles are the trace of handwork.',
      ],
      [
        'Стъклото е закалено и се почиства само с влажна кърпа.',
        'The glass is tempered and wants only a damp cloth.',
      ],
    ],
  },
  ceramic: {
    name: ['Керамика', 'Ceramic'],
    notes: [
      [
        'Глазурата е нанесена на ръка, затова няма две еднакви бройки.',
        'The glaze is applied by hand, so no two pieces are alike.',
      ],
      [
        'Глината е изпечена на 1 200 градуса и не попива вода.',
        'The clay is fired at 1,200 degrees and does not soak up water.',
      ],
    ],
  },
  porcelain: {
    name: ['Порцелан', 'Porcelain'],
    notes: [
      [
        'Порцеланът е тънък, но издържа на миялна и микровълнова печка.',
        'The porcelain is thin, yet safe in the dishwasher and the microwave.',
      ],
    ],
  },
  marble: {
    name: ['Мрамор', 'Marble'],
    notes: [
      [
        'Мраморът е от Берковица, полиран и импрегниран срещу петна.',
        'The marble comes from Berkovitsa, polished and sealed against stains.',
      ],
    ],
  },
  linen: {
    name: ['Лен', 'Linen'],
    notes: [
      [
        'Ленът диша, съхне бързо и с всяко пране става по-мек.',
        'Linen breathes, dries fast and grows softer with every wash.',
      ],
      [
        'Ленът е предварително изпран и няма да се свие у дома.',
        'The linen is pre-washed and will not shrink at home.',
      ],
    ],
  },
  cotton: {
    name: ['Памук', 'Cotton'],
    notes: [
      [
        'Памукът е сертифициран по OEKO-TEX Standard 100 и е приятен за чувствителна кожа.',
        'The cotton is certified to OEKO-TEX Standard 100 and kind to sensitive skin.',
      ],
      ['Памукът е с дълги влакна и не се прави на топчета.', 'The cotton is long-staple and does not pill.'],
    ],
  },
  wool: {
    name: ['Вълна', 'Wool'],
    notes: [
      [
        'Вълната е от родопски овце, пере се студено и топли дори влажна.',
        'The wool comes from Rhodope sheep, washes cold and warms even when damp.',
      ],
      [
        'Вълната сама отблъсква праха и не се наелектризира.',
        'Wool repels dust by itself and carries no static.',
      ],
    ],
  },
  velvet: {
    name: ['Кадифе', 'Velvet'],
    notes: [
      [
        'Кадифето е с водоотблъскващо покритие и издържа 80 000 търкания по Мартиндейл.',
        'The velvet is water-repellent and stands 80,000 Martindale rubs.',
      ],
    ],
  },
  boucle: {
    name: ['Букле', 'Bouclé'],
    notes: [
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
        'Кожата е телешка, щавена с растителни дъбила, и с времето получава собствена патина.',
        'The leather is vegetable-tanned calf and gains its own patina with time.',
      ],
    ],
  },
  jute: {
    name: ['Юта', 'Jute'],
    notes: [
      [
        'Ютата е небелена и небоядисана, с топъл цвят и здрава плетка.',
        'The jute is neither bleached nor dyed, warm in colour and firmly woven.',
      ],
    ],
  },
  coir: {
    name: ['Кокосови влакна', 'Coir'],
    notes: [
      [
        'Кокосовите влакна свалят калта от първата стъпка и не гният.',
        'The coir takes the mud off at the first step and does not rot.',
      ],
    ],
  },
  latex: {
    name: ['Латекс', 'Latex'],
    notes: [
      [
        'Латексът е естествен, с хиляди отвори, през които въздухът минава свободно.',
        'The latex is natural, with thousands of pores that let the air through.',
      ],
    ],
  },
  memoryfoam: {
    name: ['Мемори пяна', 'Memory foam'],
    notes: [
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
        'Соевият восък гори бавно и чисто, с памучен фитил без олово.',
        'Soy wax burns slowly and cleanly, with a lead-free cotton wick.',
      ],
    ],
  },
  beeswax: {
    name: ['Пчелен восък', 'Beeswax'],
    notes: [
      [
        'Восъкът е от пчелари в Стара планина и мирише на мед и без добавки.',
        'The wax comes from beekeepers in Stara Planina and smells of honey with nothing added.',
      ],
    ],
  },
} as const satisfies Record<string, Material>;

export type MaterialKey = keyof typeof materials;
