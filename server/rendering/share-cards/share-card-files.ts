import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { isLanguage } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { sizedFile } from '../../../src/core/shared/picture.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { keyOfPicture } from '../../platform/pictures/picture-rows.ts';
import { fileName } from '../../platform/pictures/picture-store.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { WorkQueue } from '../../platform/work-queue.ts';
import type { Texts } from '../../platform/texts.ts';
import { CardCache } from './card-cache.ts';
import { ShareCardDrawer } from './draw-share-card.ts';
import { cardPath, cardSource, isCardKind } from './share-card.ts';
import type { CardKind, CardSurroundings, ShareCard } from './share-card.ts';
import { DAY_SECONDS } from '../../../src/core/shared/durations.ts';

type Dependencies = {
  configuration: Configuration;
  texts: Texts;
  store: PictureStore;
  root: string;
  metrics?: Pick<Metrics, 'countCacheRead'>;
};

const YEAR = 365 * DAY_SECONDS;
const FILE = /^([a-z0-9-]{1,200})-(bg|en)-([0-9a-f]{12})\.jpg$/;
/** Width of the picture area in pixels. */
const WANTED_WIDTH = 800;
/** One drawing at a time per process, because it uses the processor. Longer waiting requests fail. */
const [AT_ONCE, WAIT_MS] = [1, 8_000];
/** Share of the rate limit per client address. */
const SHARE_OF_LIMIT = 1 / 5;

/**
 * Serves the pictures of shared pages, drawn on first request (NAV-13). Only public items have one. Outdated
 * URLs redirect to the current one.
 */
export function shareCardFiles(
  app: FastifyInstance,
  { configuration, texts, store, root, metrics }: Dependencies,
): void {
  const drawer = new ShareCardDrawer(root);
  const cache = new CardCache(join(configuration.dataDirectory, 'cards'));
  const queue = new WorkQueue(AT_ONCE, { waitMs: WAIT_MS });
  const inHand = new Map<string, Promise<Buffer>>();
  const folders = [join(root, 'content'), configuration.dataDirectory];
  const { callsPerMinute, priceOrder } = configuration;
  const surroundings = (language: Language): CardSurroundings => ({
    language,
    title: texts.in(language)('site-name'),
    priceOrder,
  });

  const draw = async (name: string, card: ShareCard, language: Language): Promise<Buffer> => {
    const known = await cache.read(name);
    metrics?.countCacheRead('share-cards', known !== null);
    if (known) return known;
    const jpeg = await queue.run(async () => {
      const picture = card.picture && (await bytesOf(card.picture, store, folders));
      return drawer.draw(card, picture, { ...surroundings(language), translate: texts.in(language) });
    });
    await cache.put(name, jpeg);
    return jpeg;
  };

  app.get<{ Params: { kind: string; file: string } }>(
    '/og/:kind/:file',
    { config: { rateLimit: { max: Math.ceil(callsPerMinute * SHARE_OF_LIMIT), timeWindow: 60_000 } } },
    async (request, reply) => {
      const { kind, file } = request.params;
      const [, id = '', language] = FILE.exec(file) ?? [];
      if (!isCardKind(kind) || !isLanguage(language)) throw new Failure('error-not-found', {}, 'not-found');
      const card = await publicCard(app, kind, id, language);
      const path = cardPath({ kind, id, card }, surroundings(language));
      // Networks embed the picture in their own pages.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (path !== `/og/${kind}/${file}`) {
        return reply.header('cache-control', 'no-cache').redirect(path, 302);
      }
      const name = `${kind}-${file}`;
      const drawing = inHand.get(name) ?? draw(name, card, language).finally(() => inHand.delete(name));
      inHand.set(name, drawing);
      const jpeg = await drawing;
      return reply
        .type('image/jpeg')
        .header('cache-control', `public, max-age=${YEAR}, immutable`)
        .send(jpeg);
    },
  );
}

/** Card of the public item, without a session. @throws Failure `not-found` or `unavailable` */
async function publicCard(
  app: FastifyInstance,
  kind: CardKind,
  id: string,
  language: Language,
): Promise<ShareCard> {
  const { path, cardOf } = cardSource(kind, id);
  const answer = await app.inject({ method: 'GET', url: path, headers: { 'x-accept-language': language } });
  if (answer.statusCode >= 500) throw new Failure('error-please-try-again-later', {}, 'unavailable');
  const card = answer.statusCode === 200 ? cardOf(answer.json()) : null;
  if (!card) throw new Failure('error-not-found', {}, 'not-found');
  return card;
}

/**
 * Reads a picture's bytes from the store or the folders of pictures; null if missing.
 * @throws Failure `unavailable` if the store fails, because a card without the picture would be cached for a
 * year
 */
async function bytesOf(
  picture: Picture,
  store: PictureStore,
  folders: readonly string[],
): Promise<Buffer | null> {
  const { url, widths = [] } = picture;
  const key = keyOfPicture(picture);
  const width = widths.find((one) => one >= WANTED_WIDTH) ?? widths.at(-1);
  if (key !== null) {
    const file = width === undefined ? null : await store.read(fileName(key, width, 'webp')).catch(away);
    return file && Buffer.concat(await file.stream.toArray());
  }
  if (!/^\/pictures\/[\w-]+(\/[\w-]+)*\.\w+$/.test(url)) return null;
  const path = width === undefined ? url : sizedFile(picture, width, 'avif');
  for (const folder of folders) {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}

function away(): never {
  throw new Failure('error-pictures-away', {}, 'unavailable');
}
