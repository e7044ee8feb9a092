import { capital } from './bulgarian.ts';
import type { Telling } from './telling.ts';
import { furnished, praise, sunny } from './telling.ts';

/** The title of a listing, at most 120 letters. */
export function writeTitle(t: Telling): string {
  const { home, noun, shortPlace, place } = t;
  const { short } = noun;
  const district = home.district.name.bg;
  const inSofia = home.market.city.name.bg === 'София';
  const isHouse = home.type === 'house' || home.type === 'house-floor';
  const isNew = t.has('new-building');
  const family = home.bedrooms >= 2 && home.type !== 'room';
  return capital(
    t.pick([
      `${praise(t)} ${short} ${shortPlace}`,
      `${praise(t)} ${short} ${place}`,
      `${short} ${place}, ${home.area} кв. м`,
      `${short} под наем ${shortPlace}`,
      home.byAgency && `${short}, ${home.area} кв. м – ${district}`,
      home.furniture === 'furnished' && `${t.agree(furnished)} ${short} ${shortPlace}`,
      home.furniture === 'furnished' && home.byAgency && `напълно ${t.agree(furnished)} ${short} ${place}`,
      home.furniture === 'unfurnished' &&
        `${t.agree(['необзаведен', 'необзаведена', 'необзаведено'])} ${short} ${place}`,
      home.furniture === 'unfurnished' && `${short} без мебели ${shortPlace}`,
      t.has('balcony') && !isHouse && `${short} с балкон ${shortPlace}`,
      t.has('terrace') && `${short} с голяма тераса ${shortPlace}`,
      t.has('south-facing') && `${short} с южно изложение ${shortPlace}`,
      t.has('south-facing') && `${t.agree(sunny)} ${short} ${place}`,
      isNew && `${t.agree(['нов', 'нова', 'ново'])} ${short} ${place}, Акт 16 от ${home.buildingYear} г.`,
      isNew && `${short} в нова сграда – ${district}`,
      t.has('renovated') && `${short} след основен ремонт ${shortPlace}`,
      t.has('renovated') && `${t.agree(['ремонтиран', 'ремонтирана', 'ремонтирано'])} ${short} ${place}`,
      t.near('metro') && `${short} до метрото – ${district}`,
      t.near('metro') && `${short}, ${district}, на крачка от метрото`,
      t.near('university') && home.area < 75 && `${short} до университета – ${district}`,
      t.near('park') && `${short} до парка – ${district}`,
      t.near('quiet-street') && `${short} на тиха улица ${shortPlace}`,
      home.petFriendly && `${short} ${shortPlace}, домашни любимци – да`,
      t.has('garage') && `${short} с гараж ${shortPlace}`,
      t.has('parking-space') && `${short} с място за паркиране ${shortPlace}`,
      t.has('sea-view') && `${short} с изглед към морето – ${district}`,
      t.has('sea-view') &&
        `${t.agree(['море от прозореца', 'море от прозореца', 'море от прозореца'])}: ${short} ${shortPlace}`,
      t.has('mountain-view') && inSofia && `${short} с изглед към Витоша – ${district}`,
      t.has('mountain-view') && !inSofia && `${short} с гледка към планината – ${district}`,
      t.has('yard') && `${short} с двор ${shortPlace}`,
      t.has('fireplace') && `${short} с камина ${place}`,
      family && !isHouse && `семеен ${short} ${shortPlace}`,
      family && `${short} за семейство – ${district}`,
      home.availableIn === null &&
        `${short} ${shortPlace}, ${t.agree(['свободен', 'свободна', 'свободно'])} веднага`,
      home.type === 'room' && `стая за студент или работещ – ${district}`,
      home.type === 'atelier' && `ателие под покрива – ${district}`,
      home.type === 'maisonette' && `мезонет на две нива ${shortPlace}`,
    ]),
  );
}
