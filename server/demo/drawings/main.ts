import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apartmentSize, apartmentZones, drawApartment } from './apartment.ts';
import { drawInterior, INTERIOR_ROOMS } from './interior.ts';
import { drawLogo, drawSocial } from './mark.ts';
import { drawCleaning, drawMoving } from './services.ts';
import { writeIcons } from './write-icons.ts';

/** `npm run drawings`: writes the pictures of the rooms menu, the polygons of its zones, the mark and the services to `content/pictures`. */
const folder = path.resolve('content/pictures');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'apartment.svg'), drawApartment('day'));
await writeFile(path.join(folder, 'apartment-night.svg'), drawApartment('night'));
const zones = { ...apartmentSize, zones: apartmentZones() };
await writeFile(path.join(folder, 'apartment-zones.json'), `${JSON.stringify(zones, null, 2)}\n`);
await writeFile(path.join(folder, 'logo.svg'), drawLogo());
await writeIcons(path.resolve('content/icons'), folder);
await writeFile(path.join(folder, 'social.svg'), drawSocial());
await writeFile(path.join(folder, 'cleaning.svg'), drawCleaning());
await writeFile(path.join(folder, 'moving.svg'), drawMoving());
await mkdir(path.join(folder, 'interior'), { recursive: true });
for (const room of INTERIOR_ROOMS) {
  for (const when of ['before', 'after'] as const) {
    await writeFile(path.join(folder, 'interior', `${room}-${when}.svg`), drawInterior(room, when));
  }
}
