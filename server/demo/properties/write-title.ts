import { capital } from './bulgarian.ts';
import type { DescriptionContext } from './description-context.ts';
import { furnished, praise, sunny } from './description-context.ts';

/** Title of a listing, at most 120 characters. */
export function writeTitle(t: DescriptionContext): string {
  const { property, noun, shortPlace, place } = t;
  const { short } = noun;
  const district = t.districtName;
  const inSofia = property.market.city.name.bg === 'София';
  const isHouse = property.type === 'house' || property.type === 'house-floor';
  const isNew = t.has('new-building');
  const family = property.bedrooms >= 2 && property.type !== 'room';
  const title = t.pick([
    `${praise(t)} ${short} ${shortPlace}`,
    `${praise(t)} ${short} ${place}`,
    `${short} ${place}, ${property.area} кв. м`,
    `${short} под наем ${shortPlace}`,
    property.byAgency && `${short}, ${property.area} кв. м – ${district}`,
    property.furniture === 'furnished' && `${t.agree(furnished)} ${short} ${shortPlace}`,
    property.furniture === 'furnished' &&
      property.byAgency &&
      `напълно ${t.agree(furnished)} ${short} ${place}`,
    property.furniture === 'unfurnished' &&
      `${t.agree(['необзаведен', 'необзаведена', 'необзаведено'])} ${short} ${place}`,
    property.furniture === 'unfurnished' && `${short} без мебели ${shortPlace}`,
    t.has('balcony') && !isHouse && `${short} с балкон ${shortPlace}`,
    t.has('terrace') && `${short} с голяма тераса ${shortPlace}`,
    t.has('south-facing') && `${short} с южно изложение ${shortPlace}`,
    t.has('south-facing') && `${t.agree(sunny)} ${short} ${place}`,
    isNew && `${t.agree(['нов', 'нова', 'ново'])} ${short} ${place}, Акт 16 от ${property.buildingYear} г.`,
    isNew && `${short} в нова сграда – ${district}`,
    t.has('renovated') && `${short} след основен ремонт ${shortPlace}`,
    t.has('renovated') && `${t.agree(['ремонтиран', 'ремонтирана', 'ремонтирано'])} ${short} ${place}`,
    t.near('metro') && `${short} до метрото – ${district}`,
    t.near('metro') && `${short}, ${district}, на крачка от метрото`,
    t.near('university') && property.area < 75 && `${short} до университета – ${district}`,
    t.near('park') && `${short} до парка – ${district}`,
    t.near('quiet-street') && `${short} на тиха улица ${shortPlace}`,
    property.petFriendly && `${short} ${shortPlace}, домашни любимци – да`,
    t.has('garage') && `${short} с гараж ${shortPlace}`,
    t.has('parking-space') && `${short} с място за паркиране ${shortPlace}`,
    t.has('sea-view') && `${short} с изглед към морето – ${district}`,
    t.has('sea-view') &&
      `${t.agree(['море от прозореца', 'море от прозореца', 'море от прозореца'])}: ${short} ${shortPlace}`,
    t.has('mountain-view') && inSofia && `${short} с изглед към Витоша – ${district}`,
    t.has('mountain-view') && !inSofia && `${short} с гледка към планината – ${district}`,
    t.has('yard') && `${short} с двор ${shortPlace}`,
    t.has('fireplace') && `${short} с камина ${place}`,
    family && !isHouse && `${t.agree(['семеен', 'семейна', 'семейно'])} ${short} ${shortPlace}`,
    family && `${short} за семейство – ${district}`,
    property.availableIn === null &&
      `${short} ${shortPlace}, ${t.agree(['свободен', 'свободна', 'свободно'])} веднага`,
    property.type === 'room' && `стая за студент или работещ – ${district}`,
    property.type === 'atelier' && `ателие под покрива – ${district}`,
    property.type === 'maisonette' && `мезонет на две нива ${shortPlace}`,
  ]);
  return capital(withDetail(t, title));
}

/** Adds a fact to most titles without an area or a year, to avoid equal titles. */
function withDetail(t: DescriptionContext, title: string): string {
  const { property } = t;
  if (/кв\. м|Акт/.test(title) || t.random.chance(0.05)) return title;
  const details = [
    `${property.area} кв. м`,
    `${property.area} кв. м`,
    property.area >= 30 &&
      t.floor !== '' &&
      !title.includes('покрива') &&
      t.floor.replace(/^на /, '').replace(/^последния, /, 'последен, '),
    property.renovated && !/ремонт/.test(title) && 'след ремонт',
  ];
  return `${title}, ${t.pick(details)}`;
}
