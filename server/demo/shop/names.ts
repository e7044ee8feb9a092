import { transliterate } from '../../../src/core/shared/transliteration.ts';
import type { Text } from './words.ts';

/** Series names: Bulgarian mountains, rivers and villages, in Cyrillic and in the official transliteration. */
export const seriesNames: readonly Text[] = (
  'Рила,Несебър,Янтра,Пирин,Боженци,Арда,Созопол,Жеравна,Искър,Вихрен,Мелник,Струма,Калиакра,Трявна,' +
  'Марица,Ковачевица,Витоша,Лещен,Тунджа,Странджа,Етър,Мусала,Ропотамо,Копривщица,Огоста,Рожен,' +
  'Синеморец,Белоградчик,Росица,Персенк,Велека,Банско,Осогово,Камчия,Троян,Беласица,Сакар,Бачково,' +
  'Болата,Елена,Доспат,Люлин,Вит,Перелик,Асеница,Батак,Славянка,Варвара,Резово,Перущица,Осъм,Ахтопол,' +
  'Котел,Карлово,Средна гора,Девин,Калофер,Места,Смолян,Чепеларе'
)
  .split(',')
  .map((name): Text => [name, transliterate(name)]);
