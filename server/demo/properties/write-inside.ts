import type { Appliance, PlanRoomName } from '../../../src/core/properties/property-choices.ts';
import { capital, joined } from './bulgarian.ts';
import type { DescriptionContext } from './description-context.ts';
import { furnished } from './description-context.ts';

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

export function layout(t: DescriptionContext): string {
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

function livingWords(t: DescriptionContext, kitchen: boolean): string {
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

function sharedProperty(t: DescriptionContext): string {
  const others = t.pick([
    'още един човек',
    'още {двама|трима} души',
    'наемодателя',
    'двама студенти',
    'млада двойка',
  ]);
  return t.pick([
    `Кухнята и банята се {ползват|делят} общо с ${others}.`,
    `В жилището живеете заедно с ${others}; кухнята и банята са общи.`,
    `Стаята се заключва, а кухнята и банята се делят с ${others}.`,
  ]);
}

/** Adds a sentence about single rooms; empty if there is nothing to mention. */
export function roomsDetail(t: DescriptionContext): string {
  const { property } = t;
  const living = Math.round(property.plan.find(({ room }) => room === 'living-room')?.area ?? 0);
  const bedrooms = property.type === 'room' ? 0 : property.bedrooms;
  return t.pick([
    '',
    '',
    living >= 22 &&
      bedrooms > 0 &&
      `{Само дневната|Дневната} е ${living} квадрата и побира голяма маса{ за гости|}.`,
    living >= 18 &&
      bedrooms > 0 &&
      'Дневната е достатъчно голяма и за {работно място|бюро|кът за игра|място за хранене}{ до прозореца|}.',
    bedrooms === 1 &&
      t.near('quiet-street') &&
      'Прозорците на спалнята гледат към {вътрешния двор|двора|зеленина} и {нощем е тихо|не се чува улицата}.',
    bedrooms > 1 &&
      t.near('quiet-street') &&
      'Спалните гледат към {вътрешния двор|двора|зеленина} и {нощем е тихо|не се чува улицата}.',
    bedrooms === 2 &&
      'Двете спални са {от различни страни|отделени една от друга} и {всяка си има врата|с отделни входове}.',
    bedrooms >= 3 && 'Спалните са в отделна част, далеч от {дневната|кухнята}.',
    t.has('south-facing') &&
      'Изложението е южно и {от сутрин до следобед вътре е слънчево|слънцето влиза почти цял ден|зимата е приятно топло|щорите са нужни само през лятото}.',
    t.has('south-facing') &&
      'Слънцето влиза {през целия ден|от сутринта до вечерта}{, през зимата това си личи и в сметките|}.',
    t.has('terrace') && 'На терасата се събират маса и {четири|шест} стола.',
    t.has('balcony') &&
      t.random.chance(0.5) &&
      'На балкона има място за {простор|малка маса|два стола} и {за две саксии с мушкато|за няколко саксии|шкаф}.',
    t.has('basement') &&
      '{Към жилището има и мазе|В наема влиза и мазе|Има и сухо мазе}{|, което се заключва| за колела и зимни гуми}.',
    t.has('walk-in-closet') && 'Дрешникът спестява цял гардероб.',
    property.type === 'maisonette' && 'Долу е дневната, горе са спалните; стълбата е {дъбова|удобна|широка}.',
    property.type === 'atelier' && 'Таванът е скосен, но се ходи изправен почти навсякъде.',
    property.area >= 60 &&
      !t.isOneRoom &&
      'Стаите са {правилни|с правилна форма|квадратни} и се {мебелират лесно|обзавеждат лесно}.',
  ]);
}

export function furnishing(t: DescriptionContext): string {
  const { property } = t;
  const it = t.agree(['го', 'я', 'го']);
  const bedrooms = property.type === 'room' ? 0 : property.bedrooms;
  if (property.furniture === 'unfurnished') {
    return t.pick([
      `Отдава се без мебели, така че {ще ${it} подредите|можете да ${it} обзаведете} по свой вкус.`,
      `${t.agree(['Необзаведен', 'Необзаведена', 'Необзаведено'])} е; преди нанасяне ще бъде {${t.agree(['боядисан', 'боядисана', 'боядисано'])} и ${t.agree(['почистен', 'почистена', 'почистено'])}|${t.agree(['почистен', 'почистена', 'почистено'])} основно}.`,
      'Мебели няма, но {корнизите и осветителните тела остават|остават корнизите, щорите и лампите|кухненските шкафове остават}.',
      `Подходящо е за хора със собствени мебели – ${t.isOneRoom ? 'стаята е празна' : 'стаите са празни'}{ и прясно ${t.isOneRoom ? 'боядисана' : 'боядисани'}|}.`,
    ]);
  }
  if (property.furniture === 'partly-furnished') {
    return t.pick([
      '{Кухнята и гардеробите остават|Кухнята е обзаведена|Остават кухнята и гардеробът}, {за другите мебели решавате Вие|останалото обзавеждане е по Ваш избор|другите мебели са Ваши}.',
      `Частично ${t.agree(furnished)} е: с {кухня, гардероб и секция|кухня и гардероб|кухня, маса и столове}.`,
      `Кухнята е готова за ползване, ${t.isOneRoom ? 'стаята е полупразна' : 'другите стаи са полупразни'} {– има място за Вашите мебели|и чакат Вашите мебели}.`,
      'Остават {кухненските шкафове, масата и един гардероб|кухненските шкафове и диванът|масата, столовете и кухненските шкафове|кухнята, леглото и един гардероб}.',
    ]);
  }
  return t.pick([
    `${capital(t.agree(furnished))} е {изцяло|напълно}{| и е ${t.agree(['готов', 'готова', 'готово'])} за нанасяне| – трябва да си внесете само багажа}.`,
    `Мебелите са на ${t.pick(['две', 'три', 'четири', 'пет'])} години и са {запазени|в добро състояние|като нови}.`,
    '{Отдава се|Предлага се} с {цялото обзавеждане|мебелите|всичко} от снимките.',
    '{Всичко от снимките|Цялото обзавеждане от снимките} {остава за наемателя|е включено|остава}.',
    'Има всичко за живеене – {от прибори до завеси|и съдове, и спално бельо|мебели, съдове и лампи|от съдовете до гладачната дъска}.',
    bedrooms > 0 &&
      `${bedrooms > 1 ? '{Матраците в спалните са нови|Леглата в спалните са с нови матраци}' : '{Матракът в спалнята е нов|Леглото в спалнята е с нов матрак}'}, а диванът в дневната {се разтяга|е разтегателен}.`,
    bedrooms > 0 &&
      'Гардеробите са {вградени|до тавана} и {побират багажа на цяло домакинство|събират всичко|са повече от достатъчни}.',
    property.type === 'room' && 'В стаята има легло, бюро, стол и {двукрилен гардероб|гардероб}.',
    'Обзавеждането е {семпло|просто|ново|светло} и {удобно|практично}, без излишни мебели.',
    'Ако {нещо от мебелите не Ви трябва|имате свои мебели}, {ще приберем излишното|ще освободим място|кажете предварително}.',
  ]);
}

/** Lists the appliances in the given order. */
export function equipment(t: DescriptionContext): string {
  const { heating } = t.property;
  // The air conditioner is in the sentence about heating.
  const appliances = t.property.appliances.filter(
    (appliance) => appliance !== 'air-conditioner' || heating !== 'air-conditioning',
  );
  if (appliances.length < 2) return '';
  const all = joined(
    appliances.slice(0, t.random.between(3, 7)).map((appliance) => applianceWords[appliance]),
  );
  return t.pick([
    `Има ${all}.`,
    `От уредите има ${all}.`,
    `Техника: ${all}.`,
    `В наема са включени ${all}.`,
    !t.property.byAgency && `Оставям ${all}.`,
    `За ползване остават ${all}.`,
  ]);
}
