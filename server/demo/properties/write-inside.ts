import type { Appliance, PlanRoomName } from '../../../src/core/properties/property-choices.ts';
import { capital, joined } from './bulgarian.ts';
import type { Telling } from './telling.ts';
import { furnished } from './telling.ts';

const applianceWords: Readonly<Record<Appliance, string>> = {
  refrigerator: 'хладилник',
  hob: 'готварски плот',
  oven: 'фурна',
  microwave: 'микровълнова печка',
  dishwasher: 'съдомиялна',
  'extractor-hood': 'аспиратор',
  'washing-machine': 'пералня',
  dryer: 'сушилня',
  'air-conditioner': 'климатик',
  boiler: 'бойлер',
  television: 'телевизор',
  'internet-router': 'рутер за интернет',
  'vacuum-cleaner': 'прахосмукачка',
  iron: 'ютия',
};

/** The rooms one after another. */
export function layout(t: Telling): string {
  const { property } = t;
  if (property.type === 'room') return sharedProperty(t);
  const count = (name: PlanRoomName): number => property.plan.filter(({ room }) => room === name).length;
  const bedrooms = count('bedroom');
  const rooms = [
    t.random.chance(0.7) ? 'антре' : null,
    livingWords(t, count('kitchen') > 0),
    count('kitchen') > 0
      ? t.pick(['самостоятелна кухня', 'отделна кухня', property.area > 80 ? 'кухня с трапезария' : 'кухня'])
      : null,
    bedrooms === 1
      ? 'спалня'
      : bedrooms > 1
        ? `${['две', 'три', 'четири', 'пет'][bedrooms - 2] ?? bedrooms} спални`
        : null,
    count('study') > 0 ? 'кабинет' : null,
    ...(count('toilet') > 0
      ? ['баня', t.pick(['отделна тоалетна', 'втора тоалетна'])]
      : [t.pick(['баня с тоалетна', 'баня с тоалетна', 'санитарен възел'])]),
    t.has('storage-room') ? 'килер' : null,
    t.has('walk-in-closet') ? 'дрешник' : null,
    t.has('terrace')
      ? 'голяма тераса'
      : t.has('balcony')
        ? t.pick(['балкон', 'тераса', 'остъклен балкон'])
        : null,
  ].filter((word) => word !== null);
  const all = joined(rooms);
  return t.pick([
    `Разпределение: ${all}.`,
    `Състои се от ${all}.`,
    `Разполага с ${all}.`,
    `Вътре има ${all}.`,
    `Помещенията са ${all}.`,
    `Има ${all}.`,
  ]);
}

function livingWords(t: Telling, kitchen: boolean): string {
  const { type } = t.property;
  if (type === 'studio' || (type === 'atelier' && t.property.bedrooms === 0)) {
    return t.pick([
      'основно помещение с кухненски кът',
      'стая с кухненски бокс и място за спане',
      'дневна с кухненски кът и разтегателен диван',
    ]);
  }
  if (type === 'one-room')
    return t.pick(['голяма стая', 'стая с място за сън и за работа', 'просторна стая']);
  if (kitchen) return t.pick(['дневна', 'хол', 'просторна дневна']);
  return t.pick([
    'дневна с кухненски бокс',
    'дневна с кухня',
    'хол с кухненски бокс',
    'просторна дневна с кухня и трапезария',
  ]);
}

function sharedProperty(t: Telling): string {
  const others = t.pick([
    'още един човек',
    'още двама души',
    'собственика',
    'двама студенти',
    'млада двойка',
  ]);
  return t.pick([
    `Кухнята и банята се ползват общо с ${others}.`,
    `В жилището живеете заедно с ${others}; кухнята и банята са общи.`,
    `Стаята се заключва, а кухнята и банята се делят с ${others}.`,
  ]);
}

/** Something about single rooms; empty when there is nothing to say. */
export function roomsDetail(t: Telling): string {
  const { property } = t;
  const living = Math.round(property.plan.find(({ room }) => room === 'living-room')?.area ?? 0);
  return t.pick([
    '',
    '',
    living >= 22 &&
      property.bedrooms > 0 &&
      `Само дневната е ${living} квадрата и побира голяма маса за гости.`,
    living >= 18 && property.bedrooms > 0 && 'Дневната е достатъчно голяма и за работно място до прозореца.',
    property.bedrooms > 0 &&
      t.near('quiet-street') &&
      'Прозорците на спалнята гледат към вътрешния двор и нощем е тихо.',
    property.bedrooms === 2 && 'Двете спални са от различни страни и всяка си има врата.',
    property.bedrooms >= 3 && 'Спалните са в отделна част, далеч от дневната.',
    t.has('south-facing') && 'Изложението е южно и от сутрин до следобед вътре е слънчево.',
    t.has('south-facing') && 'Слънцето влиза през целия ден, през зимата това си личи и в сметките.',
    t.has('terrace') && 'На терасата се събират маса и четири стола.',
    t.has('balcony') && t.random.chance(0.5) && 'На балкона има място за простор и за две саксии с мушкато.',
    t.has('basement') && 'Към жилището има и мазе.',
    t.has('walk-in-closet') && 'Дрешникът спестява цял гардероб.',
    property.type === 'maisonette' && 'Долу е дневната, горе са спалните; стълбата е дъбова и удобна.',
    property.type === 'atelier' && 'Таванът е скосен, но се ходи изправен почти навсякъде.',
    property.area >= 60 && 'Стаите са правилни и се мебелират лесно.',
  ]);
}

/** What furniture stays. */
export function furnishing(t: Telling): string {
  const { property } = t;
  const it = t.agree(['го', 'я', 'го']);
  if (property.furniture === 'unfurnished') {
    return t.pick([
      `Отдава се без мебели, така че ще ${it} подредите по свой вкус.`,
      `${t.agree(['Необзаведен', 'Необзаведена', 'Необзаведено'])} е; преди нанасяне ще бъде ${t.agree(['боядисан', 'боядисана', 'боядисано'])} и ${t.agree(['почистен', 'почистена', 'почистено'])}.`,
      'Мебели няма, но корнизите и осветителните тела остават.',
      'Подходящо е за хора със собствени мебели – стаите са празни и току-що боядисани.',
    ]);
  }
  if (property.furniture === 'partly-furnished') {
    return t.pick([
      'Кухнята и гардеробите остават, за другите мебели решавате Вие.',
      `Частично ${t.agree(furnished)} е: с кухня, гардероб и секция.`,
      'Кухнята е готова за ползване, останалите стаи са полупразни – има място за Вашите мебели.',
      'Остават кухненските шкафове, масата и един гардероб.',
    ]);
  }
  return t.pick([
    `${capital(t.agree(furnished))} е изцяло – трябва само да си внесете багажа.`,
    `Мебелите са на ${t.pick(['две', 'три', 'четири'])} години и са запазени.`,
    'Отдава се с цялото обзавеждане от снимките.',
    'Всичко от снимките остава за наемателя.',
    'Има всичко за живеене – от прибори до завеси.',
    property.bedrooms > 0 && 'Матракът в спалнята е нов, а диванът в дневната се разтяга за гости.',
    property.bedrooms > 0 && 'Гардеробите са вградени и побират багажа на цяло домакинство.',
    property.type === 'room' && 'В стаята има легло, бюро, стол и двукрилен гардероб.',
    'Обзавеждането е семпло и удобно, без излишни вещи.',
    'Ако нещо от мебелите не Ви трябва, ще го приберем.',
  ]);
}

/** The appliances, in the order in which the owner named them. */
export function equipment(t: Telling): string {
  const { appliances } = t.property;
  if (appliances.length < 2) return '';
  const all = joined(
    appliances.slice(0, t.random.between(3, 7)).map((appliance) => applianceWords[appliance]),
  );
  return t.pick([
    `Има ${all}.`,
    `От уредите има ${all}.`,
    `Техника: ${all}.`,
    `Оборудването включва ${all}.`,
    !t.property.byAgency && `Оставям ${all}.`,
    `За ползване остават ${all}.`,
  ]);
}
