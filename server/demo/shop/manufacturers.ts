import type { Goods } from './kind.ts';

/** The makers named on products by goods (SHOP-08): name, postal and electronic address. */
export const manufacturers: Readonly<
  Record<Goods, readonly (readonly [name: string, address: string, contact: string])[]>
> = {
  furniture: [
    ['Дърводелница „Бор“ ЕООД', 'гр. Велинград, ул. „Съединение“ 88, България', 'office@bor.example'],
    ['Мебел Арт Тетевен ООД', 'гр. Тетевен, ул. „Вършец“ 12, България', 'office@mebel-art.example'],
    [
      'Мебелна къща „Янтра“ АД',
      'гр. Горна Оряховица, Индустриална зона 4, България',
      'office@yantra.example',
    ],
  ],
  lighting: [
    [
      'Светлотехника Стара планина ООД',
      'гр. Севлиево, ул. „Стара планина“ 31, България',
      'office@svetlotehnika.example',
    ],
    ['Ателие „Фитил“ ЕООД', 'гр. Пловдив, ул. „Железарска“ 15, България', 'office@fitil.example'],
  ],
  textile: [
    ['Тъкачница „Совалка“ ООД', 'гр. Сливен, ул. „Добри Желязков“ 40, България', 'office@sovalka.example'],
    [
      'Ленено платно Карлово ЕООД',
      'гр. Карлово, ул. „Розова долина“ 7, България',
      'office@leneno-platno.example',
    ],
  ],
  tableware: [
    ['Грънчарска задруга „Капка“', 'с. Орешак, ул. „Стара планина“ 152, България', 'office@kapka.example'],
    ['Емайл Дунав АД', 'гр. Свищов, ул. „Дунав“ 60, България', 'office@email-dunav.example'],
  ],
  bath: [
    ['Бяла вода ООД', 'гр. Ямбол, ул. „Индустриална“ 19, България', 'office@byala-voda.example'],
    ['Плетачница „Ракита“ ЕООД', 'с. Ракитово, ул. „Кошничарска“ 2, България', 'office@rakita.example'],
  ],
  garden: [
    [
      'Ковачница „Балкан“ ЕООД',
      'гр. Априлци, ул. „Наковалня“ 5, България',
      'office@kovachnitsa-balkan.example',
    ],
    ['Градина и слънце ООД', 'гр. Казанлък, ул. „Розова“ 33, България', 'office@gradina.example'],
  ],
  decor: [
    [
      'Занаятчийско ателие „Етър“ ООД',
      'гр. Габрово, ул. „Генерал Дерожински“ 8, България',
      'office@etar.example',
    ],
    ['Стъкларница „Роса“ ЕООД', 'гр. Белослав, ул. „Стъкларска“ 21, България', 'office@rosa.example'],
  ],
};
