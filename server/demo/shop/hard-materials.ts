import type { Material } from './phrase.ts';

/** Wood, metal, glass and stone. */
export const hardMaterials = {
  wood: {
    name: ['Масивно дърво', 'Solid wood'],
    notes: [
      [
        'Боята е на водна основа и не мирише.',
        'The paint is water-based and has no smell.',
        {
          colours: [
            'white',
            'black',
            'green',
            'sand',
            'mint',
            'mustard',
            'rose',
            'terracotta',
            'anthracite',
            'olive',
          ],
          topic: 'finish',
        },
      ],
      [
        'Дървото е масивно и сушено в камера, затова не се измята с годините.',
        'The wood is solid and kiln-dried, so it does not warp over the years.',
      ],
      [
        'Повърхността е минала през три ръчни шлайфа и е намазана с твърдо восъчно масло.',
        'The surface is sanded by hand three times and finished with hard-wax oil.',
        { colours: ['oak', 'walnut'], topic: 'finish' },
      ],
      [
        'Рисунъкът на дървото е различен при всеки екземпляр.',
        'No two boards have the same grain.',
        { colours: ['oak', 'walnut'] },
      ],
    ],
  },
  mdf: {
    name: ['МДФ', 'MDF'],
    notes: [
      ['Плоскостите са дебели 18 мм.', 'The panels are 18 mm thick.'],
      [
        'Изработка от МДФ от клас E1 с ниски емисии и устойчив на драскотини лак.',
        'Made of low-emission E1 MDF with a scratch-resistant lacquer.',
        { topic: 'finish' },
      ],
      [
        'Кантовете са лакирани и не поемат влага.',
        'The edges are lacquered and do not take up moisture.',
        { topic: 'finish' },
      ],
    ],
  },
  bamboo: {
    name: ['Бамбук', 'Bamboo'],
    notes: [
      ['Бамбукът расте бързо и е възобновяем материал.', 'Bamboo grows fast and is a renewable material.'],
      [
        'Бамбукът е твърд, лек и понася влага по-добре от повечето дървета.',
        'Bamboo is hard, light and stands moisture better than most woods.',
      ],
    ],
  },
  teak: {
    name: ['Тик', 'Teak'],
    notes: [
      ['Тикът е от сертифицирани плантации.', 'The teak comes from certified plantations.'],
      [
        'Тикът е богат на естествени масла и издържа навън; ако не се маже, с времето става сребрист.',
        'Teak is rich in natural oils and lasts outdoors; left alone it turns silver with time.',
        { topic: 'finish' },
      ],
    ],
  },
  rattan: {
    name: ['Ратан', 'Rattan'],
    notes: [
      [
        'Ратанът е естествен и оттенъкът му варира леко.',
        'The rattan is natural, so its shade varies slightly.',
        { colours: ['natural', 'oak', 'walnut'] },
      ],
      [
        'Ратанът е изплетен на ръка, лек е и пропуска въздух.',
        'The rattan is woven by hand; it is light and lets air through.',
        { kinds: ['laundry-basket'] },
      ],
      [
        'Ратанът е изплетен на ръка и хвърля меки сенки.',
        'The rattan is woven by hand and casts soft shadows.',
        { kinds: ['floor-lamp', 'ceiling-lamp'] },
      ],
    ],
  },
  metal: {
    name: ['Метал', 'Metal'],
    notes: [
      [
        'Месинговият слой е матиран и по него не личат отпечатъци.',
        'The brass coat is matt and shows no fingerprints.',
        { colours: ['brass'], topic: 'finish' },
      ],
      [
        'Металът е с прахово покритие, което не се лющи и не ръждясва.',
        'The metal is powder-coated, so it neither peels nor rusts.',
        {
          colours: ['white', 'black', 'green', 'mint', 'anthracite', 'olive', 'terracotta'],
          topic: 'finish',
        },
      ],
      [
        'Заварките са шлайфани и не се усещат с пръст.',
        'The welds are ground smooth to the touch.',
        {
          kinds: [
            'coffee-table',
            'bookcase',
            'shelf',
            'coat-rack',
            'console',
            'bar-stool',
            'garden-set',
            'planter',
            'lantern',
          ],
        },
      ],
    ],
  },
  steel: {
    name: ['Неръждаема стомана', 'Stainless steel'],
    notes: [
      [
        'Стоманата не ръждясва и не се нуждае от боядисване.',
        'The steel does not rust and needs no paint.',
        { kinds: ['watering-can'] },
      ],
      [
        'Стоманата е 18/10, не променя вкуса и не задържа миризми.',
        'The steel is 18/10; it does not change the taste or hold smells.',
        { kinds: ['pot'] },
      ],
    ],
  },
  enamel: {
    name: ['Емайл', 'Enamel'],
    notes: [
      ['Емайлът е гладък и се измива лесно.', 'The enamel is smooth and easy to clean.'],
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
        'Чугунът е емайлиран и не иска обгаряне с мазнина.',
        'The cast iron is enamelled, so it needs no seasoning.',
        { colours: ['green', 'terracotta', 'cream', 'navy'] },
      ],
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
        'Стъклото е от рециклирани бутилки.',
        'The glass is made from recycled bottles.',
        { kinds: ['jars', 'soap-dispenser', 'vase'] },
      ],
      [
        'Стъклото е дебелостенно.',
        'The glass is thick-walled.',
        { kinds: ['jars', 'soap-dispenser', 'lantern'] },
      ],
      [
        'Стъклото е духано с уста; малките мехурчета са следа от ръчната работа.',
        'The glass is mouth-blown; small bubbles are a mark of handwork.',
        { kinds: ['vase', 'table-lamp', 'ceiling-lamp'] },
      ],
      [
        'Стъклото е закалено и се почиства с влажна кърпа.',
        'The glass is tempered and cleans with a damp cloth.',
        { kinds: ['coffee-table'] },
      ],
    ],
  },
  ceramic: {
    name: ['Керамика', 'Ceramic'],
    notes: [
      [
        'Глазурата е нанесена на ръка, затова няма два еднакви съда.',
        'The glaze is applied by hand, so no two are alike.',
        { kinds: ['plates', 'cups', 'vase', 'jars', 'planter', 'soap-dispenser'] },
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
      ['Порцеланът е изпечен двукратно.', 'The porcelain is fired twice.'],
      [
        'Порцеланът е бял и в счупа, без оцветители.',
        'The porcelain is white all the way through.',
        { colours: ['white'] },
      ],
      [
        'Порцеланът е тънък, но издържа на миялна и микровълнова печка.',
        'The porcelain is thin, yet safe in the dishwasher and the microwave.',
        { kinds: ['plates', 'cups'], topic: 'dishwasher' },
      ],
    ],
  },
  marble: {
    name: ['Мрамор', 'Marble'],
    notes: [
      [
        'Жилките на мрамора са различни при всеки екземпляр.',
        'The veins of the marble are never the same twice.',
      ],
      [
        'Мраморът е от Берковица, полиран и импрегниран срещу петна.',
        'The marble comes from Berkovitsa, polished and sealed against stains.',
      ],
    ],
  },
} as const satisfies Record<string, Material>;
