import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileTranslations } from '../../../src/adapters/browser/file-translations.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { Translations } from '../../../src/core/site/texts.ts';
import { brokenConnection, json, ScriptedServer } from '../../support/scripted-server.ts';

class ApiTranslations extends Translations {
  async of(language: Language): Promise<Record<string, string>> {
    return { from: `the API in ${language}` };
  }
}

let server: ScriptedServer;
let origin: string;

beforeEach(async () => {
  server = new ScriptedServer();
  origin = await server.open();
});
afterEach(() => server.close());

const texts = () => new FileTranslations(`${origin}/texts/bg-1.json`, new ApiTranslations()).of('bg');

it('Translations are loaded from the file in the page', async () => {
  server.answers = [json(200, { from: 'the file' })];
  expect(await texts()).toEqual({ from: 'the file' });
});

it.each([
  ['belongs to an older release', json(404, { message: 'error-not-found' })],
  ['cannot be loaded', brokenConnection],
  ['is incomplete', (_: unknown, response: ServerResponse) => response.end('{"from":"the fi')],
])('Translations are loaded from the API if the file %s', async (_, answer) => {
  server.answers = [answer];
  expect(await texts()).toEqual({ from: 'the API in bg' });
});
