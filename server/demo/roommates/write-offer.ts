import { inDistrict } from '../properties/district-names.ts';
import type { Random } from '../random.ts';
import type { DemoOffer } from './demo-offer.ts';

type Facts = Omit<DemoOffer, 'title' | 'aboutHome' | 'aboutPeople'>;

/** The words of a demo offer, as students and young people write them. */
export function writeOffer(
  random: Random,
  offer: Facts,
): Pick<DemoOffer, 'title' | 'aboutHome' | 'aboutPeople'> {
  return {
    title: titleOf(random, offer),
    aboutHome: aboutHomeOf(random, offer),
    aboutPeople: aboutPeopleOf(random, offer),
  };
}

function titleOf(random: Random, { district, university, room, poster, people }: Facts): string {
  const wanted = poster.isWoman ? 'съквартирантка' : 'съквартирант';
  const place = district.name.bg;
  const there = inDistrict(place, false);
  return random.pick(
    room === 'own-room'
      ? [
          `Самостоятелна стая ${there}`,
          `Светла стая близо до ${university.short.bg}`,
          `Търся ${wanted} ${there}`,
          `Стая в ${kindOf(people)} апартамент, ${place}`,
          `Свободна стая при ${people === 1 ? 'един човек' : 'приятна компания'} – ${place}`,
          `Стая с тераса, удобна за ${university.short.bg}`,
        ]
      : [
          `Място в двойна стая до ${university.short.bg}`,
          `Търся ${wanted} за обща стая ${there}`,
          `Легло в просторна стая, ${place}`,
        ],
  );
}

/** Each who lives there has a room, and there is one more. */
function kindOf(people: number): string {
  return people > 2 ? 'четиристаен' : people > 1 ? 'тристаен' : 'двустаен';
}

function aboutHomeOf(random: Random, { district, university, room, roomArea, bills, people }: Facts): string {
  const rooms = kindOf(people);
  const sentences = [
    random.pick([
      `Апартаментът е ${rooms}, ${inDistrict(district.name.bg, true)}.`,
      `Свободната стая е в ${rooms} апартамент ${inDistrict(district.name.bg, true)}.`,
      `Апартаментът е ${rooms}, ремонтиран преди две години.`,
    ]),
    room === 'own-room'
      ? random.pick([
          `Стаята е ${roomArea} m², с легло, бюро и гардероб, и се заключва.`,
          `Свободната стая е ${roomArea} m² и е с източно изложение, така че сутрин е слънчева.`,
          `Стаята е обзаведена: легло, голямо бюро, гардероб и рафтове за книги (${roomArea} m²).`,
        ])
      : random.pick([
          `Стаята е ${roomArea} m², за двама, с две легла и две бюра.`,
          `Делим стая от ${roomArea} m²; всеки има легло, бюро и свой гардероб.`,
        ]),
    random.pick([
      'Кухнята е обща, с хладилник, печка, пералня и съдомиялна.',
      'Кухнята и банята са общи; има пералня, бойлер и бърз интернет.',
      'Общи са кухнята, банята и терасата към двора.',
      'Имаме голяма кухня с маса за шестима, пералня и сушилня.',
    ]),
    random.pick([
      `До ${university.short.bg} се стига за двайсетина минути.`,
      `${university.short.bg} е близо, а до центъра има удобен транспорт.`,
      'Спирката е на две минути, а наблизо има магазин, аптека и фитнес.',
      'Пред блока има парк и велоалея, а колело се прибира в мазето.',
    ]),
    bills === 'included'
      ? random.pick([
          'Токът, водата, парното и интернетът са в цената.',
          'Сметките са включени, няма изненади накрая на месеца.',
        ])
      : random.pick([
          'Сметките делим поравно, интернетът е платен до лятото.',
          'Плащаме си тока и водата по равно, всеки месец до десето число.',
        ]),
  ];
  return sentences.join(' ');
}

function aboutPeopleOf(random: Random, { people, poster, habits }: Facts): string {
  const who =
    people === 1
      ? random.pick([
          poster.isWoman
            ? 'Живея сама, уча и работя на половин ден.'
            : 'Живея сам, уча и работя на половин ден.',
          poster.isWoman
            ? 'Аз съм студентка трети курс и често съм на лекции до късно.'
            : 'Аз съм студент трети курс и често съм на лекции до късно.',
        ])
      : random.pick([
          people === 2
            ? 'Сега сме двама: единият учи, другият вече работи.'
            : `Сега сме ${people === 3 ? 'трима' : 'четирима'}: студенти и един, който вече работи.`,
          'Познаваме се от първи курс и се разбираме добре.',
          'Всички учим, а в неделя обикновено готвим заедно.',
        ]);
  const quiet =
    habits.quietHours === 'early'
      ? 'Вечер след десет пазим тишина, защото ставаме рано.'
      : habits.quietHours === 'none'
        ? 'Обичаме музика и не се сърдим на шум.'
        : '';
  const wish = random.pick(
    people === 1
      ? [
          'Търся човек, който чисти след себе си.',
          'Важно ми е сметките да се плащат навреме и да си говорим, ако нещо не е наред.',
          'Ще се радвам на спокоен човек с чувство за хумор.',
        ]
      : [
          'Търсим човек, който чисти след себе си.',
          'Важно ни е сметките да се плащат навреме и да си говорим, ако нещо не е наред.',
          'Ще се радваме на спокоен човек с чувство за хумор.',
          'Чистим по график – всеки по веднъж на две седмици.',
        ],
  );
  return [who, quiet, wish].filter((sentence) => sentence !== '').join(' ');
}
