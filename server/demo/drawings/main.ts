import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawInterior, INTERIOR_ROOMS } from './interior.ts';
import { drawLogo } from './mark.ts';
import { drawCleaning, drawMoving } from './services.ts';
import { writeIcons } from './write-icons.ts';

/** `npm run drawings`: writes the mark and the services to `content/pictures`. */
const folder = path.resolve('content/pictures');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'logo.svg'), drawLogo());
await writeIcons(path.resolve('content/icons'), folder);
await writeFile(path.join(folder, 'cleaning.svg'), drawCleaning());
await writeFile(path.join(folder, 'moving.svg'), drawMoving());
await mkdir(path.join(folder, 'interior'), { recursive: true });
for (const room of INTERIOR_ROOMS) {
  for (const when of ['before', 'after'] as const) {
    await writeFile(path.join(folder, 'interior', `${room}-${when}.svg`), drawInterior(room, when));
  }
}
