import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawLogo } from './mark.ts';
import { writeIcons } from './write-icons.ts';

/**
 * `npm run drawings`: writes the site's logo to `content/pictures`, its icons, and the default picture of
 * shared links.
 */
const folder = path.resolve('content/pictures');
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'logo.svg'), drawLogo());
await writeIcons(path.resolve('content/icons'), folder);
