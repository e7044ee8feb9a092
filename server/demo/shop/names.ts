import type { Text } from './words.ts';

/** Series names: Bulgarian mountains, rivers and villages, in Cyrillic and in the official transliteration. */
export const seriesNames: readonly Text[] = (
  'Рила Rila,Несебър Nesebar,Янтра Yantra,Пирин Pirin,Боженци Bozhentsi,Арда Arda,Созопол Sozopol,Жеравна Zheravna,' +
  'Искър Iskar,Вихрен Vihren,Мелник Melnik,Струма Struma,Калиакра Kaliakra,Трявна Tryavna,Марица Maritsa,' +
  'Ковачевица Kovachevitsa,Витоша Vitosha,Лещен Leshten,Тунджа Tundzha,Странджа Strandzha,Етър Etar,Мусала Musala,' +
  'Ропотамо Ropotamo,Копривщица Koprivshtitsa,Огоста Ogosta,Рожен Rozhen,Синеморец Sinemorets,Белоградчик Belogradchik,' +
  'Росица Rositsa,Персенк Persenk,Велека Veleka,Банско Bansko,Осогово Osogovo,Камчия Kamchia,Троян Troyan,' +
  'Беласица Belasitsa,Сакар Sakar,Бачково Bachkovo,Болата Bolata,Елена Elena,Доспат Dospat,Люлин Lyulin,Вит Vit,' +
  'Перелик Perelik,Асеница Asenitsa,Батак Batak,Славянка Slavyanka,Варвара Varvara,Резово Rezovo,Перущица Perushtitsa,' +
  'Осъм Osam,Ахтопол Ahtopol,Котел Kotel,Карлово Karlovo,Средна гора Sredna-gora,Девин Devin,Калофер Kalofer,' +
  'Места Mesta,Смолян Smolyan,Чепеларе Chepelare'
)
  .split(',')
  .map((pair): Text => {
    const cut = pair.lastIndexOf(' ');
    return [pair.slice(0, cut), pair.slice(cut + 1).replace('-', ' ')];
  });
