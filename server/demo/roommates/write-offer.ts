import { chooseAlternatives } from '../random.ts';
import { districtName, inDistrict } from '../properties/district-names.ts';
import type { Random } from '../random.ts';
import type { DemoOffer } from './demo-offer.ts';
import { writePeople } from './write-people.ts';

type Facts = Omit<DemoOffer, 'title' | 'aboutHome' | 'aboutPeople'>;

/** Writes the texts of a demo offer in the style of students and young people. */
export function writeOffer(
  random: Random,
  offer: Facts,
): Pick<DemoOffer, 'title' | 'aboutHome' | 'aboutPeople'> {
  return {
    title: titleOf(random, offer),
    aboutHome: aboutHomeOf(random, offer),
    aboutPeople: writePeople(random, offer),
  };
}

function titleOf(random: Random, facts: Facts): string {
  const { district, university, room, roomArea, poster, people } = facts;
  const roommate = poster.isWoman ? 'съквартирантка' : 'съквартирант';
  const there = inDistrict(district.name.bg, false);
  const place = districtName(district.name.bg, false);
  const company = people === 1 ? 'един човек' : people === 2 ? 'двама души' : 'приятна компания';
  const title =
    room === 'own-room'
      ? random.pick([
          `{Самостоятелна|Светла|Обзаведена|Тиха|Слънчева} стая ${there}`,
          `{Светла|Тиха|Самостоятелна} стая близо до ${university.short.bg}`,
          `Търся ${roommate} ${there}`,
          `Стая в ${kindOf(people)} апартамент – ${place}`,
          `{Свободна стая|Стая|Стая под наем} при ${company} – ${place}`,
          `Стая с {тераса|балкон|бюро и гардероб|собствен климатик}, удобна за ${university.short.bg}`,
        ])
      : random.pick([
          `Място в {двойна|обща|просторна} стая до ${university.short.bg}`,
          `Търся ${roommate} за обща стая ${there}`,
          `Легло в {просторна|двойна|светла} стая – ${place}`,
        ]);
  const details = [
    `${roomArea} кв. м`,
    `${roomArea} кв. м`,
    ...(facts.bills === 'included' ? ['сметките са включени'] : []),
    ...(facts.deposit === 0 ? ['без депозит'] : []),
    ...(facts.moveInDays === 0 ? ['от днес'] : []),
    ...(title.includes(university.short.bg) ? [place] : [`до ${university.short.bg}`]),
  ];
  return chooseAlternatives(random, random.chance(0.12) ? title : `${title}, ${random.pick(details)}`);
}

/** The flat has a room for each person and one more. */
function kindOf(people: number): string {
  return people > 2 ? 'четиристаен' : people > 1 ? 'тристаен' : 'двустаен';
}

function aboutHomeOf(random: Random, { district, university, room, roomArea, bills, people }: Facts): string {
  const rooms = kindOf(people);
  const sentences = [
    random.pick([
      `Апартаментът е ${rooms}, ${inDistrict(district.name.bg, true)}.`,
      `Свободната стая е в ${rooms} апартамент ${inDistrict(district.name.bg, true)}.`,
      `Апартаментът е ${rooms}, {ремонтиран преди {две|три|пет} години|наскоро боядисан|в нова сграда|в тухлена сграда}.`,
    ]),
    room === 'own-room'
      ? random.pick([
          `Стаята е ${roomArea} m², с легло, бюро и гардероб, и се заключва.`,
          `Стаята е ${roomArea} m², {с източно изложение и сутрин е слънчева|с голям прозорец към двора|с южно изложение}.`,
          `Стаята е обзаведена: легло, голямо бюро, гардероб и рафтове за книги (${roomArea} m²).`,
        ])
      : random.pick([
          `Стаята е ${roomArea} m², за двама, с две легла и две бюра.`,
          `Делим стая от ${roomArea} m²; всеки има легло, бюро и свой гардероб.`,
        ]),
    random.pick([
      'Кухнята е обща, с {хладилник, печка и пералня|хладилник, плот и фурна|печка, пералня и съдомиялна|голяма маса и съдомиялна}.',
      'Кухнята и банята са общи; има {пералня, бойлер и бърз интернет|пералня и сушилник|съдомиялна и пералня|две тоалетни}.',
      'Общи са кухнята, банята и {терасата към двора|дневната|килерът|балконът}.',
      '{Имаме|Ползваме} {голяма кухня с маса за шестима|хол с голям диван|кухня с две печки}{, пералня и сушилня| и пералня|}.',
    ]),
    random.pick([
      `До ${university.short.bg} се стига за двайсетина минути.`,
      `${university.short.bg} е близо, а до центъра има удобен транспорт.`,
      'Спирката е на {две|три|пет} минути, а наблизо има {магазин и аптека|магазин и фитнес|пекарна и аптека|библиотека}.',
      '{Пред блока|Наблизо} има парк и велоалея, а {колело се прибира в мазето|за колелото има място в мазето}.',
    ]),
    bills === 'included'
      ? random.pick([
          '{Токът, водата, парното и интернетът са в цената|Всички сметки са в цената|Наемът включва тока, водата и интернета}.',
          'Сметките са включени{, няма изненади накрая на месеца|, плащате само наема|}.',
        ])
      : random.pick([
          'Сметките делим поравно, {интернетът е платен до лятото|всеки месец|по касовите бележки}.',
          '{Токът и водата се делят|Плащаме тока и водата} поравно, {всеки месец до десето число|до петнадесето число|в края на месеца}.',
        ]),
  ];
  return chooseAlternatives(random, sentences.join(' '));
}
