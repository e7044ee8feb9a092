import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawLogo } from './mark.ts';
import { writeIcons } from './write-icons.ts';

/** `npm run drawings`: writes the mark to `content/pictures`, its icons, and the general picture of a shared link. */
const folder = path.resolve('content/pictures');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'logo.svg'), drawLogo());
await writeIcons(path.resolve('content/icons'), folder);
