export type BaseMapColours = Readonly<Record<keyof typeof DAY, string>>;

const DAY = {
  sea: '#cbdfe3',
  shallows: '#dcebeb',
  abroad: '#efe7d8',
  land: '#fbf7ee',
  built: '#f1e6d3',
  water: '#b4d2d9',
  river: '#a3c6d0',
  border: '#a98d77',
  borderBand: '#a82a581c',
  province: '#d5c6ad',
  town: '#2b2620',
  district: '#5c5345',
  abroadName: '#8d806b',
  provinceName: '#96876f',
  mountainName: '#8a7043',
  waterName: '#3f7183',
  halo: '#fdfaf3',
};

const EVENING: BaseMapColours = {
  sea: '#142127',
  shallows: '#192b31',
  abroad: '#1f1c17',
  land: '#2a261f',
  built: '#383128',
  water: '#1d343d',
  river: '#31525e',
  border: '#8a7661',
  borderBand: '#f3a1bb1f',
  province: '#4b4337',
  town: '#f4ecdf',
  district: '#cbbfac',
  abroadName: '#8f8371',
  provinceName: '#93866f',
  mountainName: '#b59d70',
  waterName: '#8dbac8',
  halo: '#211d18',
};

export function baseMapColours(): BaseMapColours {
  return getComputedStyle(document.documentElement).colorScheme === 'dark' ? EVENING : DAY;
}
